// Lets one call of the system fail: the FAULT_AT-th of FAULT_CALL, with the number FAULT_ERRNO. Calls are counted into the file
// FAULT_COUNT. Loaded before the C library (LD_PRELOAD); see faults.sh.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_int count;
static const char *call;
static int at, number;

__attribute__((constructor)) static void begin(void) {
  call = getenv("FAULT_CALL");
  at = getenv("FAULT_AT") ? atoi(getenv("FAULT_AT")) : 0;
  number = getenv("FAULT_ERRNO") ? atoi(getenv("FAULT_ERRNO")) : EIO;
  // What the program starts, such as a compiler, is not its doing.
  unsetenv("LD_PRELOAD");
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("FAULT_COUNT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (file) {
    fprintf(file, "%d", (int)count);
    fclose(file);
  }
}

static int fails(const char *name) {
  if (!call || strcmp(call, name) != 0) return 0;
  if (atomic_fetch_add(&count, 1) + 1 != at) return 0;
  errno = number;
  return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int opening(const char *name, int folder, const char *path, int flags, mode_t mode) {
  const char *kind = flags & (O_WRONLY | O_RDWR) ? "create" : "open";
  (void)name;
  if (fails(kind)) return -1;
  return REAL(openat)(folder, path, flags, mode);
}
#define MODE(flags)                          \
  mode_t mode = 0;                           \
  if ((flags) & (O_CREAT | O_TMPFILE)) {     \
    va_list list;                            \
    va_start(list, flags);                   \
    mode = va_arg(list, mode_t);             \
    va_end(list);                            \
  }
int open(const char *path, int flags, ...) { MODE(flags) return opening("open", AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags) return opening("open", AT_FDCWD, path, flags, mode); }
int openat(int folder, const char *path, int flags, ...) { MODE(flags) return opening("open", folder, path, flags, mode); }
int openat64(int folder, const char *path, int flags, ...) { MODE(flags) return opening("open", folder, path, flags, mode); }

ssize_t read(int file, void *bytes, size_t size) { return fails("read") ? -1 : REAL(read)(file, bytes, size); }
ssize_t write(int file, const void *bytes, size_t size) {
  // Not the words that tell of the fault.
  return file != 2 && fails("write") ? -1 : REAL(write)(file, bytes, size);
}
int close(int file) {
  int fault = fails("close");
  int result = REAL(close)(file);
  if (!fault) return result;
  errno = number;
  return -1;
}
int rename(const char *old, const char *new) { return fails("rename") ? -1 : REAL(rename)(old, new); }
int linkat(int from, const char *old, int to, const char *new, int flags) {
  return fails("link") ? -1 : REAL(linkat)(from, old, to, new, flags);
}
int fchmod(int file, mode_t mode) { return fails("fchmod") ? -1 : REAL(fchmod)(file, mode); }
void *mmap(void *address, size_t size, int protection, int flags, int file, off_t offset) {
  // Of files only: what the C library takes for itself goes another way.
  return file >= 0 && fails("mmap") ? MAP_FAILED : REAL(mmap)(address, size, protection, flags, file, offset);
}
// Pictures; a program that has no memory for less cannot say so either.
void *malloc(size_t size) { return size >= 1 << 20 && fails("malloc") ? NULL : REAL(malloc)(size); }
void *calloc(size_t items, size_t size) {
  static char early[4096];
  static size_t used;
  static void *(*real)(size_t, size_t);
  if (!real) {
    // The loader asks for memory itself while it looks the name up.
    static int isLooking;
    if (isLooking) {
      void *memory = early + used;
      used += (items * size + 15) & ~(size_t)15;
      return memory;
    }
    isLooking = 1;
    real = (void *(*)(size_t, size_t))dlsym(RTLD_NEXT, "calloc");
  }
  return items * size >= 1 << 20 && fails("malloc") ? NULL : real(items, size);
}
