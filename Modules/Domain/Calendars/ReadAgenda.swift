/// Reads what concerns a member now: the next appointment, and what waits for an answer.
public struct ReadAgenda: Sendable {
    /// Awaited answers that are listed; all are counted.
    public static let most = 10

    private let calendar: any CalendarQueries
    private let answers: any AwaitedAnswerQueries
    private let rosters: any RosterQueries
    private let clock: any WallClock

    public init(
        calendar: any CalendarQueries,
        answers: any AwaitedAnswerQueries,
        rosters: any RosterQueries,
        clock: any WallClock
    ) {
        self.calendar = calendar
        self.answers = answers
        self.rosters = rosters
        self.clock = clock
    }

    public func callAsFunction(of member: Member.ID) async throws -> MemberAgenda {
        let now = clock.now
        async let waiting = answers.list(of: member, atMost: Self.most, at: now)
        let next = try await calendar.entries(of: member, endingAfter: now).next(at: now)
        guard let next else { return MemberAgenda(next: nil, waiting: try await waiting) }
        let seats = try await seats(of: next, for: member, at: now)
        return MemberAgenda(next: .init(next, seats: seats), waiting: try await waiting)
    }

    private func seats(of entry: CalendarEntry, for member: Member.ID, at now: Moment) async throws -> Seats?
    {
        guard entry.subject.kind == .listing, let listing = entry.listing else { return nil }
        return try await rosters.find(listing, for: member, at: now)?.seats
    }
}

extension [CalendarEntry] {
    /// The first entry that takes place and isn't over.
    func next(at now: Moment) -> CalendarEntry? {
        withoutRepetitions.first { !$0.isCancelled && $0.endsAt > now }
    }
}
