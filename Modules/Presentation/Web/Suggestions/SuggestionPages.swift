import Domain
import Wire
import Wording

/// Page routes of what is suggested to a member.
public struct SuggestionPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { Listing.Kind.allCases.filter { !$0.tastes.isEmpty }.map(suggestions) }

    private func suggestions(_ kind: Listing.Kind) -> PageRoute {
        .memberPage(PostPagePath.suggested(kind)) { visit in
            // Without a home there is nowhere to look.
            let suggestions = visit.home == nil ? [] : try await visit.suggestions(of: kind)
            return SuggestionsPage(kind: kind, suggestions: suggestions)
                .page(for: try await visit.rating(authorsOf: suggestions.map(\.listing)))
        }
    }
}

extension Visit {
    /// Empty for a reader who isn't signed in.
    func suggestions(
        of kind: Listing.Kind,
        _ area: BoardPlace = BoardPlace()
    ) async throws -> [SuggestionBody] {
        guard who != nil else { return [] }
        let query = SuggestionQuery(around: area.neighbourhood, area.extent)
        return try await self(API.suggestions(kind).list(query)).items
    }
}

extension [SuggestionBody] {
    /// What all of them follow from, in one sentence.
    func reason(_ kind: Listing.Kind) -> Words {
        let tastes = compactMap(\.taste).reduce(into: [Taste]()) { all, taste in
            if !all.contains(taste) { all.append(taste) }
        }
        return Taste.words(of: tastes, in: kind)
    }
}
