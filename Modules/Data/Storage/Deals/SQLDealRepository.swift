public import Database
public import Domain

public struct SQLDealRepository: DealRepository {
    private let database: Database
    private let mint: IdentifierGenerator

    public init(_ database: Database, mint: IdentifierGenerator) {
        self.database = database
        self.mint = mint
    }

    public func propose(
        _ terms: DealTerms,
        in conversation: Conversation.ID,
        by member: Member.ID,
        at now: Moment
    ) async throws -> Deal.ID {
        try await database.once(making: mint.next()) { [mint] connection, id in
            let ground = try connection.proposalGround(conversation)
            let (deal, replaced) = try ground.propose(terms, as: id, by: member, at: now)
            if let replaced { try connection.save(replaced) }
            try connection.insert(deal)
            let line = Line(.dealProposed, by: member, deal: deal.id)
            try connection.tell(line, of: deal, namingActor: true, mint: mint, at: now)
        }
    }

    public func update(
        _ id: Deal.ID,
        by member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Negotiation) throws -> Void
    ) async throws {
        try await database.write { [mint] connection in
            guard let before = try connection.negotiation(id), before.deal.parties.include(member) else {
                throw DealRefusal.notFound
            }
            var after = before
            try change(&after)
            try connection.keep(after, of: before, mint: mint, at: now)
        }
    }

    public func finishQuietDeals(at now: Moment) async throws {
        try await database.eachStep(of: { Self.quiet(at: now, after: $0) }) { [mint] connection, id in
            guard let before = try connection.negotiation(Deal.ID(rawValue: id)) else { return }
            var after = before
            after.finishByItself(at: now)
            try connection.keep(after, of: before, mint: mint, at: now)
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

extension Connection {
    fileprivate func proposalGround(_ id: Conversation.ID) throws -> ProposalContext {
        let row = try first("SELECT \(Conversation.columns) FROM conversations WHERE id = \(id)")
        guard let conversation = try row.map(Conversation.init(row:)) else {
            throw ConversationRefusal.notFound
        }
        var isBlocked = false
        if let organiser = conversation.organiser, let guest = conversation.guest {
            isBlocked = try hides(organiser, from: guest)
        }
        return ProposalContext(
            conversation,
            about: try conversation.subject.listing.flatMap(listings.find),
            isBlocked: isBlocked,
            former: try openDeal(of: id)
        )
    }
}
