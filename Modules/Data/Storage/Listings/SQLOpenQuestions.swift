public import Database
public import Domain

/// Asks authors whether their listings without an end are still open, and closes those of whom there is no
/// answer (ADR 95).
public struct SQLOpenQuestions: Sendable {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    /// Takes every step that is due. Idempotent and safe on several servers at once.
    public func followUp(at now: Moment) async throws {
        try await database.eachStep(identifiers, at: now, of: Self.due) { transaction, id in
            try transaction.listings.followUp(Listing.ID(rawValue: id))
        }
    }

    static func due(at now: Moment, after: DueStep?) -> SQL {
        let start = after ?? .beginning
        return """
            SELECT id, question_at AS due FROM listings
            WHERE status = 'open' AND question_at <= \(now)
                AND (question_at, id) > (\(start.due), \(start.id))
            ORDER BY question_at, id LIMIT \(DueStep.most)
            """
    }

    /// The latest act of the author about a listing, or the end of its last appointment.
    static func latestAct(about listing: Listing) -> SQL {
        let (subject, author) = (listing.subject, listing.author)
        return """
            WITH talks AS (SELECT id FROM conversations
                WHERE subject_kind = \(subject.kind.rawValue) AND subject_id = \(subject.number))
            SELECT max(at) AS at FROM (
                SELECT (SELECT sent_at FROM messages
                    WHERE messages.conversation = talks.id AND messages.sender = \(author)
                        AND messages.line IS NULL
                    ORDER BY messages.number DESC LIMIT 1) AS at
                FROM talks
                UNION ALL SELECT proposed_at AS at FROM deals JOIN talks ON talks.id = deals.conversation
                    WHERE deals.proposed_by = 'author'
                UNION ALL SELECT changed_at AS at FROM deals JOIN talks ON talks.id = deals.conversation
                    WHERE deals.changed_by = \(author)
                UNION ALL SELECT ends_at AS at FROM deals JOIN talks ON talks.id = deals.conversation
                    WHERE deals.state IN ('accepted', 'done')) AS acts
            """
    }

    /// Until when a proposal waits for an answer, or what was paid can be used.
    static func lastPromise(about listing: Listing, at now: Moment) -> SQL {
        let subject = listing.subject
        return """
            SELECT max(at) AS at FROM (
                SELECT \(Deal.lastStart) AS at
                FROM conversations JOIN deals ON deals.conversation = conversations.id
                WHERE conversations.subject_kind = \(subject.kind.rawValue)
                    AND conversations.subject_id = \(subject.number) AND \(Deal.isNegotiable(at: now))
                UNION ALL SELECT deadline AS at FROM orders
                WHERE orders.subject_kind = \(subject.kind.rawValue)
                    AND orders.subject_id = \(subject.number) AND \(Order.isRunning)) AS promises
            """
    }
}

extension ListingTable<Transaction> {
    func followUp(_ id: Listing.ID) throws {
        guard let former = try find(id) else { return }
        var listing = former
        let notice = listing.followUp(knowing: try activity(about: former), at: now)
        guard listing != former else { return }
        try saveAndTell(of: former, becoming: listing)
        if let notice { try transaction.notices.tell(notice) }
    }

    private func activity(about listing: Listing) throws -> AuthorActivity {
        AuthorActivity(
            latest: try connection.first(SQLOpenQuestions.latestAct(about: listing))?.value("at"),
            promisedUntil: try connection.first(SQLOpenQuestions.lastPromise(about: listing, at: now))?
                .value("at"),
            suspendedUntil: try transaction.decisions.suspension(of: listing.author, at: now)?.until
        )
    }
}
