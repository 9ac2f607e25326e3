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
        try await database.write { [identifiers] connection in
            guard let former = try connection.rosters.findLocked(listing) else {
                throw RosterRefusal.notFound
            }
            guard try !connection.rosters.isHidden(former, from: member) else {
                throw RosterRefusal.notFound
            }
            var roster = former
            if former[member] == nil { roster.hear(of: try connection.accounts.details(of: member)) }
            try change(&roster)
            if former[member] == nil, roster[member] != nil,
                let wait = try Self.dailyShare(of: member).wait(in: connection, at: now)
            {
                throw RosterRefusal.tooManyToday(retryAfter: wait)
            }
            try connection.rosters.save(
                roster,
                replacing: former,
                by: member,
                identifiers: identifiers,
                at: now
            )
        }
    }

    public func settleDue(at now: Moment) async throws {
        try await database.eachStep(of: { Self.due(at: now, after: $0) }) { [identifiers] connection, id in
            try connection.rosters.settle(of: Listing.ID(rawValue: id), identifiers: identifiers, at: now)
        }
    }

    static func due(at now: Moment, after: DueStep?) -> SQL {
        let start = after ?? .beginning
        return """
            SELECT listing AS id, claim_until AS due FROM roster_entries
            WHERE claim_until <= \(now) AND (claim_until, listing) > (\(start.due), \(start.id))
            ORDER BY claim_until, listing LIMIT \(DueStep.most)
            """
    }

    static func dailyShare(of member: Member.ID) -> DayShare {
        DayShare(
            most: Roster.mostAppliedADay,
            time: "at",
            acts: "roster_facts WHERE member = \(member) AND event = 'applied'"
        )
    }
}
