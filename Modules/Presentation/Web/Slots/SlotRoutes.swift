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

    public var endpoints: [Endpoint] { [mine, save, ofDeal, rebooking] }

    private var mine: Endpoint {
        .member(.get, SlotPath.hours, "Get my teaching hours", answers: .json()) { [hours] _, who in
            TeachingHoursBody(try await hours.find(of: who.member))
        }
    }

    private var save: Endpoint {
        .member(
            .put,
            SlotPath.hours,
            "Replace my teaching hours; booked lessons stay",
            takes: TeachingHoursBody.self,
            answers: .json()
        ) { [hours, address, clock] _, who, body in
            try await address.require(of: who.member)
            try await hours.save(body.hours(of: who.member), at: clock.now)
            return TeachingHoursBody(try await hours.find(of: who.member))
        }
    }

    private var ofDeal: Endpoint {
        .member(
            .get,
            SlotPath.ofDeal,
            "List the free times to which I can move a booked lesson without asking",
            query: SlotWindow.parameters,
            answers: .json()
        ) { [rebook, clock] request, who in
            let window = try SlotWindow(request, at: clock.now)
            let (deal, slots, students) = try await rebook.slots(request.dealID, by: who.member)
            return window.body(slots, students, lasting: deal.terms.minutes)
        }
    }

    private var rebooking: Endpoint {
        .member(
            .post,
            SlotPath.rebook,
            "Move a booked lesson to another free time without asking; by its student, before the notice",
            takes: ChosenStartBody.self,
            answers: .json()
        ) { [rebook, deals] request, who, body in
            let id = try request.dealID
            try await rebook(id, to: body.startsAt, by: who.member)
            return try await deals.one(id, for: who.member)
        }
    }
}

/// The days that a request asks for.
struct SlotWindow {
    private let from: CivilDate
    private let days: Int

    static let parameters: [Parameter] = [
        .optional("from", .date, "The first day, in Korea; default: today"),
        .optional("days", .integer(SlotsBody.days), "Default: \(SlotsBody.usualDays)"),
    ]

    init(_ request: Request, at now: Moment) throws {
        from =
            try request.query["from"].map { try request.required("from", CivilDate(iso8601: $0)) }
            ?? now.dateInSeoul
        days = try request.integer("days", in: SlotsBody.days) ?? SlotsBody.usualDays
    }

    func body(_ slots: [Moment], _ students: [Moment: Int], lasting minutes: Int) -> SlotsBody {
        SlotsBody(slots, students, lasting: minutes, from: from, days: days)
    }
}
