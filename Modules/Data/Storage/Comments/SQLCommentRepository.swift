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
            try transaction.connection.insert(CommentRow(comment))
            try transaction.comments.count(1, on: comment.subject)
            for (member, kind) in context.recipients(of: comment) {
                try transaction.notices.tell(
                    NoticeDraft(to: member, kind, of: Subject(.comment, comment.id), by: comment.author)
                )
            }
        }
    }

    public func update(
        _ id: Comment.ID,
        of member: Member.ID,
        _ change: @escaping @Sendable (inout Comment) throws -> Void
    ) async throws {
        try await database.write { connection in
            var comment = try connection.comments.own(id, of: member)
            _ = try connection.comments.visible(id, to: member)
            try change(&comment)
            try connection.execute(
                """
                UPDATE comments SET text = \(comment.text.text), edited_at = \(comment.editedAt)
                WHERE id = \(id)
                """
            )
        }
    }

    public func delete(_ id: Comment.ID, of member: Member.ID) async throws {
        try await database.write { connection in
            try connection.comments.delete(connection.comments.own(id, of: member))
        }
    }
}
