/// Where members' homes are kept.
public protocol HomeNeighbourhoodsRepository: Sendable {
    /// ``HomeNeighbourhoods/none`` for a member who has chosen none.
    func load(of member: Member.ID) async throws -> HomeNeighbourhoods

    /// All of them at once: nobody ever reads some of the former and some of the latter.
    func replace(_ homes: HomeNeighbourhoods, of member: Member.ID) async throws
}
