public import Domain
import JSONCoding

/// The schedule of a class: fixed sessions, or an arrangement.
public struct ClassScheduleBody: ShapedBody {
    public let sessions: [Session]
    public let weekdays: [Weekday]
    public let timeBands: [TimeBand]
    public let minutes: Int?

    public struct Session: ShapedBody, Hashable {
        public let startsAt: Moment
        public let minutes: Int

        public init(startsAt: Moment, minutes: Int) {
            self.startsAt = startsAt
            self.minutes = minutes
        }

        public static let shape = Shape<Self>(
            "ClassSession",
            Field("startsAt", \.startsAt),
            Field("minutes", \.minutes, .integer(ClassSession.lengths).limitedByRule),
            make: Self.init
        )
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

    public static let shape = Shape<Self>(
        "ClassSchedule",
        Field(
            "sessions",
            \.sessions,
            Schema.array(of: .reference(Session.name), maxItems: ClassSessions.counts.upperBound)
                .limitedByRule,
            .explicit
        ),
        Field("weekdays", \.weekdays, .array(of: .words(of: Weekday.self), maxItems: 7), .explicit),
        Field("timeBands", \.timeBands, .array(of: .words(of: TimeBand.self), maxItems: 10), .explicit),
        Field("minutes", \.minutes, .integer(ClassSession.lengths).limitedByRule, .explicit),
        make: Self.init
    )

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

extension TimeBand: WireWord {}
