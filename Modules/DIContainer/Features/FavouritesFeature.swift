import Domain
import Web

/// The use cases and routes of favourites.
struct FavouritesFeature: Sendable {
    let routes: FavouriteRoutes

    init(_ drivers: Drivers, _ repositories: Repositories, _ board: BoardFeature) {
        routes = FavouriteRoutes(
            favourites: repositories.favourites,
            cards: board.cards,
            identifiers: drivers.identifiers,
            clock: drivers.clock
        )
    }
}
