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
    private var entry: EntryDraft?
    private var path: [String] = []
    private var text = ""
    private var fields: [String: String] = [:]

    func start(_ name: String, _ attributes: XMLAttributes) throws {
        let name = name.lowercased()
        if path.isEmpty { isFeed = ["feed", "rss", "rdf"].contains(name) }
        path.append(name)
        if entry == nil, name == "item" || name == "entry" {
            (entry, fields) = (EntryDraft(), [:])
        } else if entry != nil {
            text = ""
            if name == "link", let address = attributes["href"],
                ["alternate", nil].contains(attributes["rel"])
            {
                fields["link"] = fields["link"] ?? address
            }
            if name == "category", let term = attributes["term"] { add(category: term) }
        }
    }

    func text(_ part: String) {
        guard entry != nil, text.utf8.count < Self.longestText else { return }
        text += part
    }

    func end(_ name: String) throws {
        let name = name.lowercased()
        _ = path.popLast()
        guard entry != nil else { return }
        guard name != "item", name != "entry" else {
            finish()
            guard found.count <= DocumentReader.mostEntries else { throw Enough() }
            return
        }
        let isAuthor = path.last == "author"
        switch name {
        case "id", "guid", "title", "content", "encoded", "summary", "description", "updated", "published",
            "pubdate", "date", "startdate", "enddate", "location", "creator", "link":
            if !isAuthor, fields[name] == nil, !text.isEmpty { fields[name] = text }
        case "author" where !text.isEmpty: entry?.hosts.append(text)
        case "name" where isAuthor: entry?.hosts.append(text)
        case "category": add(category: text)
        default: break
        }
        text = ""
    }

    private func add(category: String) {
        guard entry?.categories.count ?? 0 < 40, !category.isEmpty else { return }
        entry?.categories.append(category)
    }

    private func finish() {
        guard var draft = entry else { return }
        entry = nil
        draft.uid = fields["id"] ?? fields["guid"]
        draft.title = HTMLScanner.plainText(fields["title"] ?? "")
        draft.link = fields["link"].map(oneLine)
        let html = fields["content"] ?? fields["encoded"] ?? fields["summary"] ?? fields["description"] ?? ""
        draft.text = lines(of: HTMLScanner.plainText(html))
        draft.venue = fields["location"]
        if let creator = fields["creator"], draft.hosts.isEmpty { draft.hosts = [creator] }
        // RSS gives authors by their email addresses, which stay private.
        draft.hosts = draft.hosts.filter { !$0.contains("@") }
        draft.publishedAt = (fields["published"] ?? fields["pubdate"] ?? fields["date"]).flatMap(
            TimeText.moment
        )
        draft.modifiedAt = fields["updated"].flatMap(TimeText.moment)
        draft.start = fields["startdate"].flatMap(TimeText.iso)
        draft.end = fields["enddate"].flatMap(TimeText.iso)
        draft.raw = fields.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: "\n")
        if draft.raw.contains("\u{FFFD}") { draft.diagnostics.insert(.textBroken) }
        found.append(draft)
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
