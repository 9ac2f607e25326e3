/// Stores what operators watch for.
public protocol WatchListRepository: Sendable {
    /// Latest first. The caller must check that the reader is an operator.
    func list(_ slice: SliceRequest) async throws -> Slice<WatchedTerm>

    /// Returns the known term where the list has it already. Throws ``WatchRefusal/tooMany``.
    func insert(_ term: WatchedTerm) async throws -> WatchedTerm

    /// What waits for the term still does. Throws ``WatchRefusal/notFound``.
    func delete(_ id: WatchedTerm.ID) async throws
}
