public import Domain

/// A listing that is suggested to a member, and why.
public struct SuggestionBody: ShapedBody {
    public let listing: ListingBody
    public let origin: Taste.Origin
    /// The facet and the word that the listing has; nil for a tag.
    public let facet: String?
    public let word: String?
    /// Without its number sign; nil for a word.
    public let tag: String?

    public static let shape = Shape<Self>(
        "Suggestion",
        Field("listing", \.listing),
        Field("origin", \.origin, about: "What the member did"),
        Field("facet", \.facet),
        Field("word", \.word, about: "Of the facet; null for a tag"),
        Field("tag", \.tag),
        make: Self.init
    )

    /// Nil when a newer server has other wishes.
    public var taste: Taste? {
        if let facet, let word { return Taste(.word(word, facet: facet), from: origin) }
        return tag.flatMap { try? ListingTag($0) }.map { Taste(.tag($0), from: origin) }
    }
}

extension SuggestionBody {
    public init(_ listing: ListingBody, _ taste: Taste) {
        self.listing = listing
        origin = taste.origin
        switch taste.wish {
        case .word(let word, let facet): (self.facet, self.word, tag) = (facet, word, nil)
        case .tag(let tag): (facet, word, self.tag) = (nil, nil, tag.text)
        }
    }
}
