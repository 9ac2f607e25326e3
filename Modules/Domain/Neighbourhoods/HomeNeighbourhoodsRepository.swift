/// Stores members' homes.
public protocol HomeNeighbourhoodsRepository: Sendable {
    /// Returns ``HomeNeighbourhoods/none`` for a member who has chosen none.
    func load(of member: Member.ID) async throws -> HomeNeighbourhoods

    /// Loads, changes and saves all of them atomically. When `change` throws, nothing is saved. Returns what
    /// `change` returns.
    @discardableResult
    func update<Result: Sendable>(
        of member: Member.ID,
        _ change: @escaping @Sendable (inout HomeNeighbourhoods) throws -> Result
    ) async throws -> Result
}
