import Domain
import Markup
import Wire
import Wording

/// The page of a deleted listing, with open ones of its kind near it. Search engines remove its address.
struct DeletedListingPage {
    private static let most = 6

    private let kind: Listing.Kind
    /// Nil for one that no longer exists.
    private let neighbourhood: NeighbourhoodBody?
    private let near: [ListingBody]

    init(_ listing: DeletedListing, _ visit: Visit) async throws {
        kind = listing.kind
        do {
            neighbourhood = try await visit(API.neighbourhoods.one(listing.neighbourhood))
        } catch is NeighbourhoodRefusal {
            neighbourhood = nil
        }
        guard let neighbourhood else {
            near = []
            return
        }
        var filter = ListingFilter()
        filter.kinds = [listing.kind]
        var query = ListingQuery(filter, in: BoardPlace(around: neighbourhood.code))
        query.slice = SliceRequest(limit: Self.most)
        near = try await visit(API.board.listings(query)).items
    }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let empty = EmptyState(
            drawing: .lost,
            title: ListingPhrases.deletedTitle,
            text: ListingPhrases.deletedText,
            actions: [
                (ListingPhrases.others(of: kind, in: neighbourhood), feed),
                (FramePhrases.browse, BoardPagePath.feed.rawValue),
            ]
        )
        var page = Page(
            ListingPhrases.deletedTitle[language],
            back: BoardPagePath.feed.rawValue,
            content: "\(empty.html(in: language))\(cards(visit))"
        )
        page.status = 410
        return page
    }

    private var feed: String {
        let place = neighbourhood.map { [("neighbourhood", $0.code.description)] } ?? []
        return BoardPagePath.feed.rawValue.asking([("kind", kind.rawValue)] + place)
    }

    private func cards(_ visit: Visit) -> HTML {
        guard !near.isEmpty else { return "" }
        let cards = near.map { ListingCard(listing: $0, isNested: true).html(for: visit) }
        return """
            <section class="section"><h2>\(ListingPhrases.similar[visit.language])</h2>
            <ul class="plain cards">\(cards)</ul></section>
            """
    }
}
