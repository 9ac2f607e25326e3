/// Stores members' homes.
public protocol HomeNeighbourhoodsRepository: Sendable {
    /// Returns ``HomeNeighbourhoods/none`` for a member who has chosen none.
    func load(of member: Member.ID) async throws -> HomeNeighbourhoods

    /// Replaces all of them atomically.
    func replace(_ homes: HomeNeighbourhoods, of member: Member.ID) async throws
}
