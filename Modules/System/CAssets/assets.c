// The files of Modules/Presentation/Web/Assets, embedded by the compiler, which tracks them. The Swift array
// literals that SwiftPM generates for embedded resources take half a minute to compile.
#include "CAssets.h"
#include <string.h>

static const unsigned char contact_ko_txt[] = {
#embed "../../../docs/templates/contact.ko.txt"
};
static const unsigned char location_ko_txt[] = {
#embed "../../../docs/templates/location.ko.txt"
};
static const unsigned char privacy_ko_txt[] = {
#embed "../../../docs/templates/privacy.ko.txt"
};
static const unsigned char terms_ko_txt[] = {
#embed "../../../docs/templates/terms.ko.txt"
};
static const unsigned char api_js[] = {
#embed "../../Presentation/Web/Assets/api.js"
};
static const unsigned char app_js[] = {
#embed "../../Presentation/Web/Assets/app.js"
};
static const unsigned char bars_js[] = {
#embed "../../Presentation/Web/Assets/bars.js"
};
static const unsigned char base_map_js[] = {
#embed "../../Presentation/Web/Assets/base_map.js"
};
static const unsigned char base_map_json[] = {
#embed "../../Presentation/Web/Assets/base_map.json"
};
static const unsigned char bubble_js[] = {
#embed "../../Presentation/Web/Assets/bubble.js"
};
static const unsigned char calendar_js[] = {
#embed "../../Presentation/Web/Assets/calendar.js"
};
static const unsigned char compose_js[] = {
#embed "../../Presentation/Web/Assets/compose.js"
};
static const unsigned char draw_js[] = {
#embed "../../Presentation/Web/Assets/draw.js"
};
static const unsigned char drawings_svg[] = {
#embed "../../Presentation/Web/Assets/drawings.svg"
};
static const unsigned char yard_svg[] = {
#embed "../../Presentation/Web/Assets/yard.svg"
};
static const unsigned char feed_js[] = {
#embed "../../Presentation/Web/Assets/feed.js"
};
static const unsigned char beside_js[] = {
#embed "../../Presentation/Web/Assets/beside.js"
};
static const unsigned char ground_js[] = {
#embed "../../Presentation/Web/Assets/ground.js"
};
static const unsigned char icon_180_png[] = {
#embed "../../Presentation/Web/Assets/icon-180.png"
};
static const unsigned char icon_192_png[] = {
#embed "../../Presentation/Web/Assets/icon-192.png"
};
static const unsigned char icon_512_png[] = {
#embed "../../Presentation/Web/Assets/icon-512.png"
};
static const unsigned char icon_svg[] = {
#embed "../../Presentation/Web/Assets/icon.svg"
};
static const unsigned char icons_svg[] = {
#embed "../../Presentation/Web/Assets/icons.svg"
};
static const unsigned char labels_js[] = {
#embed "../../Presentation/Web/Assets/labels.js"
};
static const unsigned char listing_js[] = {
#embed "../../Presentation/Web/Assets/listing.js"
};
static const unsigned char live_js[] = {
#embed "../../Presentation/Web/Assets/live.js"
};
// The styles of all pages, then those of pages that show no list of listings and no listing.
static const unsigned char common_css[] = {
#embed "../../Presentation/Web/Assets/Styles/typeface.css"
,
#embed "../../Presentation/Web/Assets/Styles/tokens.css"
,
#embed "../../Presentation/Web/Assets/Styles/base.css"
,
#embed "../../Presentation/Web/Assets/Styles/frame.css"
,
#embed "../../Presentation/Web/Assets/Styles/controls.css"
,
#embed "../../Presentation/Web/Assets/Styles/surfaces.css"
,
#embed "../../Presentation/Web/Assets/Styles/cards.css"
,
#embed "../../Presentation/Web/Assets/Styles/listing.css"
,
#embed "../../Presentation/Web/Assets/Styles/board.css"
};
static const unsigned char more_css[] = {
#embed "../../Presentation/Web/Assets/Styles/map.css"
,
#embed "../../Presentation/Web/Assets/Styles/talk.css"
,
#embed "../../Presentation/Web/Assets/Styles/calendar.css"
,
#embed "../../Presentation/Web/Assets/Styles/own.css"
,
#embed "../../Presentation/Web/Assets/Styles/compose.css"
};
static const unsigned char street_map_js[] = {
#embed "../../Presentation/Web/Assets/street_map.js"
};
static const unsigned char street_names_js[] = {
#embed "../../Presentation/Web/Assets/street_names.js"
};
static const unsigned char street_style_js[] = {
#embed "../../Presentation/Web/Assets/street_style.js"
};
static const unsigned char street_tile_js[] = {
#embed "../../Presentation/Web/Assets/street_tile.js"
};
static const unsigned char map_js[] = {
#embed "../../Presentation/Web/Assets/map.js"
};
static const unsigned char mine_js[] = {
#embed "../../Presentation/Web/Assets/mine.js"
};
static const unsigned char payment_js[] = {
#embed "../../Presentation/Web/Assets/payment.js"
};
static const unsigned char push_js[] = {
#embed "../../Presentation/Web/Assets/push.js"
};
static const unsigned char neighbourhoods_js[] = {
#embed "../../Presentation/Web/Assets/neighbourhoods.js"
};
static const unsigned char message_menu_js[] = {
#embed "../../Presentation/Web/Assets/message_menu.js"
};
static const unsigned char outbox_js[] = {
#embed "../../Presentation/Web/Assets/outbox.js"
};
static const unsigned char pins_js[] = {
#embed "../../Presentation/Web/Assets/pins.js"
};
static const unsigned char place_js[] = {
#embed "../../Presentation/Web/Assets/place.js"
};
static const unsigned char position_js[] = {
#embed "../../Presentation/Web/Assets/position.js"
};
static const unsigned char round_hangul_woff2[] = {
#embed "../../Presentation/Web/Assets/round-hangul.woff2"
};
static const unsigned char round_latin_woff2[] = {
#embed "../../Presentation/Web/Assets/round-latin.woff2"
};
static const unsigned char search_js[] = {
#embed "../../Presentation/Web/Assets/search.js"
};
static const unsigned char service_worker_js[] = {
#embed "../../Presentation/Web/Assets/service_worker.js"
};
static const unsigned char shelf_js[] = {
#embed "../../Presentation/Web/Assets/shelf.js"
};
static const unsigned char steps_js[] = {
#embed "../../Presentation/Web/Assets/steps.js"
};
static const unsigned char talk_js[] = {
#embed "../../Presentation/Web/Assets/talk.js"
};
static const unsigned char tray_js[] = {
#embed "../../Presentation/Web/Assets/tray.js"
};
static const unsigned char uploads_js[] = {
#embed "../../Presentation/Web/Assets/uploads.js"
};
static const unsigned char viewed_js[] = {
#embed "../../Presentation/Web/Assets/viewed.js"
};
static const unsigned char viewer_js[] = {
#embed "../../Presentation/Web/Assets/viewer.js"
};
static const unsigned char waiting_js[] = {
#embed "../../Presentation/Web/Assets/waiting.js"
};
static const unsigned char won_js[] = {
#embed "../../Presentation/Web/Assets/won.js"
};
static const unsigned char words_js[] = {
#embed "../../Presentation/Web/Assets/words.js"
};

