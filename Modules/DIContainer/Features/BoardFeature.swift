import Domain
import Storage
import Web

/// The use cases and routes of the board: feed, map and search.
struct BoardFeature: Sendable {
    let cards: ListingCards
    let lookAround: ChooseBoardArea
    let endpoints: [Endpoint]

    init(_ drivers: Drivers, _ repositories: Repositories) {
        let clock = drivers.clock
        let cards = ListingCards(gazetteer: drivers.gazetteer, clock: clock)
        lookAround = ChooseBoardArea(
            gazetteer: drivers.gazetteer,
            homes: repositories.homes,
            clock: clock
        )
        let search = Search(
            repositories.search,
            past: repositories.pastSearches,
            identifiers: drivers.identifiers
        )
        let filter = ReaderFilter(members: repositories.members, clock: clock)
        let board = BoardRoutes(
            board: repositories.board,
            search: search,
            filter: filter,
            lookAround: lookAround,
            cards: cards,
            site: repositories.site,
            clock: clock
        )
        let map = MapRoutes(
            maps: repositories.maps,
            filter: filter,
            lookAround: lookAround,
            cards: cards,
            gazetteer: drivers.gazetteer,
            clock: clock
        )
        let past = SearchRoutes(searches: repositories.pastSearches)
        self.cards = cards
        endpoints = board.endpoints + map.endpoints + past.endpoints
    }
}
