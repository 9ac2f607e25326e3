public import Domain
public import JSONCoding

/// The schedule of a class: fixed sessions, or an arrangement.
public struct ClassScheduleBody: Body {
    public let sessions: [Session]
    public let weekdays: [Weekday]
    public let timeBands: [TimeBand]
    public let minutes: Int?

    public struct Session: Body, Hashable {
        public let startsAt: Moment
        public let minutes: Int

        public init(startsAt: Moment, minutes: Int) {
            self.startsAt = startsAt
            self.minutes = minutes
        }

        public static var name: String { "ClassSession" }

        public static var schema: Schema {
            .object([
                "startsAt": .moment.required,
                "minutes": Schema.integer(ClassSession.lengths).limitedByRule.required,
            ])
        }

        public init(_ fields: Fields) throws(FieldError) {
            self.init(startsAt: try fields.moment("startsAt"), minutes: try fields.integer("minutes"))
        }

        public func write(to writer: inout JSONWriter) {
            writer.object { writer in
                writer.field("startsAt", startsAt)
                writer.field("minutes", minutes)
            }
        }
    }

    /// An empty arrangement.
    public init() {
        self.init(sessions: [])
    }

    public init(_ schedule: ClassSchedule) {
        switch schedule {
        case .fixed(let fixed):
            self.init(
                sessions: fixed.all.map { Session(startsAt: $0.startsAt, minutes: $0.minutes) }
            )
        case .byArrangement(let arrangement):
            self.init(
                weekdays: Weekday.allCases.filter(arrangement.weekdays.contains),
                timeBands: TimeBand.allCases.filter(arrangement.timeBands.contains),
                minutes: arrangement.minutes
            )
        }
    }

    private init(
        sessions: [Session] = [],
        weekdays: [Weekday] = [],
        timeBands: [TimeBand] = [],
        minutes: Int? = nil
    ) {
        self.sessions = sessions
        self.weekdays = weekdays
        self.timeBands = timeBands
        self.minutes = minutes
    }

    public static var name: String { "ClassSchedule" }
    public static var parts: [any Body.Type] { [Session.self] }

    public static var schema: Schema {
        .object([
            "sessions": Schema.array(
                of: .reference(Session.name),
                maxItems: ClassSessions.counts.upperBound
            ).limitedByRule,
            "weekdays": .array(of: .words(of: Weekday.self), maxItems: 7),
            "timeBands": .array(of: .words(of: TimeBand.self), maxItems: 10),
            "minutes": .nullable(Schema.integer(ClassSession.lengths).limitedByRule),
        ])
    }

    /// A draft's session may have an incomplete start.
    static var draftSchema: Schema {
        .object([
            "sessions": .array(
                of: .object([
                    "startsAt": .nullable(.string(maxLength: 100)), "minutes": .nullable(.integer()),
                ]),
                maxItems: 100
            ),
            "weekdays": .array(of: .words(of: Weekday.self), maxItems: 7),
            "timeBands": .array(of: .words(of: TimeBand.self), maxItems: 10),
            "minutes": .nullable(.integer()),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        sessions = try fields.isGiven("sessions") ? fields.bodies("sessions") : []
        weekdays = try fields.isGiven("weekdays") ? fields.choices("weekdays") : []
        timeBands = try fields.isGiven("timeBands") ? fields.choices("timeBands") : []
        minutes = try fields.integerIfPresent("minutes")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("sessions", sessions)
            writer.field("weekdays", weekdays.map(\.rawValue))
            writer.field("timeBands", timeBands.map(\.rawValue))
            writer.field("minutes", minutes)
        }
    }

    func schedule(of side: Listing.Side) throws(ClassRefusal) -> ClassSchedule {
        let schedule = try schedule()
        try schedule.suits(side)
        return schedule
    }

    private func schedule() throws(ClassRefusal) -> ClassSchedule {
        guard !sessions.isEmpty else {
            return .byArrangement(
                try ClassSchedule.Arrangement(
                    weekdays: Set(weekdays),
                    timeBands: Set(timeBands),
                    minutes: minutes
                )
            )
        }
        guard weekdays.isEmpty, timeBands.isEmpty, minutes == nil else { throw .scheduleMixed }
        var fixed: [ClassSession] = []
        for session in sessions {
            fixed.append(try ClassSession(startsAt: session.startsAt, minutes: session.minutes))
        }
        return .fixed(try ClassSessions(fixed))
    }
}
