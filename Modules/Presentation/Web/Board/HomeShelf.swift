import Domain
import Markup
import Wire
import Wording

/// A short row of listings on the start page, which leads on to more.
struct HomeShelf {
    enum Look {
        /// The day on which each begins.
        case days
        case pictures
        /// The faces of authors.
        case people
        /// What is written comes first, so that each has a row.
        case words
    }

    /// Which listings of a kind it has.
    struct Plan {
        let title: Words
        let sort: ListingSort
        let look: Look
    }

    private static let most = 8
    /// Read for the week, of which later ones are left out.
    private static let mostAhead = 20

    let title: Words
    let look: Look
    let address: String
    let listings: [ListingBody]

    /// This week's, then one for each kind that plans it. Empty ones are left out.
    static func all(_ around: FeedFilter, _ visit: Visit) async throws -> [HomeShelf] {
        let hasDays = visit.kinds.contains { $0.pages.lead == .day }
        var shelves = hasDays ? [try await ofWeek(around, visit)] : []
        for kind in visit.kinds {
            guard let plan = kind.pages.shelf else { continue }
            shelves.append(try await of(kind, plan, around, visit))
        }
        return shelves.filter { !$0.listings.isEmpty }
    }

    /// Those of all kinds with days that begin by Sunday.
    private static func ofWeek(_ around: FeedFilter, _ visit: Visit) async throws -> HomeShelf {
        let filter = around.changed { filter in
            filter.kinds = visit.kinds.filter { $0.pages.lead == .day }
            filter.sort = .soonest
        }
        let found = try await listings(filter, atMost: mostAhead, visit)
        let calendar = filter.kinds.compactMap { $0.pages.calendarAddress }.first
        return HomeShelf(
            title: HomePhrases.thisWeek,
            look: .days,
            address: calendar ?? filter.address,
            listings: Array(found.ofThisWeek(at: visit.now).prefix(most))
        )
    }

    /// Most readers look for an offer.
    private static func of(
        _ kind: Listing.Kind,
        _ plan: Plan,
        _ around: FeedFilter,
        _ visit: Visit
    ) async throws -> HomeShelf {
        let filter = around.changed { filter in
            filter.kind = kind
            filter.sort = plan.sort
            if kind.has(.sides) { filter.side = .offer }
        }
        return HomeShelf(
            title: plan.title,
            look: plan.look,
            address: filter.address,
            listings: try await listings(filter, atMost: most, visit)
        )
    }

    private static func listings(_ filter: FeedFilter, atMost limit: Int, _ visit: Visit) async throws
        -> [ListingBody]
    {
        var query = try filter.query(around: filter.looked?.code)
        query.slice = SliceRequest(limit: limit)
        return try await visit(API.board.listings(query)).items
    }

    /// The pictures in a row on a phone.
    private static let inSight = 2

    /// - Parameter isInSight: whether the shelf is in sight as the page opens. Its first pictures then don't
    ///   wait for the layout.
    func html(for visit: Visit, isInSight: Bool = false) -> HTML {
        let title = title[visit.language]
        return """
            <section class="page-part">
            <div class="section-head"><h2>\(title)</h2>\
            <a class="section-more" href="\(link: address)">\(FramePhrases.more[visit.language])\
            <span class="unseen">: \(title)</span></a></div>
            <ul class="plain \(look == .words ? "section rows" : "shelf")">
            \(listings.enumerated().map { place, listing in
                "<li>\(card(listing, isInSight: isInSight && place < Self.inSight, visit))</li>" as HTML
            })
            </ul>
            </section>
            """
    }

    private func card(_ listing: ListingBody, isInSight: Bool, _ visit: Visit) -> HTML {
        let content: (style: HTML, parts: HTML) =
            switch look {
            case .days: ("mini wide", dated(listing, visit))
            case .pictures: ("mini", pictured(listing, isInSight: isInSight, visit))
            case .people: ("mini person", personal(listing))
            case .words: ("row-link", told(listing, visit))
            }
        return """
            <a class="\(content.style)" data-kind="\(listing.kind.rawValue)" \
            href="\(link: listing.pageAddress)">\(content.parts)</a>
            """
    }

    private func dated(_ listing: ListingBody, _ visit: Visit) -> HTML {
        """
        \(listing.startsAt.map { DayTile(of: $0).html(for: visit) })\
        <span><b class="two-lines">\(listing.title)</b>\
        <span class="small soft one-line block">\(facts(of: listing, visit))</span></span>
        """
    }

    /// A kind that is sought by its price leads with it.
    private func pictured(_ listing: ListingBody, isInSight: Bool, _ visit: Visit) -> HTML {
        let price = listing.priceWords?[visit.language]
        let facts = listing.kind.pages.leadsWithPrice ? facts(of: listing, visit) : price ?? ""
        let title: HTML =
            listing.kind.pages.leadsWithPrice
            ? "<b class=\"card-price two-lines\">\(price ?? listing.title)</b>"
            : "<b class=\"two-lines\">\(listing.title)</b>"
        return """
            \(CardLead(listing: listing, isInSight: isInSight).html(for: visit))\(title)\
            <span class="small soft one-line">\(facts)</span>
            """
    }

    private func personal(_ listing: ListingBody) -> HTML {
        """
        \(Avatar(member: listing.author.member, isLarge: true).html)\
        <b class="one-line">\(listing.author.member.nickname.text)</b>\
        <span class="small soft one-line">\(listing.title)</span>
        """
    }

    private func told(_ listing: ListingBody, _ visit: Visit) -> HTML {
        let topic = listing.headline.first.map { listing.kind.headline($0)[visit.language] }
        let facts = [topic, listing.createdAt.age(at: visit.now)[visit.language]].compactMap(\.self)
        return """
            <span class="grow"><b class="two-lines">\(listing.title)</b>\
            <span class="small soft one-line block">\(facts.joined(separator: " · "))</span></span>
            """
    }

    private func facts(of listing: ListingBody, _ visit: Visit) -> String {
        let own = listing.kind.pages.cardFacts(of: listing, at: visit.now).map { $0[visit.language] }
        return (own + [listing.neighbourhood.shortName(in: visit.language)]).joined(separator: " · ")
    }
}

extension [ListingBody] {
    /// Those that begin by Sunday in Seoul.
    fileprivate func ofThisWeek(at now: Moment) -> [ListingBody] {
        let today = now.dateInSeoul
        let days = Weekday.allCases
        let passed = days.firstIndex(of: today.weekday) ?? 0
        let sunday = today.daysSince1970 + days.count - 1 - passed
        return filter { listing in
            listing.startsAt.map { $0.dateInSeoul.daysSince1970 <= sunday } == true
        }
    }
}
