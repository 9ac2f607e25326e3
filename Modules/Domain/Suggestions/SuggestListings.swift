/// Suggests listings to a member by what the member did.
public struct SuggestListings: Sendable {
    private let queries: any TasteQueries
    private let board: any BoardQueries
    private let search: any SearchQueries
    private let clock: any WallClock

    public init(
        queries: any TasteQueries,
        board: any BoardQueries,
        search: any SearchQueries,
        clock: any WallClock
    ) {
        self.queries = queries
        self.board = board
        self.search = search
        self.clock = clock
    }

    /// Open offers in an area, of each taste in turn. Leaves out the member's own listings, favourites and
    /// those they agreed on. Empty for a member who told nothing.
    public func callAsFunction(
        _ kind: Listing.Kind,
        in area: BoardArea,
        for member: Member.ID
    ) async throws -> [Suggestion] {
        let signs = try await queries.signs(of: member, in: kind)
        var fitting: [[Suggestion]] = []
        for taste in signs.tastes(in: kind) {
            let listings = try await listings(kind, taste, in: area, for: member)
            fitting.append(
                listings.filter { listing in
                    listing.listing.author != member && !listing.isFavourite
                        && !signs.known.contains(listing.id)
                }
                .map { Suggestion(listing: $0, taste: taste) }
            )
        }
        return Suggestion.inTurn(fitting)
    }

    private func listings(
        _ kind: Listing.Kind,
        _ taste: Taste,
        in area: BoardArea,
        for member: Member.ID
    ) async throws -> [ListingSummary] {
        let side = kind.has(.sides) ? Listing.Side.offer : nil
        let (slice, now) = (SliceRequest(limit: Suggestion.mostExamined), clock.now)
        switch taste.wish {
        case .word(let word, let facet):
            let filter = BoardFilter(kinds: [kind], side: side, facets: [facet: [word]])
            return try await board.listings(filter, in: area, by: .popular, slice, for: member, at: now).items
        case .tag(let tag):
            let filter = BoardFilter(kinds: [kind], side: side)
            do {
                let sought = try SearchText(tag.spelled)
                return try await search.listings(sought, filter, in: area, slice, for: member, at: now).items
            } catch SearchRefusal.areaTooLarge {
                // The other tastes still count.
                return []
            }
        }
    }
}

/// A listing that a member may like, and why.
public struct Suggestion: Identifiable, Sendable {
    public static let most = 12
    /// The listings of one taste that are examined.
    static let mostExamined = 40

    public let listing: ListingSummary
    public let taste: Taste

    public var id: Listing.ID { listing.id }

    public init(listing: ListingSummary, taste: Taste) {
        self.listing = listing
        self.taste = taste
    }

    /// One of each list in turn, each listing once; at most ``most``.
    static func inTurn(_ lists: [[Suggestion]]) -> [Suggestion] {
        var (suggestions, seen): ([Suggestion], Set<Listing.ID>) = ([], [])
        for turn in 0..<(lists.map(\.count).max() ?? 0) {
            for list in lists where turn < list.count && seen.insert(list[turn].id).inserted {
                suggestions.append(list[turn])
            }
        }
        return Array(suggestions.prefix(most))
    }
}
