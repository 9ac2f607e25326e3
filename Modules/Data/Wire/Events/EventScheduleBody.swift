public import Domain
import JSONCoding

/// When an event takes place and when applications are taken.
public struct EventScheduleBody: ShapedBody {
    public let zone: Zone
    public let dates: [Date]
    public let opensAt: Moment?
    public let closesAt: Moment?
    public let isPostponed: Bool

    public struct Date: ShapedBody, Hashable {
        public let startsAt: Moment
        public let endsAt: Moment
        public let isAllDay: Bool

        public static let shape = Shape<Self>(
            "EventDate",
            Field("startsAt", \.startsAt),
            Field("endsAt", \.endsAt),
            Field(
                "allDay",
                \.isAllDay,
                nil,
                .explicit,
                default: false,
                about: "From midnight to the midnight after its last day"
            ),
            make: Self.init
        )

        func period() throws(EventRefusal) -> EventPeriod {
            try EventPeriod(startsAt: startsAt, endsAt: endsAt, isAllDay: isAllDay)
        }
    }

    public static let shape = Shape<Self>(
        "EventSchedule",
        Field("zone", \.zone, nil, .explicit, default: .seoul),
        Field(
            "dates",
            \.dates,
            Schema.array(
                of: .reference(Date.name),
                minItems: EventDates.counts.lowerBound,
                maxItems: EventDates.counts.upperBound
            ).limitedByRule
        ),
        Field("opensAt", \.opensAt, nil, .explicit),
        Field("closesAt", \.closesAt, nil, .explicit),
        Field(
            "postponed",
            \.isPostponed,
            nil,
            .explicit,
            default: false,
            about: "Whether new dates will follow"
        ),
        make: Self.init
    )

    /// A draft's times may be incomplete.
    static var draftSchema: Schema {
        let text = Schema.nullable(.string(maxLength: 100))
        return .object([
            "zone": .nullable(.words(of: Zone.self)),
            "dates": .array(
                of: .object(["startsAt": text, "endsAt": text, "allDay": .nullable(.boolean)]),
                maxItems: 100
            ),
            "opensAt": text,
            "closesAt": text,
            "postponed": .nullable(.boolean),
        ])
    }

    public func eventDates() throws(EventRefusal) -> EventDates {
        var periods: [EventPeriod] = []
        for date in dates { periods.append(try date.period()) }
        return try EventDates(periods, in: zone)
    }

    public func applications() throws(RosterRefusal) -> ApplicationPeriod {
        try ApplicationPeriod(opensAt: opensAt, closesAt: closesAt)
    }
}

extension EventScheduleBody {
    /// No dates, in Seoul.
    public init() {
        zone = .seoul
        dates = []
        opensAt = nil
        closesAt = nil
        isPostponed = false
    }

    public init(_ dates: EventDates, _ applications: ApplicationPeriod, isPostponed: Bool) {
        zone = dates.zone
        self.dates = dates.all.map(Date.init)
        opensAt = applications.opensAt
        closesAt = applications.closesAt
        self.isPostponed = isPostponed
    }
}

extension EventScheduleBody.Date {
    public init(_ period: EventPeriod) {
        startsAt = period.startsAt
        endsAt = period.endsAt
        isAllDay = period.isAllDay
    }
}
