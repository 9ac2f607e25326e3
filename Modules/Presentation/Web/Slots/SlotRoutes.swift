public import Domain
import HTTPServer
import JSONCoding
import Wire

/// Endpoints of teaching hours, and of moving booked deals to free times.
public struct SlotRoutes: Sendable {
    private let hours: any TeachingHoursRepository
    private let address: ConfirmedAddress
    private let rebook: RebookDeal
    private let deals: DealReading
    private let clock: any WallClock

    public init(
        hours: any TeachingHoursRepository,
        address: ConfirmedAddress,
        rebook: RebookDeal,
        deals: DealReading,
        clock: any WallClock
    ) {
        self.hours = hours
        self.address = address
        self.rebook = rebook
        self.deals = deals
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [
            .on(API.slots.hours) { _, _, who in TeachingHoursBody(try await hours.find(of: who.member)) },
            .on(API.slots.save) { _, new, who in
                try await address.require(of: who.member)
                try await hours.save(new.hours(of: who.member), at: clock.now)
                return TeachingHoursBody(try await hours.find(of: who.member))
            },
            .on(API.slots.ofDeal) { id, query, who in
                let now = clock.now
                let (deal, slots, students) = try await rebook.slots(id, by: who.member)
                return SlotsBody(slots, students, lasting: deal.terms.minutes, on: query, at: now)
            },
            .on(API.slots.rebook) { deal, chosen, who in
                try await rebook(deal, to: chosen.startsAt, by: who.member)
                return try await deals.one(deal, for: who.member)
            },
        ]
    }
}

extension SlotsBody {
    /// The free times of the days that a query asks for.
    init(
        _ slots: [Moment],
        _ students: [Moment: Int],
        lasting minutes: Int,
        on query: SlotQuery,
        at now: Moment
    ) {
        self.init(
            slots,
            students,
            lasting: minutes,
            from: query.from ?? now.dateInSeoul,
            days: query.days ?? Self.usualDays
        )
    }
}
