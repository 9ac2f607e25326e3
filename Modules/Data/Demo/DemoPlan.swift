public import Domain

/// The parameters of a demo. The same plan always generates the same data.
public struct DemoPlan: Sendable {
    public static let sizes = 100...1_000_000

    public let seed: UInt64
    public let listings: Int
    /// The time of the latest event.
    public let now: Moment
    /// The seal of the password that all members share.
    public let seal: PasswordSeal

    public init(seed: UInt64, listings: Int, now: Moment, seal: PasswordSeal) {
        self.seed = seed
        self.listings = listings
        self.now = now
        self.seal = seal
    }

    /// One neighbour for five listings.
    var neighbours: Int { max(24, listings / 5) }
}

/// A neighbourhood of a demo and its share of members.
public struct DemoPlace: Sendable {
    let code: NeighbourhoodCode
    let point: Point
    let weight: Int

    public init(_ neighbourhood: Neighbourhood) {
        code = neighbourhood.code
        point = neighbourhood.point
        // A rough estimate: a dong is drawn for about twenty thousand people, an eup or a myeon for fewer.
        weight =
            neighbourhood.issued.dong.hasSuffix("동") ? 8 : neighbourhood.issued.dong.hasSuffix("읍") ? 4 : 1
    }
}

/// The amounts of generated data.
public struct DemoSummary: Sendable {
    var counts: [DemoTable: Int] = [:]

    public var neighbours: Int { counts[.accounts] ?? 0 }
    public var listings: Int { counts[.listings] ?? 0 }
    public var conversations: Int { counts[.conversations] ?? 0 }
    public var messages: Int { counts[.messages] ?? 0 }
    public var deals: Int { counts[.deals] ?? 0 }
    public var reviews: Int { counts[.reviews] ?? 0 }
    public var favourites: Int { counts[.favourites] ?? 0 }
}
