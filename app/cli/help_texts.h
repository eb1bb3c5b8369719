// What --help prints, beside the options.
#pragma once

namespace stepwell::cli {

inline constexpr const char* overview = R"help(Stepwell teaches game AI by letting people watch it think.

Usage: stepwell                       open the window where it was left
       stepwell FILE.stepwell         open a lesson file
       stepwell COMMAND …             work without a window

Commands:
  list     the lessons, their scenes, and what can be set in each
  run      the result of a run
  trace    every step of a run
  export   a run, or a moment of it, as a picture, a worksheet, a film or a web page
  check    exercises for your own editor: runs your program and says whether it is right

stepwell COMMAND --help tells more. --version prints the version.

Exit codes: 0 done; 1 the window cannot be opened, or a check failed; 2 the command line or a file is wrong, or the
output could not be written. Errors are one line on standard error.
)help";

inline constexpr const char* run_notes = R"help(NAME is a name from `stepwell list`, or a lesson file (*.stepwell).
A map has # for a wall, . for floor and, in scenes that know it, ~ for water, one line a row; - reads it from standard
input. Columns and rows of a cell X,Y count from 0, at the top left.)help";

inline constexpr const char* run_footer = R"help(
Formats: text prints the map with the result drawn on it (a wave: 0-9, then a = 10 … z = 35, + beyond), csv the result
alone, json one object: taken, discovered, path_length (null without a path), path, and the scene's own figures.

Examples:
  stepwell run wave
  stepwell run way-back --set end=stack --format csv
  stepwell run way-back --map cave.txt --set start=1,1 --set goal=30,12 --format json)help";

inline constexpr const char* trace_footer = R"help(
text: the number and the sentence of each step.
csv:  step,size,anchor,subject,writes. A field with a comma in it is in quotation marks, "(8, 3)". Writes are
      layer[i]:before>after joined by ; – a grid's i counts its cells row by row from 0; a list has two more entries
      behind its last possible item: the index of its first item, and the index behind its last one.
json: one object; cells are [x, y], null is no cell.
A run that is too long for its smallest steps is printed without them; text says so in its last line, json by details.
The writes of a step happen when its lines run: applied one after the other they give the board of the next step.

Examples:
  stepwell trace way-back --format csv > steps.csv
  stepwell trace wave --by step --lang de)help";

inline constexpr const char* export_footer = R"help(
FILE ends in what it shall be:
  .png .svg   a picture of one step, or of several side by side
  .pdf        a worksheet of one step or of several: the question, then a sheet with the answers; without --at it
              takes a step in the run's middle that has a question
  .gif        a film of the run, or of the steps that are named; it begins again when it has ended
  .html       a page to step through them, with the code; it opens in every browser, without a network
  .txt .map   the floor alone: as text with all it has, or its terrain in the form of the Moving AI Lab
A film or page has at most 500 steps. Without --by and --at, only every second, third … step of a longer run is in it.
stepwell export icon FILE draws the program's icon.

Examples:
  stepwell export way-back end.png
  stepwell export wave start.svg --at 40 --lang fr --theme contrast
  stepwell export wave rings.png --at 1,2,4,6,8,last --by chapter
  stepwell export wave/quiz worksheet.svg --at 20 --ask
  stepwell export way-back search.gif --at 1..60 --speed 2
  stepwell export wave sheets.pdf --at 20,40 --lang fr
  stepwell export way-back search.html --by detail --lang zh
  stepwell export compare floor.map --map floor.txt)help";

inline constexpr const char* check_footer = R"help(
--start writes the task (README.md), its input and programs to begin with in Python, JavaScript and C++ into a new
folder; nothing that is there already is overwritten. Write your program, then let it be checked: it reads its input
from standard input, and what it prints is compared line by line. Line ends as on Windows and a last line without its
end are fine. What it writes to standard error is shown to you.

The program may take 10 seconds of processor time (--seconds), wait as long, take 512 MB of memory and print 10 MB. Then
it is ended, and so is everything that it has started. These limits are for mistakes. They are no sandbox: the program
may do all that you may do, so check only programs that you trust.

Exit codes: 0 right, or --watch was ended with Ctrl+C; 1 not right; 2 the command line is wrong, or the program could
not be started.

Examples:
  stepwell check --list
  stepwell check wave --start wave
  stepwell check wave --folder wave -- python3 wave.py
  stepwell check wave --folder wave --watch -- node wave.js
  stepwell check wave --folder wave -- sh -c "g++ -std=c++20 -o wave wave.cpp && ./wave")help";

}  // namespace stepwell::cli
