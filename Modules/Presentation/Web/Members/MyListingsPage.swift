import Domain
import Markup
import Wire
import Wording

/// The reader's own listings, with their actions.
struct MyListingsPage {
    /// Nil for all.
    let kind: Listing.Kind?
    /// Nil for all.
    let status: Listing.Status?
    let list: ListBody<ListingBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = MyPhrases.myListings[language]
        return Page(
            title,
            tab: .mine,
            back: MemberPagePath.mine.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <nav class="chips scroll" aria-label="\(FeedPhrases.kind[language])">\
                \(chip(kind: nil, language))\(visit.kinds.map { chip(kind: $0, language) })</nav>
                <nav class="chips scroll" aria-label="\(MyPhrases.byStatus[language])">\
                \(chip(nil, language))\(Listing.Status.allCases.map { chip($0, language) })</nav></div>
                \(list.items.isEmpty ? nothing.html(in: language) : cards(for: visit))
                """
        )
    }

    private func chip(_ status: Listing.Status?, _ language: Language) -> HTML {
        ChipLink(
            text: (status?.words ?? FeedPhrases.all)[language],
            address: address(status, after: nil),
            isCurrent: status == self.status
        ).html
    }

    private func chip(kind: Listing.Kind?, _ language: Language) -> HTML {
        ChipLink(
            text: (kind?.words.name ?? FeedPhrases.all)[language],
            address: address(kind, status, after: nil),
            isCurrent: kind == self.kind
        ).html
    }

    private func address(_ status: Listing.Status?, after cursor: String?) -> String {
        address(kind, status, after: cursor)
    }

    private func address(_ kind: Listing.Kind?, _ status: Listing.Status?, after cursor: String?) -> String {
        MemberPagePath.myListings.rawValue.asking([
            "kind": kind?.rawValue, "status": status?.rawValue, "cursor": cursor,
        ])
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .quiet,
            title: status == nil && kind == nil ? MyPhrases.noListings : MyPhrases.noListingsLikeThat,
            text: MyPhrases.noListingsText,
            actions: [(FeedPhrases.beFirst, ListingPagePath.chooseKind.rawValue)],
            isHeading: false
        )
    }

    private func cards(for visit: Visit) -> HTML {
        """
        <ul class="plain cards grid" data-list>
        \(list.items.map { listing in
            ListingCard(listing: listing, tools: tools(listing, visit), namesAuthor: false).html(for: visit)
        })
        </ul>
        \(NextLink(address: list.next.map { address(status, after: $0) }).html(in: visit.language))
        """
    }

    private func tools(_ listing: ListingBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let edit = PostPagePath.edit(listing.kind).filled(listing.id.description)
        let buttons = steps(listing, at: visit.now).map { words, address in
            ActionButton(words: words, action: address.leading(to: visit.address), about: listing.title)
                .html(in: language)
        }
        guard listing.status != .cancelled else { return "" }
        return """
            <div class="card-tools">
            <a class="button small" href="\(link: edit)" \
            aria-label="\(listing.title): \(ListingPhrases.edit[language])">\
            \(ListingPhrases.edit[language])</a>
            \(buttons)
            </div>
            """
    }

    /// The actions that are currently allowed.
    private func steps(_ listing: ListingBody, at now: Moment) -> [(Words, String)] {
        let id = listing.id.description
        switch listing.status {
        case .open:
            let again = (listing.bumpedAt ?? listing.createdAt) + .seconds(24 * 3_600)
            let bump = again <= now ? [(ListingPhrases.bump, ListingPagePath.bump.filled(id))] : []
            return bump + [(ListingPhrases.close, ListingPagePath.close.filled(id))]
        case .closed:
            return listing.hasSeatsLeft
                ? [(ListingPhrases.reopen, ListingPagePath.reopen.filled(id))] : []
        case .expired, .cancelled: return []
        }
    }
}
