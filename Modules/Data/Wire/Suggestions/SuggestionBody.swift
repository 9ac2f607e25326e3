public import Domain
public import JSONCoding

/// A listing that is suggested to a member, and why.
public struct SuggestionBody: Body {
    public let listing: ListingBody
    public let origin: Taste.Origin
    /// The facet and the word that the listing has; nil for a tag.
    public let facet: String?
    public let word: String?
    /// Without its number sign; nil for a word.
    public let tag: String?

    public init(_ listing: ListingBody, _ taste: Taste) {
        self.listing = listing
        origin = taste.origin
        switch taste.wish {
        case .word(let word, let facet): (self.facet, self.word, tag) = (facet, word, nil)
        case .tag(let tag): (facet, word, self.tag) = (nil, nil, tag.text)
        }
    }

    /// Nil when a newer server has other wishes.
    public var taste: Taste? {
        if let facet, let word { return Taste(.word(word, facet: facet), from: origin) }
        return tag.flatMap { try? ListingTag($0) }.map { Taste(.tag($0), from: origin) }
    }

    public static var name: String { "Suggestion" }
    public static var parts: [any Body.Type] { [ListingBody.self] }

    public static var schema: Schema {
        .object([
            "listing": .reference(ListingBody.name).required,
            "origin": .words(of: Taste.Origin.self).required.described("What the member did"),
            "facet": .nullable(.string()).required,
            "word": .nullable(.string()).required.described("Of the facet; null for a tag"),
            "tag": .nullable(.string()).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        listing = try fields.body("listing")
        origin = try fields.choice("origin")
        facet = try fields.textIfPresent("facet")
        word = try fields.textIfPresent("word")
        tag = try fields.textIfPresent("tag")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("listing", listing)
            writer.field("origin", origin.rawValue)
            writer.field("facet", facet)
            writer.field("word", word)
            writer.field("tag", tag)
        }
    }
}
