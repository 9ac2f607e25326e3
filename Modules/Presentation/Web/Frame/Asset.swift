import CAssets
import Domain
import HTTPServer

/// A static file of the pages. Its URL changes with the content of any of them, so browsers cache it
/// permanently.
enum Asset: String, CaseIterable {
    case commonStyles = "common.css"
    case moreStyles = "more.css"
    case latin = "round-latin.woff2"
    case hangul = "round-hangul.woff2"
    case icons = "icons.svg"
    case yard = "yard.svg"
    case drawings = "drawings.svg"
    case icon = "icon.svg"
    case touchIcon = "icon-180.png"
    case smallIcon = "icon-192.png"
    case largeIcon = "icon-512.png"
    case app = "app.js"
    case api = "api.js"
    case live = "live.js"
    case words = "words.js"
    case won = "won.js"
    case feed = "feed.js"
    case beside = "beside.js"
    case map = "map.js"
    case pins = "pins.js"
    case draw = "draw.js"
    case bars = "bars.js"
    case listing = "listing.js"
    case ground = "ground.js"
    case baseMap = "base_map.js"
    case baseMapData = "base_map.json"
    case labels = "labels.js"
    case streetMap = "street_map.js"
    case streetNames = "street_names.js"
    case streetStyle = "street_style.js"
    case streetTile = "street_tile.js"
    case position = "position.js"
    case place = "place.js"
    case compose = "compose.js"
    case steps = "steps.js"
    case talk = "talk.js"
    case bubble = "bubble.js"
    case messageMenu = "message_menu.js"
    case outbox = "outbox.js"
    case shelf = "shelf.js"
    case waiting = "waiting.js"
    case tray = "tray.js"
    case uploads = "uploads.js"
    case viewed = "viewed.js"
    case viewer = "viewer.js"
    case search = "search.js"
    case neighbourhoods = "neighbourhoods.js"
    case mine = "mine.js"
    case payment = "payment.js"
    case push = "push.js"
    case calendar = "calendar.js"

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
        case .payment: .payment
        case .calendar: .calendar
        }
    }

    var address: String { "/assets/\(Self.edition)/\(rawValue)" }

    var file: StaticBytes {
        guard let file = Self.files[self] else { preconditionFailure("every case has a file") }
        return file
    }

    private static let files = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, StaticBytes($0.served, type: $0.type)) }
    )

    /// The stylesheet names the fonts by absolute addresses, because pages contain it, too.
    private var served: [UInt8] {
        let bytes = Self.bytes(named: rawValue)
        guard self == .commonStyles else { return bytes }
        return Array(String(decoding: bytes, as: UTF8.self).replacing("EDITION", with: Self.edition).utf8)
    }

    /// The script that runs apart from the pages, served with constants of the server before it.
    static let serviceWorker = String(decoding: bytes(named: "service_worker.js"), as: UTF8.self)

    /// The stylesheets, in their order on a page.
    static let styles: [Asset] = [.commonStyles, .moreStyles]

    /// A stylesheet, for pages that contain it.
    var condensed: String {
        guard let styles = Self.condensed[self] else { preconditionFailure("not a stylesheet") }
        return styles
    }

    private static let condensed = Dictionary(
        uniqueKeysWithValues: styles.map {
            ($0, String(decoding: $0.served, as: UTF8.self).condensed)
        }
    )

    /// A drawing, for pictures that contain it.
    var text: String { String(decoding: Self.bytes(named: rawValue), as: UTF8.self) }

    /// A starting point of an operator's document, in Korean.
    static func template(of name: OperatorDocument.Name) -> String {
        String(decoding: bytes(named: "\(name.rawValue).ko.txt"), as: UTF8.self)
    }

    private static func bytes(named name: String) -> [UInt8] {
        let file = asset_named(name)
        guard let start = file.bytes else { preconditionFailure("\(name) is missing in assets.c") }
        return [UInt8](UnsafeBufferPointer(start: start, count: file.size))
    }

    var type: String {
        switch rawValue.split(separator: ".").last {
        case "css": "text/css; charset=utf-8"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "woff2": "font/woff2"
        case "json": "application/json"
        default: "text/javascript; charset=utf-8"
        }
    }

    /// A version shared by all files: modules import each other by relative URLs.
    static let edition: String = EntityTag.of(allCases.flatMap { bytes(named: $0.rawValue) })
        .filter { $0 != "\"" }
}

extension String {
    /// A stylesheet without comments and needless spaces. Ours has no string with a mark of the grammar.
    var condensed: String {
        let rules = split(separator: "/*", omittingEmptySubsequences: false).enumerated().map {
            number,
            part in
            number == 0 ? part : part.split(separator: "*/", maxSplits: 1).last ?? ""
        }
        return rules.joined().split(separator: "\n")
            .map { $0.drop { $0 == " " }.replacing(" { ", with: "{").replacing(" }", with: "}") }
            .map { $0.replacing("; ", with: ";").replacing(": ", with: ":") }
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
