#pragma once

// Functions of the Swift runtime that programs which carry it have in another form: `Package.swift` links them so.

#include <stdint.h>
