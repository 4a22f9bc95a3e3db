// The few functions of ICU that are used, declared by hand: ICU's own headers define types that
// Foundation's copy of ICU defines otherwise, and a program can import only one of them.
#include <dlfcn.h>
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

int32_t KUMIHAN_ICU(uscript_getCode)(const char *, int *, int32_t, int *);
const char *KUMIHAN_ICU(uscript_getName)(int);

static inline const char *kumihan_script_name(const char *code) {
  int script = -1, status = 0;
  int32_t count = KUMIHAN_ICU(uscript_getCode)(code, &script, 1, &status);
  return status <= 0 && count == 1 ? KUMIHAN_ICU(uscript_getName)(script) : 0;
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

// ICU's number formatting is in a separate library, which few pictures need: it is opened on first
// use, in the version of the headers. A null pointer means that it is missing.
#define KUMIHAN_ICU_STRING(name) #name
#define KUMIHAN_ICU_NAME(name) KUMIHAN_ICU_STRING(name)
#define KUMIHAN_I18N(name) kumihan_i18n(KUMIHAN_ICU_NAME(KUMIHAN_ICU(name)))

static inline void *kumihan_i18n(const char *name) {
  void *library = dlopen("libicui18n.so." U_ICU_VERSION_SHORT, RTLD_LAZY);
  return library ? dlsym(library, name) : 0;
}

typedef struct KumihanPlurals KumihanPlurals;

static inline KumihanPlurals *kumihan_plurals_open(const char *locale, int *status) {
  KumihanPlurals *(*open)(const char *, int *) = KUMIHAN_I18N(uplrules_open);
  return open ? open(locale, status) : 0;
}
static inline void kumihan_plurals_close(KumihanPlurals *plurals) {
  void (*close)(KumihanPlurals *) = KUMIHAN_I18N(uplrules_close);
  if (close) close(plurals);
}
static inline int32_t kumihan_plurals_select(
    const KumihanPlurals *plurals, double number, uint16_t *form, int32_t capacity, int *status) {
  int32_t (*select)(const KumihanPlurals *, double, uint16_t *, int32_t, int *) =
      KUMIHAN_I18N(uplrules_select);
  return select ? select(plurals, number, form, capacity, status) : 0;
}

// Writes a number as an ICU skeleton says; the length, or 0 when it cannot.
static inline int32_t kumihan_number_format(
    const uint16_t *skeleton, int32_t length, const char *locale, double number, uint16_t *text,
    int32_t capacity) {
  void *(*open)(const uint16_t *, int32_t, const char *, int *) =
      KUMIHAN_I18N(unumf_openForSkeletonAndLocale);
  void (*close)(void *) = KUMIHAN_I18N(unumf_close);
  void *(*open_result)(int *) = KUMIHAN_I18N(unumf_openResult);
  void (*close_result)(void *) = KUMIHAN_I18N(unumf_closeResult);
  void (*format)(const void *, double, void *, int *) = KUMIHAN_I18N(unumf_formatDouble);
  int32_t (*string)(const void *, uint16_t *, int32_t, int *) =
      KUMIHAN_I18N(unumf_resultToString);
  if (!open || !close || !open_result || !close_result || !format || !string) return 0;
  int status = 0;
  void *formatter = open(skeleton, length, locale, &status);
  void *result = open_result(&status);
  if (status <= 0) format(formatter, number, result, &status);
  int32_t count = status <= 0 ? string(result, text, capacity, &status) : 0;
  if (result) close_result(result);
  if (formatter) close(formatter);
  return status <= 0 && count <= capacity ? count : 0;
}

enum { kumihan_list_units = 2 };

// Joins texts as a list of measures is joined (0 wide, 1 short, 2 narrow); the length, or 0 when it cannot.
static inline int32_t kumihan_list_format(
    const char *locale, int width, const uint16_t *const *texts, const int32_t *lengths,
    int32_t count, uint16_t *list, int32_t capacity) {
  void *(*open)(const char *, int, int, int *) = KUMIHAN_I18N(ulistfmt_openForType);
  void (*close)(void *) = KUMIHAN_I18N(ulistfmt_close);
  int32_t (*format)(
      const void *, const uint16_t *const *, const int32_t *, int32_t, uint16_t *, int32_t, int *) =
      KUMIHAN_I18N(ulistfmt_format);
  if (!open || !close || !format) return 0;
  int status = 0;
  void *formatter = open(locale, kumihan_list_units, width, &status);
  int32_t length =
      status <= 0 ? format(formatter, texts, lengths, count, list, capacity, &status) : 0;
  if (formatter) close(formatter);
  return status <= 0 && length <= capacity ? length : 0;
}
