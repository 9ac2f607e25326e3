public import Domain

/// A feed for readers, as Atom (RFC 4287).
public struct AtomFeed: Sendable {
    public static let type: StaticString = "application/atom+xml; charset=utf-8"

    public struct Entry: Sendable {
        public let title: String
        /// Stays the same when the server gets another address.
        public let identifier: String
        /// The page.
        public let address: String
        public let publishedAt: Moment
        public let updatedAt: Moment
        public let authors: [String]
        public let text: String
        /// Elements of an extension, as XML.
        let more: String

        public init(
            title: String,
            identifier: String,
            address: String,
            publishedAt: Moment,
            updatedAt: Moment,
            authors: [String],
            text: String
        ) {
            self.init(
                title: title,
                identifier: identifier,
                address: address,
                publishedAt: publishedAt,
                updatedAt: updatedAt,
                authors: authors,
                text: text,
                more: ""
            )
        }

        init(
            title: String,
            identifier: String,
            address: String,
            publishedAt: Moment,
            updatedAt: Moment,
            authors: [String],
            text: String,
            more: String
        ) {
            self.title = title
            self.identifier = identifier
            self.address = address
            self.publishedAt = publishedAt
            self.updatedAt = updatedAt
            self.authors = authors
            self.text = text
            self.more = more
        }
    }

    private let title: String
    private let page: String
    private let address: String
    private let namespaces: String
    private let entries: [Entry]

    /// - Parameters:
    ///   - page: the address of the same list as a page.
    ///   - address: that of the feed.
    ///   - entries: newest first.
    public init(_ title: String, page: String, address: String, _ entries: [Entry]) {
        self.init(title, page: page, address: address, namespaces: "", entries)
    }

    /// - Parameter namespaces: declarations for the extensions of the entries.
    init(_ title: String, page: String, address: String, namespaces: String, _ entries: [Entry]) {
        self.title = title
        self.page = page
        self.address = address
        self.namespaces = namespaces
        self.entries = entries
    }

    public var text: String {
        """
        <?xml version="1.0" encoding="utf-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom"\(namespaces)>
        <title>\(Self.escaped(title))</title>
        <id>\(Self.escaped(page))</id>
        <link rel="self" type="application/atom+xml" href="\(Self.escaped(address))"/>
        <link rel="alternate" type="text/html" href="\(Self.escaped(page))"/>
        <updated>\(updatedAt.rfc3339)</updated>
        \(entries.map(Self.text).joined())</feed>

        """
    }

    private var updatedAt: Moment { entries.map(\.updatedAt).max() ?? Moment(milliseconds: 0) }

    private static func text(of entry: Entry) -> String {
        """
        <entry>
        <title>\(escaped(entry.title))</title>
        <id>\(entry.identifier)</id>
        <link rel="alternate" type="text/html" href="\(escaped(entry.address))"/>
        <published>\(entry.publishedAt.rfc3339)</published>
        <updated>\(entry.updatedAt.rfc3339)</updated>
        \(entry.authors.map { "<author><name>\(escaped($0))</name></author>" }.joined(separator: "\n"))
        <content type="text">\(escaped(entry.text))</content>
        \(entry.more)</entry>

        """
    }

    /// Characters that XML can't contain are left out.
    static func escaped(_ text: String) -> String {
        // Those are below 0x40, or begin with 0xef.
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0xef || "&<>\"".utf8.contains($0) }) else {
            return text
        }
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n", "\t": escaped.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || (0xfffe...0xffff).contains(scalar.value): break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
