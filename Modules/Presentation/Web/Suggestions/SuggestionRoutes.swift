public import Domain
import HTTPServer
import JSONCoding
import Wire

/// Endpoints of what is suggested to a member, one for each kind with tastes.
public struct SuggestionRoutes: Sendable {
    private let suggest: SuggestListings
    private let lookAround: ChooseBoardArea
    private let cards: ListingCards

    public init(suggest: SuggestListings, lookAround: ChooseBoardArea, cards: ListingCards) {
        self.suggest = suggest
        self.lookAround = lookAround
        self.cards = cards
    }

    public var endpoints: [Endpoint] {
        Listing.Kind.allCases.filter { !$0.tastes.isEmpty }.map(suggestions)
    }

    private func suggestions(_ kind: Listing.Kind) -> Endpoint {
        .member(
            .get,
            PostPath.suggested(kind),
            "Suggest \(kind.pathSegment) by my deals, favourites and searches; at most \(Suggestion.most)",
            query: Parameter.boardArea.filter { ["neighbourhood", "reach"].contains($0.name) },
            answers: .json()
        ) { [suggest, lookAround, cards] request, who in
            let area = try await lookAround(
                request.givenNeighbourhood,
                request.givenExtent,
                standingAt: nil,
                who.member
            )
            let suggestions = try await suggest(kind, in: area, for: who.member)
            let bodies = zip(cards.cards(suggestions.map(\.listing)), suggestions)
            return ListBody(bodies.map { SuggestionBody($0, $1.taste) })
        }
    }
}
