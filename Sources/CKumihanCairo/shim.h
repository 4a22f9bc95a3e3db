// Debian's folder is found without pkg-config too.
#if __has_include(<cairo/cairo.h>)
#include <cairo/cairo-ft.h>
#include <cairo/cairo-pdf.h>
#include <cairo/cairo.h>
#else
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo.h>
#endif
