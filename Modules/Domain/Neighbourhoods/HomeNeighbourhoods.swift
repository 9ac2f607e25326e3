/// A member's home neighbourhood and its reach.
public struct HomeNeighbourhood: Hashable, Sendable {
    public let code: NeighbourhoodCode
    public let reach: Reach
    /// Nil for a home that was never verified. It may have ended.
    public let verification: HomeVerification?

    public init(code: NeighbourhoodCode, reach: Reach, verification: HomeVerification? = nil) {
        self.code = code
        self.reach = reach
        self.verification = verification
    }

    func verified(_ verification: HomeVerification?) -> HomeNeighbourhood {
        HomeNeighbourhood(code: code, reach: reach, verification: verification)
    }
}

/// A member's distinct homes; the first is the main one.
public struct HomeNeighbourhoods: Hashable, Sendable {
    public static let most = 3
    public static let none = HomeNeighbourhoods()

    public private(set) var homes: [HomeNeighbourhood]

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

extension HomeNeighbourhoods {
    /// The home that the gazetteer knows by this code, which may be stored under a former one.
    func home(
        at code: NeighbourhoodCode,
        in gazetteer: any Gazetteer,
        at moment: Moment
    ) -> HomeNeighbourhood? {
        homes.first { gazetteer.edited($0.code, at: moment) == gazetteer.edited(code, at: moment) }
    }

    mutating func verify(_ home: HomeNeighbourhood, _ verification: HomeVerification) -> HomeNeighbourhood {
        let verified = home.verified(verification)
        homes = homes.map { $0.code == home.code ? verified : $0 }
        return verified
    }

    /// Takes the choices in their order. A home that stays keeps its verification.
    mutating func choose(
        _ chosen: [HomeNeighbourhood],
        in gazetteer: any Gazetteer,
        at moment: Moment
    ) throws(NeighbourhoodRefusal) {
        self = try HomeNeighbourhoods(
            chosen.map { $0.verified(home(at: $0.code, in: gazetteer, at: moment)?.verification) }
        )
    }
}

extension Gazetteer {
    /// The code in the gazetteer's edition; an unknown one as it is.
    fileprivate func edited(_ code: NeighbourhoodCode, at moment: Moment) -> NeighbourhoodCode {
        neighbourhood(code, at: moment)?.code ?? code
    }
}
