import Database
public import Domain
import Storage

/// The parameters of a demo. The same plan always generates the same data.
public struct DemoPlan: Sendable {
    public static let sizes = 100...1_000_000

    public let seed: UInt64
    public let listings: Int
    /// The time of the latest event.
    public let now: Moment
    /// The seal of the password that all members share.
    public let seal: PasswordSeal
    public let spread: DemoSpread

    public init(seed: UInt64, listings: Int, now: Moment, seal: PasswordSeal, spread: DemoSpread = .country) {
        self.seed = seed
        self.listings = listings
        self.now = now
        self.seal = seal
        self.spread = spread
    }

    /// One neighbour for five listings.
    var neighbours: Int { max(24, listings / 5) }

    /// The scenes of its pictures; few listings need one of each motif.
    var scenes: [DemoScene] {
        guard spread.isRecent else { return [] }
        return listings < 500 ? [.front] : DemoScene.allCases
    }
}

/// Where and when the listings of a demo are.
public enum DemoSpread: Sendable {
    /// All over the country by population, over a year, without pictures.
    case country
    /// Most of them around one neighbourhood and from the last days. The numbers are steps from it.
    case around([NeighbourhoodCode: Int])

    private static let many = 10_000
    /// 역삼1동
    private static let usualCentre = NeighbourhoodCode(number: 1_168_064_000)

    /// For ``country``, the share of members.
    func weight(of place: DemoPlace) -> Int {
        guard case .around(let steps) = self, let steps = steps[place.code] else { return place.weight }
        // All other neighbourhoods together weigh some 20,000.
        return [18_000, 3_500, 1_500, 500][min(steps, 3)]
    }

    /// Where the known members live; nil for anywhere.
    var centre: NeighbourhoodCode? {
        guard case .around(let steps) = self else { return nil }
        return steps.first { $0.value == 0 }?.key
    }

    var isRecent: Bool { centre != nil }

    /// Around that neighbourhood. Without one, few listings are around 역삼1동, and many all over the country.
    public init(
        around code: NeighbourhoodCode?,
        of listings: Int,
        in gazetteer: any Gazetteer,
        at now: Moment
    )
        throws(NeighbourhoodRefusal)
    {
        guard let code = code ?? (listings < Self.many ? Self.usualCentre : nil) else {
            self = .country
            return
        }
        guard let ring = gazetteer.ring(of: code, reach: .widest, at: now) else { throw .unknownCode }
        self = .around(
            Dictionary(ring.map { ($0.neighbourhood.code, $0.steps) }, uniquingKeysWith: { near, _ in near })
        )
    }

    /// How often, in percent, a listing has a first conversation, and one with one more has another.
    var talks: Int { isRecent ? 25 : 9 }
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
    public private(set) var neighbours = 0
    public private(set) var listings = 0
    public private(set) var conversations = 0
    public private(set) var messages = 0
    public private(set) var deals = 0
    public private(set) var reviews = 0
    public private(set) var favourites = 0
    public private(set) var orders = 0

    mutating func add(_ batch: RowBatch) {
        neighbours += batch.count(of: Account.self)
        listings += batch.count(of: ListingRow.self)
        conversations += batch.count(of: Conversation.self)
        messages += batch.count(of: MessageRow.self)
        deals += batch.count(of: Deal.self)
        reviews += batch.count(of: ReviewRow.self)
        orders += batch.count(of: Order.self)
        favourites += batch.count(of: FavouriteRow.self)
    }
}
