// The C library shows which objects are loaded under this name only.
#define _GNU_SOURCE
#include "CKumihanRuntime.h"

#ifdef __linux__

#include <link.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

// Facts of Swift's ABI: docs/ABI/TypeMetadata.rst and include/swift/ABI of the compiler's sources.

/// The beginning of a conformance's description; places are relative to the field that names them.
typedef struct {
  int32_t protocol, type, witnesses;
  uint32_t flags;
} Conformance;

enum {
  kindOfStructs = 0x200, kindOfOptionals = 0x202,
  descriptorIsUnique = 0x40,
  // Of a conformance's flags. A type is named by its descriptor or by the address of a place that holds it.
  typeIsNamed = 0x38, typeIsNamedIndirectly = 0x08,
  isNotUnique = 1 << 7, isConditional = 0xff << 8, isOfProtocol = 1 << 18, isIsolated = 1 << 19,
};
static const uint32_t packsAreConditional = 0xffu << 24;

/// The program's conformances, as the linker gathered them.
extern const int32_t first[] __asm__("__start_swift5_protocol_conformances");
extern const int32_t last[] __asm__("__stop_swift5_protocol_conformances");

const void *__real_swift_conformsToProtocolWithExecutionContext(
    const void *type, const void *protocol, void *context);
const void *swift_getWitnessTable(const void *conformance, const void *type, const void *arguments);

static const void *direct(const int32_t *field) { return (const char *)field + *field; }

/// What a field names whose lowest bit says that it names a place that holds it.
static const void *indirectable(const int32_t *field) {
  const char *place = (const char *)field + (*field & ~1);
  return *field & 1 ? *(const void *const *)place : place;
}

/// The descriptor of the type that conforms; null where none names it.
static const void *typeOf(const Conformance *conformance) {
  switch (conformance->flags & typeIsNamed) {
  case 0: return direct(&conformance->type);
  case typeIsNamedIndirectly: return *(const void *const *)direct(&conformance->type);
  default: return NULL;
  }
}

/// An entry is 0, or one more than the number of a conformance, negative where a second one has its type and protocol.
static int32_t *entries;
static size_t mask;
/// How many objects had been loaded when the program's conformances were read.
static unsigned long long loaded;

static int countLoaded(struct dl_phdr_info *info, size_t size, void *count) {
  *(unsigned long long *)count = info->dlpi_adds;
  return 1;
}

static size_t slot(const void *type, const void *protocol) {
  uint64_t hash = ((uint64_t)type * 31 + (uint64_t)protocol) * 0x9e3779b97f4a7c15u;
  return (size_t)(hash >> 32) & mask;
}

static const Conformance *conformance(int32_t entry) { return direct(&first[abs(entry) - 1]); }

/// The entry of a type and a protocol, or the empty one where it belongs.
static int32_t *find(const void *type, const void *protocol) {
  size_t at = slot(type, protocol);
  for (; entries[at]; at = (at + 1) & mask) {
    const Conformance *found = conformance(entries[at]);
    if (typeOf(found) == type && indirectable(&found->protocol) == protocol) break;
  }
  return &entries[at];
}

static void readAll(void) {
  size_t count = (size_t)(last - first), room = 1;
  while (room < count * 2) room *= 2;
  if (!(entries = calloc(room, sizeof *entries))) return;
  mask = room - 1;
  for (size_t index = 0; index < count; index++) {
    const Conformance *own = direct(&first[index]);
    const void *type = typeOf(own);
    if (!type) continue;
    int32_t *entry = find(type, indirectable(&own->protocol));
    *entry = *entry ? -abs(*entry) : (int32_t)index + 1;
  }
  dl_iterate_phdr(countLoaded, &loaded);
}

/// Whether the program's own conformances answer: then the answer is in `witnesses`.
static bool answers(const void *type, const void *protocol, const void **witnesses) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  uintptr_t kind = *(const uintptr_t *)type;
  if (kind < kindOfStructs || kind > kindOfOptionals) return false;
  const void *descriptor = ((const void *const *)type)[1];
  if (!(*(const uint32_t *)descriptor & descriptorIsUnique)) return false;
  pthread_once(&once, readAll);
  if (!entries) return false;
  int32_t entry = *find(descriptor, protocol);
  if (entry < 0) return false;
  if (entry == 0) {
    unsigned long long now = 0;
    dl_iterate_phdr(countLoaded, &now);
    *witnesses = NULL;
    return now == loaded;
  }
  const Conformance *found = conformance(entry);
  const uint32_t hard = isNotUnique | isConditional | isOfProtocol | isIsolated | packsAreConditional;
  if (found->flags & hard) return false;
  *witnesses = swift_getWitnessTable(found, type, NULL);
  return true;
}

// The runtime has three functions of one form.
#define STANDS_BEFORE(function) \
  const void *__real_##function(const void *type, const void *protocol); \
  const void *__wrap_##function(const void *type, const void *protocol) { \
    const void *witnesses; \
    return answers(type, protocol, &witnesses) ? witnesses : __real_##function(type, protocol); \
  }

STANDS_BEFORE(swift_conformsToProtocol)
STANDS_BEFORE(swift_conformsToProtocol2)
STANDS_BEFORE(swift_conformsToProtocolCommon)

const void *__wrap_swift_conformsToProtocolWithExecutionContext(
    const void *type, const void *protocol, void *context) {
  const void *witnesses;
  return answers(type, protocol, &witnesses)
             ? witnesses : __real_swift_conformsToProtocolWithExecutionContext(type, protocol, context);
}

#endif
