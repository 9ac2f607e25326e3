/// The use cases of members' home neighbourhoods.
public struct Homes: Sendable {
    let gazetteer: any Gazetteer
    let homes: any HomeNeighbourhoodsRepository
    let site: any SiteRepository
    let throttle: any CallThrottle
    let clock: any WallClock

    public init(
        gazetteer: any Gazetteer,
        homes: any HomeNeighbourhoodsRepository,
        site: any SiteRepository,
        throttle: any CallThrottle,
        clock: any WallClock
    ) {
        self.gazetteer = gazetteer
        self.homes = homes
        self.site = site
        self.throttle = throttle
        self.clock = clock
    }
}
