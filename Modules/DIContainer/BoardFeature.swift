import Domain
import Web

/// Phase three and four for the board.
struct BoardFeature: Sendable {
    /// The kinds of listing there are, each with its words.
    static let vocabularies: [Vocabulary] = [.classes]

    let cards: ListingCards
    let routes: BoardRoutes

    init(_ drivers: Drivers, _ repositories: Repositories) {
        cards = ListingCards(Self.vocabularies, gazetteer: drivers.gazetteer, clock: drivers.clock)
        routes = BoardRoutes(
            board: repositories.board,
            lookAround: LookAround(
                gazetteer: drivers.gazetteer,
                homes: repositories.homes,
                clock: drivers.clock
            ),
            cards: cards,
            clock: drivers.clock
        )
    }
}
