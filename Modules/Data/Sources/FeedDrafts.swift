import Domain
import XML

/// The entries of an Atom or RSS feed.
enum FeedDrafts {
    private static let limits = XMLLimits(depth: 24, elements: 120_000, tag: 8_192, text: 1 << 20)

    /// A feed that is damaged behind its first entry gives those before.
    static func read(_ bytes: [UInt8]) throws -> (drafts: [EntryDraft], isCut: Bool) {
        let reader = FeedReader()
        var isCut = false
        do {
            let parser = try XMLParser(reader, limits: limits)
            var rest = bytes[...]
            while !rest.isEmpty {
                try parser.take(Array(rest.prefix(65_536)))
                rest = rest.dropFirst(65_536)
            }
            _ = try parser.end()
        } catch is FeedReader.Enough {
            isCut = true
        } catch let error as XMLError {
            guard !reader.found.isEmpty else { throw SourceFailure(error) }
            isCut = true
        }
        guard reader.isFeed else { throw SourceFailure.format }
        return (reader.found, isCut)
    }
}

extension SourceFailure {
    fileprivate init(_ error: XMLError) {
        switch error {
        case .malformed, .documentType: self = .unreadable
        case .tooLarge: self = .tooLarge
        }
    }
}

/// A reference, so that what was read before an error isn't lost with the parser.
private final class FeedReader: XMLReader {
    struct Enough: Error {}

    private static let longestText = 100_000

    private(set) var found: [EntryDraft] = []
    private(set) var isFeed = false
    private var entry: FeedEntry?
    private var depth = 0

    func start(_ name: String, in namespace: String?, _ attributes: XMLAttributes) throws {
        let name = name.lowercased()
        if depth == 0 { isFeed = ["feed", "rss", "rdf"].contains(name) }
        depth += 1
        if entry == nil {
            guard name == "item" || name == "entry" else { return }
            entry = FeedEntry(depth: depth, namespace: namespace)
        } else if depth == (entry?.depth ?? 0) + 1 {
            entry?.begin(name, in: namespace, attributes)
        } else {
            entry?.beginMarkup(name)
        }
    }

    func text(_ part: String) { entry?.add(part, atMost: Self.longestText) }

    func end(_ name: String) throws {
        defer { depth -= 1 }
        guard let own = entry?.depth else { return }
        if depth > own + 1 {
            entry?.endMarkup(name.lowercased())
        } else if depth == own + 1 {
            entry?.end()
        } else {
            if let draft = entry?.draft { found.append(draft) }
            entry = nil
            guard found.count <= DocumentReader.mostEntries else { throw Enough() }
        }
    }
}

/// The vocabularies whose names mean the same as those of Atom and RSS, by their namespaces.
private enum FeedVocabulary: Int {
    /// The one of the entry itself.
    case own
    /// Modules that add to RSS: content, events, and the status of a calendar.
    case module
    case atom
    case dublinCore
    case media

    init?(_ namespace: String?) {
        switch namespace {
        case nil: self = .own
        case "http://www.w3.org/2005/Atom", "http://purl.org/atom/ns#": self = .atom
        case "http://purl.org/rss/1.0/modules/content/", "content", "http://purl.org/rss/1.0/modules/event/",
            "ev", "urn:ietf:params:xml:ns:xcal":
            self = .module
        case "http://purl.org/dc/elements/1.1/", "http://purl.org/dc/elements/1.0/",
            "http://purl.org/dc/terms/", "dc":
            self = .dublinCore
        case "http://search.yahoo.com/mrss/", "http://search.yahoo.com/mrss", "media": self = .media
        default: return nil
        }
    }
}

/// An entry whose elements are being read.
private struct FeedEntry {
    /// The depth of its own element.
    let depth: Int
    private let namespace: String?

    /// The texts of its elements, of the vocabulary that comes first.
    private var fields: [String: (rank: FeedVocabulary, text: String)] = [:]
    private var hosts: [String] = []
    private var categories: [String] = []
    private var starts: [String] = []
    private var ends: [String] = []

    /// The element that is open, and its text. Text between tags is HTML.
    private var name = ""
    private var rank: FeedVocabulary?
    private var text = ""
    private var isPlain = false
    private var markup = 0
    private var person: String?

    init(depth: Int, namespace: String?) {
        (self.depth, self.namespace) = (depth, namespace)
    }

