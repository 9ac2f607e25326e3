public import Database
public import Domain

/// Hears of what other servers on the same database have kept, too.
public struct SQLLiveBell: LiveBell {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func listen(_ hear: @escaping @Sendable (LiveRing) -> Void) -> any Sendable {
        database.listen(on: LiveRing.channel) { notification in
            switch notification {
            case .said(let word): hear(LiveRing(word: word))
            case .mayHaveMissed: hear(.anything)
            }
        }
    }
}
