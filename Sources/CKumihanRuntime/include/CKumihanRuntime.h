#pragma once

// Functions of the Swift runtime that programs which carry it have in another form: `Package.swift` links them so.

#include <stdbool.h>
#include <stdint.h>

/// Takes a job of a task or an actor: whether it is the main actor's, and how many seconds it is to wait.
typedef void (*KumihanTakesJob)(void *_Nonnull job, bool isMain, double delay);

/// Hands all that tasks and actors hand in on this thread to `taker`, until it is called with null.
void KumihanTakeJobs(KumihanTakesJob _Nullable taker);
