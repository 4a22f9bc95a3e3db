#include "CKumihanRuntime.h"

/// Where the runtime's tool for traces of crashes stands: nowhere, since a program that carries the runtime has none beside it. To
/// find its own place, the runtime would read all the symbols that the program exports, at every start.
const char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) { return 0; }
