public import Database
public import Domain

public struct SQLSubmissionRepository: SubmissionRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator
    private let trustsEveryone: Bool

    /// - Parameter trustsEveryone: whether no listing needs approval.
    public init(_ database: Database, identifiers: IdentifierGenerator, trustsEveryone: Bool = false) {
        self.database = database
        self.identifiers = identifiers
        self.trustsEveryone = trustsEveryone
    }

    public func update(
        _ subject: Subject,
        at now: Moment,
        _ change: @escaping @Sendable (inout Submission) throws -> Void
    ) async throws {
        try await database.write(identifiers, at: now) { transaction in
            guard var submission = try transaction.submissions.findLocked(subject) else {
                throw SubmissionRefusal.notFound
            }
            try change(&submission)
            let wasHidden = try transaction.decisions.isTakenDown(subject)
            try transaction.submissions.save(submission)
            guard submission.state != .waiting else { return }
            if submission.state == .approved {
                try transaction.submissions.show(submission, hiddenBefore: wasHidden)
            }
            try transaction.notices.tell(submission.decisionNotice)
        }
    }

    public func trust(in member: Member.ID) async throws -> AuthorTrust {
        guard !trustsEveryone else { return AuthorTrust(isTrusted: true, hosts: []) }
        return try await database.read { connection in
            let proven = try connection.websites.list(of: member).filter { $0.provenAt != nil }
            return AuthorTrust(
                isTrusted: try connection.submissions.isTrusted(member),
                hosts: proven.map(\.host)
            )
        }
    }

    public func trust(_ member: Member.ID, at now: Moment) async throws {
        try await database.write { connection in
            guard try connection.accounts.find(member) != nil else { throw SubmissionRefusal.noMember }
            try connection.execute(
                """
                INSERT INTO trusted_members (member, since) VALUES (\(member), \(now))
                ON CONFLICT (member) DO NOTHING
                """
            )
        }
    }

    public func distrust(_ member: Member.ID) async throws {
        try await database.write { connection in
            try connection.execute("DELETE FROM trusted_members WHERE member = \(member)")
        }
    }
}

extension SubmissionTable<Transaction> {
    /// Shows what is approved, with the notices that waited for it.
    fileprivate func show(_ submission: Submission, hiddenBefore wasHidden: Bool) throws {
        let subject = submission.subject
        if let id = subject.listing {
            guard let listing = try transaction.listings.find(id) else { return }
            try submission.wasShown ? showEdit(of: listing) : showFirst(listing)
        } else if subject.kind == .comment {
            let id = Comment.ID(rawValue: subject.number)
            try transaction.comments.count(id, hiddenBefore: wasHidden)
            if !submission.wasShown { try transaction.tell(of: id) }
        }
    }

    private func showFirst(_ listing: Listing) throws {
        var listing = listing
        listing.approve(to: identifiers.next(), at: now)
        try transaction.listings.save(listing)
        try transaction.series.tellContinued(by: listing)
    }

    /// Tells those who have a part in it, or have it as a favourite, of all edits that waited.
    private func showEdit(of listing: Listing) throws {
        var listing = listing
        listing.putBack(at: now)
        try transaction.listings.save(listing)
        let changes = try keptChanges(of: listing.id)
        let told = try transaction.rosters.members(toldOf: changes, in: listing.id)
        try transaction.favourites.notify(of: listing, .favouriteEdited, besides: told)
        try transaction.rosters.settle(of: listing.id, after: changes)
        try connection.execute("UPDATE submissions SET changes = NULL WHERE listing = \(listing.id)")
    }
}
