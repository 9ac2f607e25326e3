public import Domain
import XML

/// Reads calendars, feeds and pages that may be hostile.
public struct DocumentReader: SourceReader {
    /// Of one document; further ones are left out.
    static let mostEntries = 2_000

    public init() {}

    public func entries(
        of document: SourceDocument,
        as expected: SourceFormat?,
        host: EventHost?,
        at now: Moment
    ) throws -> SourceReading {
        guard let format = expected ?? Self.format(of: document) else { throw SourceFailure.format }
        let context = EntryContext(host: host, now: now)
        let read = try Self.drafts(of: document, format, at: now)
        let entries = context.entries(read.drafts.prefix(Self.mostEntries))
        let isCut = read.isCut || read.drafts.count > Self.mostEntries
        return SourceReading(format: format, entries: entries, isCut: isCut)
    }

    private static func drafts(
        of document: SourceDocument,
        _ format: SourceFormat,
        at now: Moment
    ) throws -> (drafts: [EntryDraft], isCut: Bool) {
        switch format {
        // libxml2 knows more encodings.
        case .feed: try FeedDrafts.read(document.bytes)
        case .iCalendar: try CalendarDrafts.read(inUTF8(document.bytes), at: now)
        case .jsonFeed: try JSONFeedDrafts.read(inUTF8(document.bytes))
        case .page: try PageDrafts.read(inUTF8(document.bytes))
        }
    }

    /// By the first bytes, since servers often name another type; by the type if they don't tell.
    static func format(of document: SourceDocument) -> SourceFormat? {
        let bytes = inUTF8(Array(document.bytes.prefix(16_384)))
        let start = String(decoding: bytes, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        let lowered = start.lowercased()
        if lowered.hasPrefix("begin:vcalendar") { return .iCalendar }
        if lowered.hasPrefix("{") { return .jsonFeed }
        switch firstElement(of: lowered) {
        case "html": return .page
        case "rss", "feed", "rdf": return .feed
        default: if lowered.hasPrefix("<?xml") { return .feed }
        }
        switch document.mediaType {
        case "text/calendar": return .iCalendar
        case "application/rss+xml", "application/atom+xml", "application/xml", "text/xml": return .feed
        case "application/feed+json": return .jsonFeed
        case "text/html", "application/xhtml+xml": return .page
        default: return nil
        }
    }

    /// The name of the first element without its prefix, behind comments, instructions and a declaration.
    private static func firstElement(of text: String) -> String? {
        var rest = text[...]
        while true {
            rest = rest.drop { $0.isWhitespace }
            guard rest.first == "<" else { return nil }
            // A document type names the root.
            if rest.hasPrefix("<!doctype") { rest = "<" + rest.dropFirst(9).drop { $0.isWhitespace } }
            let end = rest.hasPrefix("<!--") ? "-->" : rest.hasPrefix("<?") ? "?>" : ">"
            guard end == ">", !rest.hasPrefix("<!") else {
                guard let found = rest.firstRange(of: end) else { return nil }
                rest = rest[found.upperBound...]
                continue
            }
            let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || "-_.:".contains($0) }
            return name.split(separator: ":").last.map(String.init)
        }
    }

    /// A document in UTF-16 in UTF-8; others as they are.
    private static func inUTF8(_ bytes: [UInt8]) -> [UInt8] {
        let isBig: Bool
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFE, 0xFF), (0, .some(1...)): isBig = true
        case (0xFF, 0xFE), (.some(1...), 0): isBig = false
        default: return bytes
        }
        let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBig ? first << 8 | second : second << 8 | first
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
