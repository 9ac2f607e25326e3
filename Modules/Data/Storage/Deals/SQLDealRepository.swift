public import Database
public import Domain

public struct SQLDealRepository: DealRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func propose(
        _ terms: DealTerms,
        in conversation: Conversation.ID,
        by member: Member.ID,
        at now: Moment
    ) async throws -> Deal.ID {
        try await database.once(making: identifiers.next(), identifiers, at: now) { transaction, id in
            let context = try transaction.deals.proposalContext(conversation)
            let (deal, replaced) = try context.propose(terms, as: id, by: member, at: now)
            if let replaced { try transaction.deals.save(replaced) }
            try transaction.deals.insert(deal)
            let line = Line(.dealProposed, by: member, about: deal)
            try transaction.deals.tell(line, of: deal, namingActor: true)
        }
    }

    public func update(
        _ id: Deal.ID,
        by member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Negotiation) throws -> Void
    ) async throws {
        try await database.write(identifiers, at: now) { transaction in
            let found = try transaction.deals.negotiation(id, at: now)
            guard let before = found, before.deal.parties.include(member) else {
                throw DealRefusal.notFound
            }
            var after = before
            try change(&after)
            try transaction.deals.keepTimesApart(after, since: before)
            try transaction.deals.save(after, of: before)
        }
    }

    public func remindOfDeals(at now: Moment) async throws {
        for reminder in DealReminder.allCases { try await remind(reminder, at: now) }
    }

    private func remind(_ reminder: DealReminder, at now: Moment) async throws {
        try await database.eachStep(identifiers, at: now, of: { Self.toRemind(reminder, at: $0, after: $1) })
        {
            transaction,
            id in
            let isFirst = try transaction.connection.execute(
                "UPDATE deals SET \(reminder.column) = 1 WHERE id = \(id) AND \(reminder.column) = 0"
            )
            guard isFirst == 1, let deal = try transaction.deals.find(Deal.ID(rawValue: id)),
                deal.isDue(for: reminder, at: now)
            else { return }
            for notice in deal.notices(of: reminder) { try transaction.notices.tell(notice) }
        }
    }

    static func toRemind(_ reminder: DealReminder, at now: Moment, after: DueStep?) -> SQL {
        let start = after ?? .beginning
        return """
            SELECT id, starts_at AS due FROM deals
            WHERE \(reminder.isOpen) AND starts_at <= \(now + reminder.lead)
                AND (starts_at, id) > (\(start.due), \(start.id))
            ORDER BY starts_at, id LIMIT \(DueStep.most)
            """
    }

    public func finishQuietDeals(at now: Moment) async throws {
        try await database.eachStep(identifiers, at: now, of: Self.quiet) { transaction, id in
            let deal = Deal.ID(rawValue: id)
            guard let before = try transaction.deals.negotiation(deal, at: now) else { return }
            var after = before
            after.finishByItself(at: now)
            try transaction.deals.save(after, of: before)
        }
    }

    static func quiet(at now: Moment, after: DueStep?) -> SQL {
        let start = after ?? .beginning
        return """
            SELECT id, ends_at AS due FROM deals
            WHERE state = 'accepted' AND ends_at <= \(now - Deal.quietTime)
                AND (ends_at, id) > (\(start.due), \(start.id))
            ORDER BY ends_at, id LIMIT \(DueStep.most)
            """
    }
}

extension DealReminder {
    fileprivate var column: SQL { self == .dayBefore ? "is_reminded" : "is_reminded_soon" }

    /// As in the condition of the index.
    fileprivate var isOpen: SQL {
        switch self {
        case .dayBefore: "state = 'accepted' AND is_reminded = 0"
        case .soon: "state = 'accepted' AND purpose = 'viewing' AND is_reminded_soon = 0"
        }
    }
}
