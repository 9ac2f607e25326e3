/// Where it is kept who has blocked whom. The blocked are never told.
public protocol BlockRepository: Sendable {
    /// From now on neither of the two sees the other. One that is there already stays as it is.
    ///
    /// Throws ``BlockRefusal/notFound`` and ``BlockRefusal/tooMany``.
    func insert(_ block: Block) async throws

    func delete(of blocked: Member.ID, by blocker: Member.ID) async throws

    /// Those whom the member blocked, the latest first.
    func list(of blocker: Member.ID, _ slice: SliceRequest) async throws -> Slice<BlockedMember>
}
