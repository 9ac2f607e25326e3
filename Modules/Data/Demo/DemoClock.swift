import Domain

/// The times of a demo's events and their identifiers, as the server would have assigned them.
struct DemoClock: Sendable {
    private static let epoch: Int64 = 1_704_067_200_000
    private static let day: Int64 = 86_400_000

    let now: Moment
    private let listings: Int
    private let neighbours: Int

    init(_ plan: DemoPlan) {
        now = plan.now
        listings = plan.listings
        neighbours = plan.neighbours
    }

    /// All members join in the half year before the first listing.
    func joined(_ neighbour: Int) -> Moment {
        let since = 180 * Self.day * Int64(neighbour) / Int64(neighbours)
        return Moment(milliseconds: now.milliseconds - 546 * Self.day + since)
    }

    /// Listings over a year, with increasing density.
    func posted(_ listing: Int) -> Moment {
        let age = 1 - (Double(listing) + 0.5) / Double(listings)
        let ago = Double(364 * Self.day) * age * age.squareRoot()
        return Moment(milliseconds: now.milliseconds - Int64(ago) - 3_600_000)
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
