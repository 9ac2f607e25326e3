public import Database
public import Domain

/// Also receives signals from other servers on the same database.
public struct SQLLiveSignal: LiveSignal {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func listen(_ hear: @escaping @Sendable (LiveSignalEvent) -> Void) -> any Sendable {
        database.listen(on: LiveSignalEvent.channel) { notification in
            switch notification {
            case .said(let word): hear(LiveSignalEvent(word: word))
            case .mayHaveMissed: hear(.anything)
            }
        }
    }
}
