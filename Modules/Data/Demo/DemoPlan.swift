public import Domain

/// What a demo is made of: the same plan always makes the same town.
public struct DemoPlan: Sendable {
    public static let sizes = 100...1_000_000

    public let seed: UInt64
    public let listings: Int
    /// The present of the town: nothing in it happened later.
    public let now: Moment
    /// Of the one password that everybody in it has.
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

/// Where the people of a demo live, and how many of them are to live there.
public struct DemoPlace: Sendable {
    let code: NeighbourhoodCode
    let point: Point
    let weight: Int

    public init(_ neighbourhood: Neighbourhood) {
        code = neighbourhood.code
        point = neighbourhood.point
        // A guess and no statistics: a dong is drawn for some twenty thousand people, an eup or a myeon for
        // as many fields.
        weight =
            neighbourhood.issued.dong.hasSuffix("동") ? 8 : neighbourhood.issued.dong.hasSuffix("읍") ? 4 : 1
    }
}

/// How much was made.
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