#define FILE_OF(name, bytes) \
    if (strcmp(file, name) == 0) return (struct asset){bytes, sizeof bytes}

struct asset asset_named(const char *file) {
    FILE_OF("api.js", api_js);
    FILE_OF("app.js", app_js);
    FILE_OF("bars.js", bars_js);
    FILE_OF("base_map.js", base_map_js);
    FILE_OF("base_map.json", base_map_json);
    FILE_OF("bubble.js", bubble_js);
    FILE_OF("calendar.js", calendar_js);
    FILE_OF("compose.js", compose_js);
    FILE_OF("draw.js", draw_js);
    FILE_OF("drawings.svg", drawings_svg);
    FILE_OF("yard.svg", yard_svg);
    FILE_OF("feed.js", feed_js);
    FILE_OF("beside.js", beside_js);
    FILE_OF("ground.js", ground_js);
    FILE_OF("icon-180.png", icon_180_png);
    FILE_OF("icon-192.png", icon_192_png);
    FILE_OF("icon-512.png", icon_512_png);
    FILE_OF("icon.svg", icon_svg);
    FILE_OF("icons.svg", icons_svg);
    FILE_OF("labels.js", labels_js);
    FILE_OF("listing.js", listing_js);
    FILE_OF("live.js", live_js);
    FILE_OF("common.css", common_css);
    FILE_OF("more.css", more_css);
    FILE_OF("street_map.js", street_map_js);
    FILE_OF("street_names.js", street_names_js);
    FILE_OF("street_style.js", street_style_js);
    FILE_OF("street_tile.js", street_tile_js);
    FILE_OF("map.js", map_js);
    FILE_OF("mine.js", mine_js);
    FILE_OF("payment.js", payment_js);
    FILE_OF("push.js", push_js);
    FILE_OF("neighbourhoods.js", neighbourhoods_js);
    FILE_OF("message_menu.js", message_menu_js);
    FILE_OF("outbox.js", outbox_js);
    FILE_OF("pins.js", pins_js);
    FILE_OF("place.js", place_js);
    FILE_OF("position.js", position_js);
    FILE_OF("round-hangul.woff2", round_hangul_woff2);
    FILE_OF("round-latin.woff2", round_latin_woff2);
    FILE_OF("search.js", search_js);
    FILE_OF("service_worker.js", service_worker_js);
    FILE_OF("shelf.js", shelf_js);
    FILE_OF("steps.js", steps_js);
    FILE_OF("talk.js", talk_js);
    FILE_OF("tray.js", tray_js);
    FILE_OF("uploads.js", uploads_js);
    FILE_OF("viewed.js", viewed_js);
    FILE_OF("viewer.js", viewer_js);
    FILE_OF("waiting.js", waiting_js);
    FILE_OF("won.js", won_js);
    FILE_OF("words.js", words_js);
    FILE_OF("contact.ko.txt", contact_ko_txt);
    FILE_OF("location.ko.txt", location_ko_txt);
    FILE_OF("privacy.ko.txt", privacy_ko_txt);
    FILE_OF("terms.ko.txt", terms_ko_txt);
    return (struct asset){NULL, 0};
}
