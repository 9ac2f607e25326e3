/// What a member is likely to look for among the listings of a kind, and what tells so.
public struct Taste: Hashable, Sendable {
    public enum Origin: String, CaseIterable, Sendable {
        /// A deal about such a listing.
        case deal
        case favourite
        case savedSearch = "saved-search"
        case pastSearch = "past-search"
    }

    public enum Wish: Hashable, Sendable {
        /// Listings with a word of a facet, such as an instrument.
        case word(String, facet: String)
        case tag(ListingTag)
    }

    /// The number of tastes for which listings are suggested.
    public static let most = 5

    public let wish: Wish
    /// The first of the origins that tell it.
    public let origin: Origin

    public init(_ wish: Wish, from origin: Origin) {
        self.wish = wish
        self.origin = origin
    }
}

/// What a member did lately that tells what they look for among the listings of a kind.
public struct TasteSigns: Equatable, Sendable {
    /// The favourites and the deals that are read, newest first.
    public static let mostRead = 200

    /// The facets of offers that the member agreed on a deal about, each once.
    public let deals: [Marks]
    public let favourites: [Marks]
    public let savedSearches: [SearchCriteria]
    /// As they were typed.
    public let pastSearches: [String]
    /// The listings that the member knows by a deal.
    public let known: Set<Listing.ID>

    public init(
        deals: [Marks] = [],
        favourites: [Marks] = [],
        savedSearches: [SearchCriteria] = [],
        pastSearches: [String] = [],
        known: Set<Listing.ID> = []
    ) {
        self.deals = deals
        self.favourites = favourites
        self.savedSearches = savedSearches
        self.pastSearches = pastSearches
        self.known = known
    }

    /// Those told most often first, and by origin those told equally often; at most ``Taste/most``.
    public func tastes(in kind: Listing.Kind) -> [Taste] {
        let told = [
            (Taste.Origin.deal, deals.flatMap { Self.wishes(kind, $0) }),
            (.favourite, favourites.flatMap { Self.wishes(kind, $0) }),
            (.savedSearch, savedSearches.flatMap { Self.wishes(kind, $0) }),
            (.pastSearch, pastSearches.flatMap(Self.wishes)),
        ]
        var (first, counts): ([Taste], [Taste.Wish: Int]) = ([], [:])
        for (origin, wishes) in told {
            for wish in wishes {
                if counts[wish] == nil { first.append(Taste(wish, from: origin)) }
                counts[wish, default: 0] += 1
            }
        }
        let ranked = first.enumerated().sorted { left, right in
            let (one, other) = (counts[left.element.wish] ?? 0, counts[right.element.wish] ?? 0)
            return one == other ? left.offset < right.offset : one > other
        }
        return ranked.prefix(Taste.most).map(\.element)
    }

    private static func wishes(_ kind: Listing.Kind, _ marks: Marks) -> [Taste.Wish] {
        guard let facet = kind.tastes.first else { return [] }
        return facet.words(in: marks).map { .word($0, facet: facet.name) }
    }

    /// The narrowest facet that the search asks for, and its tags.
    private static func wishes(_ kind: Listing.Kind, _ search: SearchCriteria) -> [Taste.Wish] {
        guard search.kinds.contains(kind) else { return [] }
        let asked = kind.tastes.lazy.compactMap { facet in
            search.facets[facet.name].map { words in
                words.map { Taste.Wish.word($0, facet: facet.name) }
            }
        }
        return (asked.first ?? []) + wishes(search.text?.text ?? "")
    }

    private static func wishes(_ text: String) -> [Taste.Wish] {
        text.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("#") }
            .compactMap { try? .tag(ListingTag(String($0))) }
    }
}

/// Reads what a member did among the listings of a kind.
public protocol TasteQueries: Sendable {
    func signs(of member: Member.ID, in kind: Listing.Kind) async throws -> TasteSigns
}
