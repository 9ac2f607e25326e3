/// What a task wants kept together with its first change: in one transaction with it, or not at all.
public protocol Companion: Sendable {
    /// False once it is kept; later writes go without it.
    var isWaiting: Bool { get }

    /// Runs in the write's transaction, before the write's own closure and as often as that. What it throws
    /// ends the write.
    func join(_ connection: Connection) throws

    /// The transaction it joined is durable.
    func arrive()
}

extension Database {
    /// What goes with the first write of the running task.
    @TaskLocal public static var companion: (any Companion)?
}
