#include "tests/bench/no_graphics.h"

#include <glad/gl.h>

namespace stepwell::bench {

void use_no_graphics() {
    glad_glGenTextures = [](GLsizei count, GLuint* names) {
        static GLuint last = 0;
        for (GLsizei i = 0; i < count; ++i) names[i] = ++last;
    };
    glad_glDeleteTextures = [](GLsizei, const GLuint*) {};
    glad_glBindTexture = [](GLenum, GLuint) {};
    glad_glTexParameteri = [](GLenum, GLenum, GLint) {};
    glad_glTexParameteriv = [](GLenum, GLenum, const GLint*) {};
    glad_glPixelStorei = [](GLenum, GLint) {};
    glad_glTexImage2D = [](GLenum, GLint, GLint, GLsizei, GLsizei, GLint, GLenum, GLenum, const void*) {};
    glad_glTexSubImage2D = [](GLenum, GLint, GLint, GLint, GLsizei, GLsizei, GLenum, GLenum, const void*) {};
    glad_glGenerateMipmap = [](GLenum) {};
}

}  // namespace stepwell::bench
