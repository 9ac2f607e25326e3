public import Database
public import Domain

public struct SQLRebookingRepository: RebookingRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func find(_ id: Deal.ID, by member: Member.ID, at now: Moment) async throws
        -> (Negotiation, TeachingSchedule)
    {
        try await database.read { try $0.deals.toRebook(id, by: member, at: now) }
    }

    public func update(
        _ id: Deal.ID,
        by member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Negotiation, TeachingSchedule) throws -> Void
    ) async throws {
        try await database.write(identifiers, at: now) { transaction in
            let (before, schedule) = try transaction.deals.toRebook(id, by: member, at: now, isLocked: true)
            var after = before
            try change(&after, schedule)
            try transaction.deals.save(after, of: before)
        }
    }
}

extension DealTable {
    fileprivate func toRebook(
        _ id: Deal.ID,
        by member: Member.ID,
        at now: Moment,
        isLocked: Bool = false
    ) throws -> (Negotiation, TeachingSchedule) {
        guard let negotiation = try negotiation(id, at: now), negotiation.deal.parties.include(member) else {
            throw DealRefusal.notFound
        }
        let (hours, parties) = (connection.teachingHours, negotiation.deal.parties)
        if isLocked { try hours.lock(of: parties.all) }
        guard let provider = parties.provider else { throw ConversationRefusal.partnerGone }
        let listing = negotiation.listing
        guard let schedule = try hours.schedule(of: provider, for: listing, at: now, besides: id) else {
            throw SlotRefusal.notBookable
        }
        return (negotiation, schedule)
    }
}
