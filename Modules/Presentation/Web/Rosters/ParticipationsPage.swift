import Domain
import Markup
import Wire
import Wording

/// The listings that the reader applied to, latest application first.
struct ParticipationsPage {
    let list: ListBody<ParticipationBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = RosterPhrases.mine[language]
        return Page(
            title,
            tab: .mine,
            back: MemberPagePath.mine.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1></div>
                \(list.items.isEmpty ? nothing.html(in: language) : rows(for: visit))
                """
        )
    }

    private func rows(for visit: Visit) -> HTML {
        """
        <ul class="plain cards grid" data-list>
        \(list.items.map { item in
            ListingCard(listing: item.listing, tools: state(item, visit)).html(for: visit)
        })
        </ul>
        \(NextLink(address: list.next.map { RosterPagePath.mine.rawValue.asking(["cursor": $0]) })
            .html(in: visit.language))
        """
    }

    /// Nothing for a cancelled listing, whose card says so.
    private func state(_ item: ParticipationBody, _ visit: Visit) -> HTML {
        guard item.listing.status != .cancelled else { return "" }
        let until: HTML =
            item.entry.claimUntil.map {
                " · \(RosterPhrases.held(until: $0, at: visit.now)[visit.language])"
            } ?? ""
        return """
            <div class="card-tools"><span class="tag\(" offer", if: item.entry.status == .admitted)">\
            \(item.entry.stateWords[visit.language])\(until)</span></div>
            """
    }

    private var nothing: EmptyState {
        EmptyState(
            icon: .users,
            title: RosterPhrases.nothing,
            text: RosterPhrases.nothingText,
            actions: [(FavouritePhrases.browse, BoardPagePath.feed.rawValue)],
            isHeading: false
        )
    }
}
