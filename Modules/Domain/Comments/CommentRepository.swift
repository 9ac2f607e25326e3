/// Stores comments, with the count of each subject and the notices about them.
public protocol CommentRepository: Sendable {
    /// Writes a comment and notifies those whom it answers, unless it is held; see ``HoldRule``. A repeated
    /// request writes one comment.
    ///
    /// Throws ``ListingRefusal/notFound`` for a subject that the author may not see,
    /// ``CommentRefusal/notFound`` for a deleted comment or one that the author may not see, and what
    /// ``CommentContext/write(_:)`` throws.
    func insert(_ draft: CommentDraft) async throws -> Comment.ID

    /// Loads, changes and saves in one transaction. The change may be held.
    ///
    /// Throws ``CommentRefusal/notFound``, also when the subject isn't visible to the member, and
    /// ``CommentRefusal/notYours``.
    func update(
        _ id: Comment.ID,
        of member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Comment) throws -> Void
    ) async throws

    /// Deletes a comment with its notices. One with replies leaves its place, without author and text, until
    /// the last of them is deleted.
    ///
    /// Throws ``CommentRefusal/notFound`` and ``CommentRefusal/notYours``. The author may delete a comment
    /// also when its subject isn't visible any more.
    func delete(_ id: Comment.ID, of member: Member.ID) async throws
}
