/// A member's home neighbourhood and its reach.
public struct HomeNeighbourhood: Hashable, Sendable {
    public let code: NeighbourhoodCode
    public let reach: Reach

    public init(code: NeighbourhoodCode, reach: Reach) {
        self.code = code
        self.reach = reach
    }
}

/// A member's distinct homes; the first is the main one.
public struct HomeNeighbourhoods: Hashable, Sendable {
    public static let most = 3
    public static let none = HomeNeighbourhoods()

    public let homes: [HomeNeighbourhood]

    public init(_ homes: [HomeNeighbourhood]) throws(NeighbourhoodRefusal) {
        guard homes.count <= Self.most else { throw .tooManyHomes }
        guard Set(homes.map(\.code)).count == homes.count else { throw .repeatedHome }
        self.homes = homes
    }

    private init() {
        homes = []
    }

    public var main: HomeNeighbourhood? { homes.first }
}
