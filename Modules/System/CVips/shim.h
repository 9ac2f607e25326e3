#pragma once
#include <dlfcn.h>
#include <stddef.h>

// libvips is opened when the first picture comes instead of being linked: it brings a hundred libraries
// along, which would cost every start of the program, whatever it is asked, some 40 ms and 20 MB. The
// declarations are those of its stable interface (libvips.so.42); its headers aren't needed to build.

struct cvips_image;

/// The functions of the opened library.
struct cvips {
    int (*init)(const char *program);
    void (*block_untrusted)(int state);
    void (*block)(const char *operation, int state);
    void (*concurrency)(int threads);
    void (*cache_max)(int operations);
    void (*error_clear)(void);
    const char *(*error_buffer)(void);
    int (*jpegload_buffer)(void *bytes, size_t size, struct cvips_image **out, ...);
    int (*pngload_buffer)(void *bytes, size_t size, struct cvips_image **out, ...);
    int (*webpload_buffer)(void *bytes, size_t size, struct cvips_image **out, ...);
    int (*heifload_buffer)(void *bytes, size_t size, struct cvips_image **out, ...);
    int (*thumbnail_buffer)(void *bytes, size_t size, struct cvips_image **out, int width, ...);
    int (*thumbnail_image)(struct cvips_image *in, struct cvips_image **out, int width, ...);
    struct cvips_image *(*copy_memory)(struct cvips_image *in);
    struct cvips_image *(*new_from_memory)(
        const void *bytes, size_t size, int width, int height, int bands, int format);
    int (*webpsave_buffer)(struct cvips_image *in, void **bytes, size_t *size, ...);
    int (*pngsave_buffer)(struct cvips_image *in, void **bytes, size_t *size, ...);
    int (*width)(const struct cvips_image *image);
    int (*height)(const struct cvips_image *image);
    int (*bands)(const struct cvips_image *image);
    int (*format)(const struct cvips_image *image);
    size_t (*format_size)(int format);
    size_t (*has)(const struct cvips_image *image, const char *name);
    int (*get_int)(const struct cvips_image *image, const char *name, int *out);
    void (*unref)(void *object);
    void (*free)(void *memory);
    unsigned int (*log_handler)(const char *domain, int levels, void *function, void *data);
};

static inline void cvips_say_nothing(const char *domain, int level, const char *message, void *data) {
    (void)domain;
    (void)level;
    (void)message;
    (void)data;
}

