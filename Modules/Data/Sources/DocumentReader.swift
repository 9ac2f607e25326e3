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
        case .iCalendar: try CalendarDrafts.read(document.bytes, at: now)
        case .feed: try FeedDrafts.read(document.bytes)
        case .jsonFeed: try JSONFeedDrafts.read(document.bytes)
        case .page: try PageDrafts.read(document.bytes)
        }
    }

    /// By the first bytes, since servers often name another type; by the type if they don't tell.
    static func format(of document: SourceDocument) -> SourceFormat? {
        let bytes = document.bytes.prefix(1_024)
        let start = String(decoding: bytes, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        let lowered = start.lowercased()
        if lowered.hasPrefix("begin:vcalendar") { return .iCalendar }
        if lowered.hasPrefix("{") { return .jsonFeed }
        if lowered.hasPrefix("<!doctype html") || lowered.hasPrefix("<html") { return .page }
        if ["<?xml", "<rss", "<feed", "<rdf"].contains(where: lowered.hasPrefix) {
            return lowered.contains("<html") ? .page : .feed
        }
        switch document.mediaType {
        case "text/calendar": return .iCalendar
        case "application/rss+xml", "application/atom+xml": return .feed
        case "application/feed+json": return .jsonFeed
        case "text/html", "application/xhtml+xml": return .page
        default: return nil
        }
    }
}
