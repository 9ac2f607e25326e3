import HTTPServer

/// A static file of the pages. Its URL changes with the content of any of them, so browsers cache it
/// permanently.
enum Asset: String, CaseIterable {
    case stylesheet = "madang.css"
    case icons = "icons.svg"
    case icon = "icon.svg"
    case touchIcon = "icon-180.png"
    case smallIcon = "icon-192.png"
    case largeIcon = "icon-512.png"
    case app = "app.js"
    case api = "api.js"
    case live = "live.js"
    case words = "words.js"
    case feed = "feed.js"
    case map = "map.js"
    case pins = "pins.js"
    case listing = "listing.js"
    case ground = "ground.js"
    case baseMap = "base_map.js"
    case baseMapData = "base_map.json"
    case labels = "labels.js"
    case position = "position.js"
    case compose = "compose.js"
    case talk = "talk.js"
    case bubble = "bubble.js"
    case outbox = "outbox.js"
    case shelf = "shelf.js"
    case tray = "tray.js"
    case viewer = "viewer.js"
    case search = "search.js"
    case neighbourhoods = "neighbourhoods.js"
    case mine = "mine.js"

    static func script(_ script: Page.Script) -> Asset {
        switch script {
        case .feed: .feed
        case .map: .map
        case .listing: .listing
        case .position: .position
        case .compose: .compose
        case .talk: .talk
        case .search: .search
        case .neighbourhoods: .neighbourhoods
        case .mine: .mine
        }
    }

    var address: String { "/assets/\(Self.edition)/\(rawValue)" }

    var bytes: [UInt8] {
        switch self {
        case .stylesheet: PackageResources.madang_css
        case .icons: PackageResources.icons_svg
        case .icon: PackageResources.icon_svg
        case .touchIcon: PackageResources.icon_180_png
        case .smallIcon: PackageResources.icon_192_png
        case .largeIcon: PackageResources.icon_512_png
        case .app: PackageResources.app_js
        case .api: PackageResources.api_js
        case .live: PackageResources.live_js
        case .words: PackageResources.words_js
        case .feed: PackageResources.feed_js
        case .map: PackageResources.map_js
        case .pins: PackageResources.pins_js
        case .listing: PackageResources.listing_js
        case .ground: PackageResources.ground_js
        case .baseMap: PackageResources.base_map_js
        case .baseMapData: PackageResources.base_map_json
        case .labels: PackageResources.labels_js
        case .position: PackageResources.position_js
        case .compose: PackageResources.compose_js
        case .talk: PackageResources.talk_js
        case .bubble: PackageResources.bubble_js
        case .outbox: PackageResources.outbox_js
        case .shelf: PackageResources.shelf_js
        case .tray: PackageResources.tray_js
        case .viewer: PackageResources.viewer_js
        case .search: PackageResources.search_js
        case .neighbourhoods: PackageResources.neighbourhoods_js
        case .mine: PackageResources.mine_js
        }
    }

    var type: String {
        switch rawValue.split(separator: ".").last {
        case "css": "text/css; charset=utf-8"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "json": "application/json"
        default: "text/javascript; charset=utf-8"
        }
    }

    /// A version shared by all files: modules import each other by relative URLs.
    static let edition: String = EntityTag.of(allCases.flatMap(\.bytes)).filter { $0 != "\"" }
}
