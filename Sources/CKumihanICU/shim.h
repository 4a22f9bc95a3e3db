// The few functions of ICU that are used, declared by hand: ICU's own headers define types that
// Foundation's copy of ICU defines otherwise, and a program can import only one of them.
#include <stdint.h>
#include <unicode/uvernum.h>

#define KUMIHAN_ICU(name) U_ICU_ENTRY_POINT_RENAME(name)

typedef struct KumihanBreaker KumihanBreaker;
typedef struct KumihanBidi KumihanBidi;

enum { kumihan_break_line = 2 };

KumihanBreaker *KUMIHAN_ICU(ubrk_open)(int, const char *, const uint16_t *, int32_t, int *);
void KUMIHAN_ICU(ubrk_close)(KumihanBreaker *);
void KUMIHAN_ICU(ubrk_setText)(KumihanBreaker *, const uint16_t *, int32_t, int *);
int32_t KUMIHAN_ICU(ubrk_next)(KumihanBreaker *);

KumihanBidi *KUMIHAN_ICU(ubidi_open)(void);
void KUMIHAN_ICU(ubidi_close)(KumihanBidi *);
void KUMIHAN_ICU(ubidi_setPara)(
    KumihanBidi *, const uint16_t *, int32_t, uint8_t, uint8_t *, int *);
uint8_t KUMIHAN_ICU(ubidi_getParaLevel)(const KumihanBidi *);
const uint8_t *KUMIHAN_ICU(ubidi_getLevels)(KumihanBidi *, int *);

static inline KumihanBreaker *kumihan_breaker_open(const char *locale, int *status) {
  return KUMIHAN_ICU(ubrk_open)(kumihan_break_line, locale, 0, 0, status);
}
static inline void kumihan_breaker_close(KumihanBreaker *breaker) {
  KUMIHAN_ICU(ubrk_close)(breaker);
}
static inline void kumihan_breaker_set_text(
    KumihanBreaker *breaker, const uint16_t *text, int32_t length, int *status) {
  KUMIHAN_ICU(ubrk_setText)(breaker, text, length, status);
}
static inline int32_t kumihan_breaker_next(KumihanBreaker *breaker) {
  return KUMIHAN_ICU(ubrk_next)(breaker);
}

static inline KumihanBidi *kumihan_bidi_open(void) { return KUMIHAN_ICU(ubidi_open)(); }
static inline void kumihan_bidi_close(KumihanBidi *bidi) { KUMIHAN_ICU(ubidi_close)(bidi); }
static inline void kumihan_bidi_set(
    KumihanBidi *bidi, const uint16_t *text, int32_t length, uint8_t level, int *status) {
  KUMIHAN_ICU(ubidi_setPara)(bidi, text, length, level, 0, status);
}
static inline uint8_t kumihan_bidi_base(const KumihanBidi *bidi) {
  return KUMIHAN_ICU(ubidi_getParaLevel)(bidi);
}
static inline const uint8_t *kumihan_bidi_levels(KumihanBidi *bidi, int *status) {
  return KUMIHAN_ICU(ubidi_getLevels)(bidi, status);
}
