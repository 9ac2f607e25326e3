/// Work that joins a task's first write while it is waiting: both are committed in one transaction, or
/// neither is.
public protocol Companion: AnyObject, Sendable {
    /// False while there is nothing to write, and once the work is committed; later writes run without it.
    var isWaiting: Bool { get }

    /// Runs in the write's transaction and as often as it: before the write's closure, or after it when only
    /// the closure gave it something to write. An error it throws fails the write.
    func join(_ connection: Connection) throws

    /// Called when the joined transaction is durable.
    func arrive()
}

extension Database {
    /// The companions of the running task's writes, also visible inside of a read or write.
    @TaskLocal public static var companions: [any Companion] = []
}
