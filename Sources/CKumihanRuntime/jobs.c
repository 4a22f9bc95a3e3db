// The C library shows the clock that goes on while a machine sleeps under this name only.
#define _GNU_SOURCE
#include "CKumihanRuntime.h"

#ifdef __linux__

#include <time.h>

// Where the runtime hands work to Dispatch: DispatchGlobalExecutor.cpp of the compiler's sources.

static _Thread_local KumihanTakesJob take;

void KumihanTakeJobs(KumihanTakesJob taker) { take = taker; }

void __real_swift_dispatchEnqueueMain(void *job);
void __wrap_swift_dispatchEnqueueMain(void *job) {
  if (take) take(job, true, 0);
  else __real_swift_dispatchEnqueueMain(job);
}

void __real_swift_dispatchEnqueueGlobal(void *job);
void __wrap_swift_dispatchEnqueueGlobal(void *job) {
  if (take) take(job, false, 0);
  else __real_swift_dispatchEnqueueGlobal(job);
}

/// Of swift_clock_id.
enum { continuousClock = 1, suspendingClock = 2 };

void __real_swift_dispatchEnqueueWithDeadline(
    bool isGlobal, long long seconds, long long nanoseconds, long long toleranceSeconds,
    long long toleranceNanoseconds, int clock, void *job);
void __wrap_swift_dispatchEnqueueWithDeadline(
    bool isGlobal, long long seconds, long long nanoseconds, long long toleranceSeconds,
    long long toleranceNanoseconds, int clock, void *job) {
  if (!take) {
    __real_swift_dispatchEnqueueWithDeadline(
        isGlobal, seconds, nanoseconds, toleranceSeconds, toleranceNanoseconds, clock, job);
    return;
  }
  struct timespec now;
  clockid_t kind = clock == continuousClock ? CLOCK_BOOTTIME
                   : clock == suspendingClock ? CLOCK_MONOTONIC : CLOCK_REALTIME;
  clock_gettime(kind, &now);
  double delay = (double)(seconds - now.tv_sec) + (double)(nanoseconds - now.tv_nsec) / 1e9;
  take(job, !isGlobal, delay > 0 ? delay : 0);
}

#endif
