#pragma once
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

// Pango sets text, Cairo paints, librsvg reads drawings. libvips depends on all three, and like libvips they
// are opened by the process that draws instead of being linked. The declarations are those of their stable
// interfaces.

struct cpango_area {
    double x, y, width, height;
};

/// The functions of the opened libraries.
struct cpango {
    void *(*surface_create)(int format, int width, int height);
    void (*surface_flush)(void *surface);
    unsigned char *(*surface_data)(void *surface);
    int (*surface_stride)(void *surface);
    void (*surface_destroy)(void *surface);
    void *(*create)(void *surface);
    void (*destroy)(void *cairo);
    int (*status)(void *cairo);
    void (*move_to)(void *cairo, double x, double y);
    void (*set_source_rgb)(void *cairo, double red, double green, double blue);
    void *(*font_options_create)(void);
    void (*font_options_destroy)(void *options);
    void (*font_options_set_hint_style)(void *options, int style);
    void (*font_options_set_hint_metrics)(void *options, int metrics);
    void *(*create_layout)(void *cairo);
    void (*context_set_font_options)(void *context, const void *options);
    void (*show_layout)(void *cairo, void *layout);
    void *(*layout_get_context)(void *layout);
    void (*layout_set_text)(void *layout, const char *text, int length);
    void (*layout_set_font_description)(void *layout, const void *font);
    void (*layout_set_width)(void *layout, int width);
    void (*layout_set_height)(void *layout, int height);
    void (*layout_set_wrap)(void *layout, int wrap);
    void (*layout_set_ellipsize)(void *layout, int place);
    void (*layout_set_auto_dir)(void *layout, int automatic);
    void (*layout_set_line_spacing)(void *layout, float factor);
    int (*layout_is_ellipsized)(void *layout);
    int (*layout_get_unknown_glyphs_count)(void *layout);
    void (*layout_get_pixel_size)(void *layout, int *width, int *height);
    void (*context_set_language)(void *context, void *language);
    void *(*language_from_string)(const char *language);
    void *(*font_description_from_string)(const char *text);
    void (*font_description_set_absolute_size)(void *font, double size);
    void (*font_description_free)(void *font);
    void *(*svg_new)(const uint8_t *bytes, size_t size, void **error);
    int (*svg_render)(void *svg, void *cairo, const struct cpango_area *area, void **error);
    void (*unref)(void *object);
    unsigned int (*log_handler)(const char *domain, int levels, void *function, void *data);
};

static inline void cpango_say_nothing(const char *domain, int level, const char *message, void *data) {
    (void)domain;
    (void)level;
    (void)message;
    (void)data;
}

