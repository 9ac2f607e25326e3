import Domain

/// The times of a demo's events and their identifiers, as the server would have assigned them.
struct DemoClock: Sendable {
    private static let epoch: Int64 = 1_704_067_200_000
    private static let day: Int64 = 86_400_000

    let now: Moment
    private let listings: Int
    private let neighbours: Int
    private let isRecent: Bool

    init(_ plan: DemoPlan) {
        now = plan.now
        listings = plan.listings
        neighbours = plan.neighbours
        isRecent = plan.spread.isRecent
    }

    /// All members join in the half year before the first listing.
    func joined(_ neighbour: Int) -> Moment {
        let since = 180 * Self.day * Int64(neighbour) / Int64(neighbours)
        return Moment(milliseconds: now.milliseconds - 546 * Self.day + since)
    }

    /// With increasing density.
    func posted(_ listing: Int) -> Moment {
        let age = 1 - (Double(listing) + 0.5) / Double(listings)
        let ago = isRecent ? Self.recent(age) + 240_000 : Self.within(days: 364, age) + 3_600_000
        return Moment(milliseconds: now.milliseconds - ago)
    }

    /// Three of five in the last week, the others over a year.
    private static func recent(_ age: Double) -> Int64 {
        let share = 0.6
        return age < share
            ? within(days: 7, age / share) : 7 * day + within(days: 357, (age - share) / (1 - share))
    }

    private static func within(days: Int64, _ age: Double) -> Int64 {
        Int64(Double(days * day) * age * age.squareRoot())
    }

    func member(_ neighbour: Int) -> Member.ID { id(at: joined(neighbour), neighbour) }

    /// Increases with the moment; `number` distinguishes those of one moment.
    func id<Thing>(at moment: Moment, _ number: Int) -> Identifier<Thing> {
        Identifier(rawValue: (moment.milliseconds - Self.epoch) << 22 | Int64(number & 0x3F_FFFF))
    }
}

extension Moment {
    func later(minutes: Int) -> Moment { self + .seconds(60 * minutes) }

    /// The given time of day in Seoul, after that many days.
    func day(_ days: Int, hour: Int, minute: Int = 0) -> Moment {
        let seoul: Int64 = 9 * 3_600_000
        let midnight = (milliseconds + seoul) / 86_400_000 * 86_400_000 - seoul
        return Moment(milliseconds: midnight + Int64(((days * 24 + hour) * 60 + minute) * 60_000))
    }
}
