public import Domain
public import JSONCoding

/// When an event takes place and when applications are taken.
public struct EventScheduleBody: Body {
    public let zone: Zone
    public let dates: [Date]
    public let opensAt: Moment?
    public let closesAt: Moment?
    public let isPostponed: Bool

    public struct Date: Body, Hashable {
        public let startsAt: Moment
        public let endsAt: Moment
        public let isAllDay: Bool

        public init(_ period: EventPeriod) {
            startsAt = period.startsAt
            endsAt = period.endsAt
            isAllDay = period.isAllDay
        }

        public static var name: String { "EventDate" }

        public static var schema: Schema {
            .object([
                "startsAt": .moment.required,
                "endsAt": .moment.required,
                "allDay": .boolean.described("From midnight to the midnight after its last day"),
            ])
        }

        public init(_ fields: Fields) throws(FieldError) {
            startsAt = try fields.moment("startsAt")
            endsAt = try fields.moment("endsAt")
            isAllDay = try fields.isGiven("allDay") ? fields.boolean("allDay") : false
        }

        public func write(to writer: inout JSONWriter) {
            writer.object { writer in
                writer.field("startsAt", startsAt)
                writer.field("endsAt", endsAt)
                writer.field("allDay", isAllDay)
            }
        }

        func period() throws(EventRefusal) -> EventPeriod {
            try EventPeriod(startsAt: startsAt, endsAt: endsAt, isAllDay: isAllDay)
        }
    }

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

    public static var name: String { "EventSchedule" }
    public static var parts: [any Body.Type] { [Date.self] }

    public static var schema: Schema {
        .object([
            "zone": .words(of: Zone.self),
            "dates": Schema.array(
                of: .reference(Date.name),
                minItems: EventDates.counts.lowerBound,
                maxItems: EventDates.counts.upperBound
            )
            .limitedByRule.required,
            "opensAt": .nullable(.moment),
            "closesAt": .nullable(.moment),
            "postponed": .boolean.described("Whether new dates will follow"),
        ])
    }

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

    public init(_ fields: Fields) throws(FieldError) {
        zone = try fields.choiceIfPresent("zone") ?? .seoul
        dates = try fields.bodies("dates")
        opensAt = try fields.momentIfPresent("opensAt")
        closesAt = try fields.momentIfPresent("closesAt")
        isPostponed = try fields.isGiven("postponed") ? fields.boolean("postponed") : false
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("zone", zone.rawValue)
            writer.field("dates", dates)
            writer.field("opensAt", opensAt)
            writer.field("closesAt", closesAt)
            writer.field("postponed", isPostponed)
        }
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