/// Returns NULL, or what is missing.
static inline const char *cvips_open(struct cvips *vips) {
    void *library = dlopen("libvips.so.42", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return dlerror();
    const struct {
        const char *name;
        void *place;
    } wanted[] = {
        {"vips_init", &vips->init},
        {"vips_block_untrusted_set", &vips->block_untrusted},
        {"vips_operation_block_set", &vips->block},
        {"vips_concurrency_set", &vips->concurrency},
        {"vips_cache_set_max", &vips->cache_max},
        {"vips_error_clear", &vips->error_clear},
        {"vips_error_buffer", &vips->error_buffer},
        {"vips_jpegload_buffer", &vips->jpegload_buffer},
        {"vips_pngload_buffer", &vips->pngload_buffer},
        {"vips_webpload_buffer", &vips->webpload_buffer},
        {"vips_heifload_buffer", &vips->heifload_buffer},
        {"vips_thumbnail_buffer", &vips->thumbnail_buffer},
        {"vips_thumbnail_image", &vips->thumbnail_image},
        {"vips_image_copy_memory", &vips->copy_memory},
        {"vips_image_new_from_memory", &vips->new_from_memory},
        {"vips_webpsave_buffer", &vips->webpsave_buffer},
        {"vips_pngsave_buffer", &vips->pngsave_buffer},
        {"vips_image_get_width", &vips->width},
        {"vips_image_get_height", &vips->height},
        {"vips_image_get_bands", &vips->bands},
        {"vips_image_get_format", &vips->format},
        {"vips_format_sizeof", &vips->format_size},
        {"vips_image_get_typeof", &vips->has},
        {"vips_image_get_int", &vips->get_int},
        // Of GLib, which libvips depends on and which is therefore found through it.
        {"g_object_unref", &vips->unref},
        {"g_free", &vips->free},
        {"g_log_set_handler", &vips->log_handler},
    };
    for (size_t index = 0; index < sizeof wanted / sizeof *wanted; index++) {
        void *function = dlsym(library, wanted[index].name);
        if (function == NULL) return wanted[index].name;
        *(void **)wanted[index].place = function;
    }
    return NULL;
}

/// Opens no loader but the four, keeps nothing between pictures, and says what it has to say by its results.
static inline int cvips_start(const struct cvips *vips) {
    // Every level but what ends the program.
    const int levels = 0xff << 2 & ~(1 << 2);
    vips->log_handler("VIPS", levels, (void *)&cvips_say_nothing, NULL);
    vips->log_handler("GLib-GObject", levels, (void *)&cvips_say_nothing, NULL);
    if (vips->init("madang") != 0) return -1;
    vips->block_untrusted(1);
    vips->block("VipsForeignLoad", 1);
    vips->block("VipsForeignLoadJpeg", 0);
    vips->block("VipsForeignLoadPng", 0);
    vips->block("VipsForeignLoadWebp", 0);
    vips->block("VipsForeignLoadHeif", 0);
    vips->concurrency(1);
    vips->cache_max(0);
    return 0;
}

enum cvips_kind { CVIPS_JPEG, CVIPS_PNG, CVIPS_WEBP, CVIPS_HEIF };

// VipsAccess and VipsFailOn: read once from top to bottom; damage and truncation are failures.
#define CVIPS_SEQUENTIAL 1
#define CVIPS_FAIL_ON_ERROR 2

/// Reads the header alone.
static inline struct cvips_image *cvips_header(
    const struct cvips *vips, enum cvips_kind kind, const void *bytes, size_t size) {
    int (*load)(void *, size_t, struct cvips_image **, ...) =
        kind == CVIPS_JPEG   ? vips->jpegload_buffer
        : kind == CVIPS_PNG  ? vips->pngload_buffer
        : kind == CVIPS_WEBP ? vips->webpload_buffer
                             : vips->heifload_buffer;
    struct cvips_image *image = NULL;
    if (load((void *)bytes, size, &image,
            "access", CVIPS_SEQUENTIAL, "fail_on", CVIPS_FAIL_ON_ERROR, (void *)NULL) != 0) {
        return NULL;
    }
    return image;
}

/// Decodes upright, in sRGB, within a square of `side`, never larger than it was, into memory of its own.
static inline struct cvips_image *cvips_decode(
    const struct cvips *vips, const void *bytes, size_t size, int side) {
    struct cvips_image *lazy = NULL;
    if (vips->thumbnail_buffer((void *)bytes, size, &lazy, side,
            "height", side, "size", /* VIPS_SIZE_DOWN */ 2, "export_profile", "srgb",
            // Its own `fail_on` reaches some loaders only.
            "option_string", "[fail_on=error]", (void *)NULL) != 0) {
        return NULL;
    }
    struct cvips_image *image = vips->copy_memory(lazy);
    vips->unref(lazy);
    return image;
}

/// Within a square of `side`, or filling as much of it as there is, cut from the middle.
static inline struct cvips_image *cvips_shrink(
    const struct cvips *vips, struct cvips_image *image, int side, int fills) {
    struct cvips_image *smaller = NULL;
    int result = vips->thumbnail_image(image, &smaller, side,
        "height", side, "size", /* VIPS_SIZE_DOWN */ 2, "crop", fills ? /* VIPS_INTERESTING_CENTRE */ 1 : 0,
        (void *)NULL);
    return result == 0 ? smaller : NULL;
}

/// To be freed with `free` of the library.
static inline void *cvips_webp(
    const struct cvips *vips, struct cvips_image *image, int quality, int effort, size_t *size) {
    void *bytes = NULL;
    int result = vips->webpsave_buffer(image, &bytes, size,
        "Q", quality, "effort", effort, "strip", 1, (void *)NULL);
    return result == 0 ? bytes : NULL;
}

/// Encodes rows of red, green and blue as a PNG with a palette. To be freed with `free` of the library.
static inline void *cvips_png(
    const struct cvips *vips, const void *pixels, int width, int height, size_t *size) {
    const size_t length = (size_t)width * (size_t)height * 3;
    struct cvips_image *image =
        vips->new_from_memory(pixels, length, width, height, 3, /* VIPS_FORMAT_UCHAR */ 0);
    if (image == NULL) return NULL;
    void *bytes = NULL;
    int result = vips->pngsave_buffer(image, &bytes, size,
        "palette", 1, "dither", 0.0, "compression", 9, "strip", 1, (void *)NULL);
    vips->unref(image);
    return result == 0 ? bytes : NULL;
}
