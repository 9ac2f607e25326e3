import Domain
import Markup
import Wire
import Wording

/// The listings of a kind that are suggested to a member, with the reason.
struct SuggestionsPage {
    let kind: Listing.Kind
    let suggestions: [SuggestionBody]

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = SuggestionPhrases.title(kind)[language]
        let reason: HTML =
            suggestions.isEmpty ? "" : "<p class=\"soft\">\(suggestions.reason(kind)[language])</p>"
        var page = Page(
            title,
            tab: .browse,
            back: PostPagePath.all(kind).rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>\(reason)</div>
                \(CardList(listings: suggestions.map(\.listing), next: nil)
                    .html(for: visit, otherwise: nothing(visit).html(in: language)))
                """
        )
        page.isWide = !suggestions.isEmpty
        return page
    }

    private func nothing(_ visit: Visit) -> EmptyState {
        let action =
            visit.home == nil
            ? (SuggestionPhrases.homeMissing, NeighbourhoodPagePath.choose.rawValue)
            : (SuggestionPhrases.browse, PostPagePath.all(kind).rawValue)
        return EmptyState(
            drawing: .quiet,
            title: SuggestionPhrases.nothing(kind),
            text: SuggestionPhrases.nothingText,
            actions: [action],
            isHeading: false
        )
    }
}
