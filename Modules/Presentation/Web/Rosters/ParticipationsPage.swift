import Domain
import Markup
import Wire
import Wording

/// The listings that the reader applied to, those ahead or past ones.
struct ParticipationsPage {
    let list: ListBody<ParticipationBody>
    let part: Participation.Part

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = RosterPhrases.mine[language]
        return Page(
            title,
            tab: .mine,
            back: MemberPagePath.mine.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <nav class="chips" aria-label="\(RosterPhrases.parts[language])">\
                \(Participation.Part.allCases.map { chip($0, language) })</nav></div>
                \(list.items.isEmpty ? nothing.html(in: language) : rows(for: visit))
                """
        )
    }

    private func chip(_ part: Participation.Part, _ language: Language) -> HTML {
        ChipLink(
            text: RosterPhrases.part(part)[language],
            address: address(part),
            isCurrent: part == self.part
        )
        .html
    }

    private func address(_ part: Participation.Part, cursor: String? = nil) -> String {
        RosterPagePath.mine.rawValue.asking(["part": part.rawValue, "cursor": cursor])
    }

    private func rows(for visit: Visit) -> HTML {
        """
        <ul class="plain cards grid" data-list>
        \(list.items.map { item in
            ListingCard(listing: item.listing, tools: state(item, visit)).html(for: visit)
        })
        </ul>
        \(NextLink(address: list.next.map { address(part, cursor: $0) })
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
            drawing: .quiet,
            title: part == .ahead ? RosterPhrases.nothing : RosterPhrases.nothingPast,
            text: part == .ahead ? RosterPhrases.nothingText : RosterPhrases.nothingPastText,
            actions: [(FavouritePhrases.browse, BoardPagePath.feed.rawValue)],
            isHeading: false
        )
    }
}
