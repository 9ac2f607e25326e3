/// Stores blocks. Blocked members aren't notified of the block, but of
/// each deal that it ends.
public protocol BlockRepository: Sendable {
    /// The effects of a block at this moment. Throws ``BlockRefusal/notFound``.
    func plan(toBlock blocked: Member.ID, by blocker: Member.ID, at now: Moment) async throws -> BlockPlan

    /// Hides both members from each other and ends their open deals, as ``Negotiation/end(byBlockOf:at:)``
    /// describes, and their part in each other's rosters before the start. Neither sees the other's phone
    /// number any longer. Idempotent.
    ///
    /// Throws ``BlockRefusal/notFound`` and ``BlockRefusal/tooMany``.
    func insert(_ block: Block) async throws

    func delete(of blocked: Member.ID, by blocker: Member.ID) async throws

    /// The members that `blocker` has blocked, most recent first.
    func list(of blocker: Member.ID, _ slice: SliceRequest) async throws -> Slice<BlockedMember>
}
