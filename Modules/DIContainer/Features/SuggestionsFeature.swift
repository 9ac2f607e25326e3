import Domain
import Storage
import Web

/// The use case and routes of suggestions.
struct SuggestionsFeature: Sendable {
    let routes: SuggestionRoutes

    init(_ drivers: Drivers, _ repositories: Repositories, _ board: BoardFeature) {
        routes = SuggestionRoutes(
            suggest: SuggestListings(
                queries: SQLTasteQueries(
                    drivers.database,
                    savedSearches: repositories.savedSearches,
                    pastSearches: repositories.pastSearches
                ),
                board: repositories.board,
                search: repositories.search,
                clock: drivers.clock
            ),
            lookAround: board.lookAround,
            cards: board.cards
        )
    }
}
