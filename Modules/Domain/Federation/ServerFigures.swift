/// What a server tells everyone about its size.
public struct ServerFigures: Equatable, Sendable {
    public let members: Int
    /// Those that everyone sees.
    public let events: Int

    public init(members: Int, events: Int) {
        self.members = members
        self.events = events
    }
}

public protocol ServerFigureQueries: Sendable {
    func figures() async throws -> ServerFigures
}
