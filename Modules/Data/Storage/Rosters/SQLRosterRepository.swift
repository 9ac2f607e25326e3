public import Database
public import Domain

public struct SQLRosterRepository: RosterRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func update(
        _ listing: Listing.ID,
        by member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Roster) throws -> Void
    ) async throws {
        try await database.write(identifiers, at: now) { transaction in
            guard let former = try transaction.rosters.findLocked(listing) else {
                throw RosterRefusal.notFound
            }
            guard try !transaction.rosters.isHidden(former, from: member) else {
                throw RosterRefusal.notFound
            }
            var roster = former
            if former[member] == nil { roster.hear(of: try transaction.accounts.details(of: member)) }
            try change(&roster)
            if former[member] == nil, roster[member] != nil,
                let wait = try Self.dailyLimit(of: member).wait(in: transaction.connection, at: now)
            {
                throw RosterRefusal.tooManyToday(retryAfter: wait)
            }
            try transaction.rosters.save(roster, replacing: former, by: member)
        }
    }

    public func settleDue(at now: Moment) async throws {
        try await database.eachStep(identifiers, at: now, of: Self.due) { transaction, id in
            try transaction.rosters.settle(of: Listing.ID(rawValue: id))
        }
    }

    public func remindOfStarts(at now: Moment) async throws {
        for reminder in RosterReminder.allCases {
            try await database.eachStep(
                identifiers,
                at: now,
                of: { Self.toRemind(reminder, at: $0, after: $1) }
            ) {
                transaction,
                id in
                try transaction.rosters.remind(reminder, of: Listing.ID(rawValue: id))
            }
        }
    }

    static func toRemind(_ reminder: RosterReminder, at now: Moment, after: DueStep?) -> SQL {
        let start = after ?? .beginning
        return """
            SELECT listings.id AS id, listings.starts_at AS due
            FROM listings JOIN rosters ON rosters.listing = listings.id
            WHERE \(Self.hasRoster) AND listings.kind IN \(list: reminder.kinds.map(\.rawValue))
                AND listings.starts_at > \(now) AND listings.starts_at <= \(now + reminder.lead)
                AND coalesce(rosters.\(reminder.column), 0) <> listings.starts_at
                AND (listings.starts_at, listings.id) > (\(start.due), \(start.id))
            ORDER BY listings.starts_at, listings.id LIMIT \(DueStep.most)
            """
    }

    /// The condition of the index of starts.
    private static let hasRoster: SQL = "listings.kind IN ('run', 'event')"

    static func due(at now: Moment, after: DueStep?) -> SQL {
        let start = after ?? .beginning
        return """
            SELECT listing AS id, claim_until AS due FROM roster_entries
            WHERE claim_until <= \(now) AND (claim_until, listing) > (\(start.due), \(start.id))
            ORDER BY claim_until, listing LIMIT \(DueStep.most)
            """
    }

    static func dailyLimit(of member: Member.ID) -> DailyLimit {
        DailyLimit(
            most: Roster.mostAppliedADay,
            time: "at",
            acts: "roster_facts WHERE member = \(member) AND event = 'applied'"
        )
    }
}

extension RosterReminder {
    /// The column with the start that was told.
    fileprivate var column: SQL { self == .dayBefore ? "day_told" : "hour_told" }
}

extension RosterTable<Transaction> {
    /// Tells the organiser and the members of the start, unless that was done.
    fileprivate func remind(_ reminder: RosterReminder, of id: Listing.ID) throws {
        guard let roster = try findLocked(id), let start = roster.listing.details.startsAt else { return }
        let isFirst = try connection.execute(
            """
            UPDATE rosters SET \(reminder.column) = \(start)
            WHERE listing = \(id) AND coalesce(\(reminder.column), 0) <> \(start)
            """
        )
        guard isFirst == 1, try !transaction.decisions.isTakenDown(roster.listing.subject) else { return }
        for member in roster.members(toRemind: reminder, at: now) {
            try transaction.notices.tell(NoticeDraft(to: member, reminder.notice, of: roster.listing.subject))
        }
    }
}
