/// A word under which an author lists a post. A search for it with a number sign finds its posts.
public struct ListingTag: Hashable, Sendable {
    public static let longest = 20

    /// Letters and digits in lower case, without blanks.
    public let text: String

    /// Blanks, number signs and other characters are left out, so that 클래식 작곡 and #클래식작곡 are the same.
    public init(_ text: String) throws(ListingRefusal) {
        let visible = String(
            String.UnicodeScalarView(text.unicodeScalars.filter { $0 == " " || !$0.drawsNothing })
        )
        let letters = SearchLetters.words(of: visible).joined()
        guard (1...Self.longest).contains(letters.count) else { throw .tag }
        self.text = String(decoding: Array(letters), as: UTF16.self)
    }

    /// As it is searched for.
    public var spelled: String { "#\(text)" }
}

/// The tags of a post in its author's order, without duplicates.
public struct ListingTags: Hashable, Sendable {
    public static let most = 10
    public static let none = ListingTags()

    public let all: [ListingTag]

    private init() {
        all = []
    }

    public init(_ texts: [String]) throws(ListingRefusal) {
        var all: [ListingTag] = []
        for text in texts {
            let tag = try ListingTag(text)
            if !all.contains(tag) { all.append(tag) }
        }
        guard all.count <= Self.most else { throw .tooManyTags }
        self.all = all
    }

    /// The tags of one typed line, before they are checked.
    public static func split(_ line: String) -> [String] {
        line.split { $0.isWhitespace || $0 == "," || $0 == "#" }.map(String.init)
    }

    /// The searchable text of a post with these tags.
    func searchable(after text: String) -> String {
        ([text] + all.map(\.spelled)).joined(separator: "\n")
    }
}
