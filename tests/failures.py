#!/usr/bin/env python3
"""Prints what failed: failures.py PRESET RESULTS.xml – the name of each test, and the last lines that it printed."""
import sys
import xml.etree.ElementTree as tree

LINES = 25

preset, results = sys.argv[1:]
for test in tree.parse(results).iter("testcase"):
    if test.get("status") == "fail":
        printed = (test.findtext("system-out") or "").rstrip().splitlines()
        print(f"{preset}: {test.get('name')}", *("    " + line for line in printed[-LINES:]), sep="\n")
