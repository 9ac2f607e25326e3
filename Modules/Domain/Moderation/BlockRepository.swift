/// Stores blocks. Blocked members aren't notified.
public protocol BlockRepository: Sendable {
    /// Hides both members from each other. Idempotent.
    ///
    /// Throws ``BlockRefusal/notFound`` and ``BlockRefusal/tooMany``.
    func insert(_ block: Block) async throws

    func delete(of blocked: Member.ID, by blocker: Member.ID) async throws

    /// The members that `blocker` has blocked, most recent first.
    func list(of blocker: Member.ID, _ slice: SliceRequest) async throws -> Slice<BlockedMember>
}