/// Returns NULL, or what is missing.
static inline const char *cpango_open(struct cpango *pango) {
    void *svg = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (svg == NULL) return dlerror();
    void *text = dlopen("libpangocairo-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (text == NULL) return dlerror();
    // Those of libraries that these depend on are found through them.
    const struct {
        void *library;
        const char *name;
        void *place;
    } wanted[] = {
        {text, "cairo_image_surface_create", &pango->surface_create},
        {text, "cairo_surface_flush", &pango->surface_flush},
        {text, "cairo_image_surface_get_data", &pango->surface_data},
        {text, "cairo_image_surface_get_stride", &pango->surface_stride},
        {text, "cairo_surface_destroy", &pango->surface_destroy},
        {text, "cairo_create", &pango->create},
        {text, "cairo_destroy", &pango->destroy},
        {text, "cairo_status", &pango->status},
        {text, "cairo_move_to", &pango->move_to},
        {text, "cairo_set_source_rgb", &pango->set_source_rgb},
        {text, "cairo_font_options_create", &pango->font_options_create},
        {text, "cairo_font_options_destroy", &pango->font_options_destroy},
        {text, "cairo_font_options_set_hint_style", &pango->font_options_set_hint_style},
        {text, "cairo_font_options_set_hint_metrics", &pango->font_options_set_hint_metrics},
        {text, "pango_cairo_create_layout", &pango->create_layout},
        {text, "pango_cairo_context_set_font_options", &pango->context_set_font_options},
        {text, "pango_cairo_show_layout", &pango->show_layout},
        {text, "pango_layout_get_context", &pango->layout_get_context},
        {text, "pango_layout_set_text", &pango->layout_set_text},
        {text, "pango_layout_set_font_description", &pango->layout_set_font_description},
        {text, "pango_layout_set_width", &pango->layout_set_width},
        {text, "pango_layout_set_height", &pango->layout_set_height},
        {text, "pango_layout_set_wrap", &pango->layout_set_wrap},
        {text, "pango_layout_set_ellipsize", &pango->layout_set_ellipsize},
        {text, "pango_layout_set_auto_dir", &pango->layout_set_auto_dir},
        {text, "pango_layout_set_line_spacing", &pango->layout_set_line_spacing},
        {text, "pango_layout_is_ellipsized", &pango->layout_is_ellipsized},
        {text, "pango_layout_get_unknown_glyphs_count", &pango->layout_get_unknown_glyphs_count},
        {text, "pango_layout_get_pixel_size", &pango->layout_get_pixel_size},
        {text, "pango_context_set_language", &pango->context_set_language},
        {text, "pango_language_from_string", &pango->language_from_string},
        {text, "pango_font_description_from_string", &pango->font_description_from_string},
        {text, "pango_font_description_set_absolute_size", &pango->font_description_set_absolute_size},
        {text, "pango_font_description_free", &pango->font_description_free},
        {svg, "rsvg_handle_new_from_data", &pango->svg_new},
        {svg, "rsvg_handle_render_document", &pango->svg_render},
        {text, "g_object_unref", &pango->unref},
        {text, "g_log_set_handler", &pango->log_handler},
    };
    for (size_t index = 0; index < sizeof wanted / sizeof *wanted; index++) {
        void *function = dlsym(wanted[index].library, wanted[index].name);
        if (function == NULL) return wanted[index].name;
        *(void **)wanted[index].place = function;
    }
    // Every level but what ends the program.
    const int levels = 0xff << 2 & ~(1 << 2);
    pango->log_handler("Pango", levels, (void *)&cpango_say_nothing, NULL);
    pango->log_handler("librsvg", levels, (void *)&cpango_say_nothing, NULL);
    return NULL;
}

struct cpango_canvas {
    void *surface, *cairo;
    int width, height;
};

/// Returns 0, or the error of the library.
static inline int cpango_canvas_open(
    const struct cpango *pango, struct cpango_canvas *canvas, int width, int height) {
    void *surface = pango->surface_create(/* CAIRO_FORMAT_RGB24 */ 1, width, height);
    *canvas = (struct cpango_canvas){surface, pango->create(surface), width, height};
    return pango->status(canvas->cairo);
}

static inline void cpango_canvas_close(const struct cpango *pango, const struct cpango_canvas *canvas) {
    pango->destroy(canvas->cairo);
    pango->surface_destroy(canvas->surface);
}

/// Paints a drawing over the whole canvas. Returns whether it could be read.
static inline int cpango_paint(
    const struct cpango *pango, const struct cpango_canvas *canvas, const void *bytes, size_t size) {
    void *svg = pango->svg_new(bytes, size, NULL);
    if (svg == NULL) return 0;
    const struct cpango_area area = {0, 0, canvas->width, canvas->height};
    const int isPainted = pango->svg_render(svg, canvas->cairo, &area, NULL);
    pango->unref(svg);
    return isPainted;
}

struct cpango_text {
    const char *text;
    const char *font;
    uint32_t colour;
    int size, x, y, width, height;
    /// Whether the last line is at the bottom of the area.
    int sinks;
};

struct cpango_fit {
    /// Whether the text was cut.
    int isCut;
    /// Characters that no font has.
    int unknown;
};

#define CPANGO_SCALE 1024

/// Sets a text in as many lines as its area has room for, and ends it with an ellipsis where it is longer.
/// Paints it if asked to, unless it was cut and may not be.
static inline struct cpango_fit cpango_write(
    const struct cpango *pango, const struct cpango_canvas *canvas, const struct cpango_text *text,
    int isPainted, int canBeCut) {
    void *layout = pango->create_layout(canvas->cairo);
    void *context = pango->layout_get_context(layout);
    // Letters keep their shape and their distance at every size.
    void *options = pango->font_options_create();
    pango->font_options_set_hint_style(options, /* CAIRO_HINT_STYLE_NONE */ 1);
    pango->font_options_set_hint_metrics(options, /* CAIRO_HINT_METRICS_OFF */ 1);
    pango->context_set_font_options(context, options);
    pango->font_options_destroy(options);
    pango->context_set_language(context, pango->language_from_string("ko"));
    void *font = pango->font_description_from_string(text->font);
    pango->font_description_set_absolute_size(font, text->size * (double)CPANGO_SCALE);
    pango->layout_set_font_description(layout, font);
    pango->font_description_free(font);
    pango->layout_set_auto_dir(layout, 0);
    pango->layout_set_width(layout, text->width * CPANGO_SCALE);
    pango->layout_set_height(layout, text->height * CPANGO_SCALE);
    pango->layout_set_line_spacing(layout, 1.12f);
    pango->layout_set_wrap(layout, /* PANGO_WRAP_WORD_CHAR */ 2);
    pango->layout_set_ellipsize(layout, /* PANGO_ELLIPSIZE_END */ 3);
    pango->layout_set_text(layout, text->text, -1);
    const struct cpango_fit fit = {
        pango->layout_is_ellipsized(layout), pango->layout_get_unknown_glyphs_count(layout),
    };
    if (isPainted && (!fit.isCut || canBeCut)) {
        int width, height;
        pango->layout_get_pixel_size(layout, &width, &height);
        pango->set_source_rgb(
            canvas->cairo, (text->colour >> 16 & 0xff) / 255.0, (text->colour >> 8 & 0xff) / 255.0,
            (text->colour & 0xff) / 255.0);
        pango->move_to(canvas->cairo, text->x, text->sinks ? text->y + text->height - height : text->y);
        pango->show_layout(canvas->cairo, layout);
    }
    pango->unref(layout);
    return fit;
}

/// The rows of the canvas, red, green and blue, into room for three bytes of each pixel.
static inline void cpango_read(
    const struct cpango *pango, const struct cpango_canvas *canvas, unsigned char *bytes) {
    pango->surface_flush(canvas->surface);
    const unsigned char *rows = pango->surface_data(canvas->surface);
    const int stride = pango->surface_stride(canvas->surface);
    for (int y = 0; y < canvas->height; y++) {
        const uint32_t *row = (const uint32_t *)(const void *)(rows + (size_t)y * (size_t)stride);
        for (int x = 0; x < canvas->width; x++) {
            *bytes++ = (unsigned char)(row[x] >> 16);
            *bytes++ = (unsigned char)(row[x] >> 8);
            *bytes++ = (unsigned char)row[x];
        }
    }
}
