public import Database
public import Domain

public struct SQLCommentRepository: CommentRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func insert(_ draft: CommentDraft) async throws -> Comment.ID {
        try await database.once(making: draft.id, identifiers, at: draft.writtenAt) { transaction, _ in
            let context =
                switch draft.target {
                case .subject(let subject): try transaction.comments.context(of: subject, for: draft.author)
                case .comment(let id): try transaction.comments.visible(id, to: draft.author).1
                }
            let comment = try context.write(draft)
            let cause = try transaction.submissions.rule(for: comment.author).cause(of: comment.text)
            try transaction.connection.insert(CommentRow(comment))
            if let cause {
                try transaction.submissions.hold(comment, for: cause, wasShown: false)
            } else {
                try transaction.comments.count(1, on: comment.subject)
                try transaction.tell(of: comment, in: context)
            }
        }
    }

    public func update(
        _ id: Comment.ID,
        of member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Comment) throws -> Void
    ) async throws {
        try await database.write(identifiers, at: now) { transaction in
            let former = try transaction.comments.own(id, of: member)
            _ = try transaction.comments.visible(id, to: member)
            var comment = former
            try change(&comment)
            try transaction.connection.execute(
                """
                UPDATE comments SET text = \(comment.text.text), edited_at = \(comment.editedAt)
                WHERE id = \(id)
                """
            )
            try transaction.submissions.review(comment, after: former)
        }
    }

    public func delete(_ id: Comment.ID, of member: Member.ID) async throws {
        try await database.write { connection in
            try connection.comments.delete(connection.comments.own(id, of: member))
        }
    }
}

extension Transaction {
    /// Notifies those whom a comment answers. Where its listing isn't visible any more, there are none.
    func tell(of id: Comment.ID) throws {
        guard let comment = try comments.find(id) else { return }
        let parent = try comment.parent.flatMap { try comments.find($0) }
        do {
            let context = try comments.context(
                of: comment.subject,
                replyingTo: parent,
                for: comment.author
            )
            try tell(of: comment, in: context)
        } catch ListingRefusal.notFound {}
    }

    fileprivate func tell(of comment: Comment, in context: CommentContext) throws {
        for (member, kind) in context.recipients(of: comment) {
            try notices.tell(
                NoticeDraft(to: member, kind, of: Subject(.comment, comment.id), by: comment.author)
            )
        }
    }
}
