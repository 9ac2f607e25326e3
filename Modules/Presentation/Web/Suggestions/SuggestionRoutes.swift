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
        .on(API.suggestions(kind).list) { _, query, who in
            let area = try await lookAround(
                query.neighbourhood,
                query.extent,
                standingAt: nil,
                who.member
            )
            let suggestions = try await suggest(kind, in: area, for: who.member)
            let bodies = zip(cards.cards(suggestions.map(\.listing)), suggestions)
            return ListBody(bodies.map { SuggestionBody($0, $1.taste) })
        }
    }
}