    mutating func begin(_ name: String, in namespace: String?, _ attributes: XMLAttributes) {
        (self.name, text, markup, person) = (name, "", 0, nil)
        rank = namespace == self.namespace ? .own : FeedVocabulary(namespace)
        isPlain = attributes["type"] == "text" || attributes["type"] == "text/plain"
        if name == "link", rank != nil, let address = attributes["href"],
            ["alternate", nil].contains(attributes["rel"])
        {
            keep(address)
        }
        if name == "category", let term = attributes["term"] { add(category: term) }
    }

    mutating func beginMarkup(_ name: String) {
        markup += 1
        if self.name == "author", name == "name" { person = "" } else { text += "<\(name)>" }
    }

    mutating func add(_ part: String, atMost limit: Int) {
        guard !name.isEmpty, text.utf8.count < limit else { return }
        if person != nil, markup == 1 {
            person? += part
        } else {
            text += isPlain || markup > 0 ? Self.escaped(part) : part
        }
    }

    mutating func endMarkup(_ name: String) {
        markup -= 1
        guard self.name != "author" || name != "name" else {
            if let person { hosts.append(person) }
            person = nil
            return
        }
        text += "</\(name)>"
    }

    mutating func end() {
        defer { name = "" }
        let isEmpty = text.allSatisfy(\.isWhitespace)
        guard rank != nil, !isEmpty else { return }
        switch name {
        case "id", "guid", "title", "content", "encoded", "summary", "description", "updated", "published",
            "pubdate", "date", "location", "creator", "link", "status":
            keep(text)
        case "startdate" where starts.count < EventDates.counts.upperBound: starts.append(text)
        case "enddate" where ends.count < EventDates.counts.upperBound: ends.append(text)
        case "author" where !text.contains("<"): hosts.append(text)
        case "category": add(category: text)
        default: break
        }
    }

    private mutating func keep(_ text: String) {
        guard let rank, rank.rawValue < fields[name]?.rank.rawValue ?? .max else { return }
        fields[name] = (rank, text)
    }

    private mutating func add(category: String) {
        guard categories.count < 40, !category.isEmpty else { return }
        categories.append(category)
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    var draft: EntryDraft {
        let fields = fields.mapValues(\.text)
        var draft = EntryDraft()
        draft.uid = fields["id"] ?? fields["guid"]
        draft.title = HTMLScanner.plainText(fields["title"] ?? "")
        draft.link = fields["link"].map(oneLine)
        let html = fields["content"] ?? fields["encoded"] ?? fields["summary"] ?? fields["description"] ?? ""
        draft.text = lines(of: HTMLScanner.plainText(html))
        draft.venue = fields["location"]
        draft.hosts = hosts.isEmpty ? fields["creator"].map { [$0] } ?? [] : hosts
        // RSS gives authors by their email addresses, which stay private.
        draft.hosts = draft.hosts.filter { !$0.contains("@") }
        draft.categories = categories
        draft.isCancelled = fields["status"].map(oneLine)?.uppercased() == "CANCELLED"
        draft.publishedAt = (fields["published"] ?? fields["pubdate"] ?? fields["date"]).flatMap(
            TimeText.moment
        )
        draft.modifiedAt = fields["updated"].flatMap(TimeText.moment)
        draft.take(starts.map { TimeText.iso($0) }, ends.map { TimeText.iso($0)?.exclusive })
        let times = zip(starts, ends).map { "startdate: \($0)\nenddate: \($1)" }
        draft.raw = (fields.sorted { $0.key < $1.key }.map { "\($0): \($1)" } + times).joined(separator: "\n")
        if draft.raw.contains("\u{FFFD}") { draft.diagnostics.insert(.textBroken) }
        return draft
    }
}

extension EntryDraft {
    /// Takes the dates that a format lists.
    mutating func take(_ starts: [Time?], _ ends: [Time?]) {
        let spans = starts.enumerated().map { index, start in
            (start: start, end: index < ends.count ? ends[index] : nil)
        }
        (start, end) = spans.first ?? (nil, nil)
        if spans.count > 1, spans.contains(where: { $0.start == nil }) { diagnostics.insert(.dateUnreadable) }
        further = spans.dropFirst().compactMap { span in span.start.map { ($0, span.end) } }
    }
}

extension EntryDraft.Time {
    /// The last day itself, not the one after.
    var exclusive: EntryDraft.Time {
        day.map { .day(CivilDate(daysSince1970: $0.daysSince1970 + 1)) } ?? self
    }
}

/// Without blanks around lines, and with at most one empty line between two.
func lines(of text: String) -> String {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map({ oneLine(String($0)) })
    where !(line.isEmpty && lines.last?.isEmpty ?? true) {
        lines.append(line)
    }
    return lines.joined(separator: "\n")
}
