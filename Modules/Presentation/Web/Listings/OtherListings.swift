import Domain
import Markup
import Wire
import Wording

/// Listings that a reader of one may like, too.
struct OtherListings {
    private static let most = 4

    /// By the same author.
    let byAuthor: [ListingBody]
    /// Of other authors: open, near it, on the same side and of the same subject.
    let similar: [ListingBody]

    /// Reads a few more than it shows, because the listing itself is among them.
    init(around listing: ListingBody, _ visit: Visit) async throws {
        let author = listing.author.member.id
        var ofAuthor = ListingQuery()
        ofAuthor.author = author
        ofAuthor.slice = SliceRequest(limit: Self.most + 1)
        let own = try await Self.listings(ofAuthor, visit)
        byAuthor = Array(own.filter { $0.id != listing.id }.prefix(Self.most))
        guard let facet = listing.facets.first, let word = facet.words.first else {
            similar = []
            return
        }
        var filter = ListingFilter()
        filter.kinds = [listing.kind]
        filter.facets = [facet.name: [word]]
        filter.side = listing.side
        var query = ListingQuery(
            filter,
            in: BoardPlace(around: listing.neighbourhood.code, Reach(2).map(Extent.ring))
        )
        query.slice = SliceRequest(limit: Self.most * 3)
        let near = try await Self.listings(query, visit)
        similar = Array(near.filter { $0.author.member.id != author }.prefix(Self.most))
    }

    /// Empty around a neighbourhood that no longer exists.
    private static func listings(_ query: ListingQuery, _ visit: Visit) async throws -> [ListingBody] {
        do {
            return try await visit(API.board.listings(query)).items
        } catch is NeighbourhoodRefusal {
            return []
        }
    }

    func html(by author: MemberCard, for visit: Visit) -> HTML {
        let language = visit.language
        let all: HTML = """
            <a class="section-more" href="\(link: MemberPagePath.one.filled(author.id.description))">\
            \(ListingPhrases.all[language])<span class="unseen">: \(author.nickname.text)</span></a>
            """
        return """
            \(section(ListingPhrases.more(by: author.nickname.text), byAuthor, all, visit))
            \(section(ListingPhrases.similar, similar, "", visit))
            """
    }

    private func section(_ title: Words, _ listings: [ListingBody], _ link: HTML, _ visit: Visit) -> HTML {
        guard !listings.isEmpty else { return "" }
        let cards = listings.map { listing in
            ListingCard(listing: listing, isNested: true, namesAuthor: link.isEmpty).html(for: visit)
        }
        return """
            <section class="section"><div class="section-head"><h2>\(title[visit.language])</h2>\(link)</div>
            <ul class="plain cards">\(cards)</ul></section>
            """
    }
}
