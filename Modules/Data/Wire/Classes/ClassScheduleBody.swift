public import Domain
public import JSONCoding

/// When a class is: its fixed sessions, or what suits when it is by arrangement.
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
            .object(["startsAt": .moment.required, "minutes": .integer().required])
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

    /// The weekdays of fixed sessions are told, too, for whoever shows them.
    public init(_ schedule: ClassSchedule) {
        let suitable = schedule.weekdays
        weekdays = Weekday.allCases.filter(suitable.contains)
        switch schedule {
        case .fixed(let fixed):
            sessions = fixed.all.map { Session(startsAt: $0.startsAt, minutes: $0.minutes) }
            timeBands = []
            minutes = nil
        case .byArrangement(let arrangement):
            sessions = []
            timeBands = TimeBand.allCases.filter(arrangement.timeBands.contains)
            minutes = arrangement.minutes
        }
    }

    init(fixed sessions: [Session]) {
        self.sessions = sessions
        weekdays = []
        timeBands = []
        minutes = nil
    }

    public static var name: String { "ClassSchedule" }
    public static var parts: [any Body.Type] { [Session.self] }

    public static var schema: Schema {
        .object([
            "sessions": .array(of: .reference(Session.name), maxItems: 100),
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

    /// Weekdays beside fixed sessions are what an answer said of them, and follow from them.
    public func schedule() throws(ClassRefusal) -> ClassSchedule {
        guard !sessions.isEmpty else {
            return .byArrangement(
                try ClassSchedule.Arrangement(
                    weekdays: Set(weekdays),
                    timeBands: Set(timeBands),
                    minutes: minutes
                )
            )
        }
        guard timeBands.isEmpty, minutes == nil else { throw .scheduleMixed }
        var fixed: [ClassSession] = []
        for session in sessions {
            fixed.append(try ClassSession(startsAt: session.startsAt, minutes: session.minutes))
        }
        return .fixed(try ClassSessions(fixed))
    }
}
