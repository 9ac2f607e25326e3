/// Work that joins a task's first write: both are committed in one transaction, or neither is.
public protocol Companion: Sendable {
    /// False once the work is committed; later writes run without it.
    var isWaiting: Bool { get }

    /// Runs in the write's transaction, before the write's closure and as often as it. An error it throws
    /// fails the write.
    func join(_ connection: Connection) throws

    /// Called when the joined transaction is durable.
    func arrive()
}

extension Database {
    /// The companion of the running task's first write.
    @TaskLocal public static var companion: (any Companion)?
}
