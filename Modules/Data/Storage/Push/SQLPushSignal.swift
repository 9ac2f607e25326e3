public import Database
public import Domain

public struct SQLPushSignal: PushSignal {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func listen(_ hear: @escaping @Sendable () -> Void) -> any Sendable {
        database.listen(on: PushTable.channel) { _ in hear() }
    }
}
