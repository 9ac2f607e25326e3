/// What stands around a command: where its words go, and whoever can be asked.
public struct Streams: Sendable {
    public enum Outlet: Sendable {
        case output
        case error
    }

    public enum Failure: Error, Equatable {
        /// Whoever read along has stopped.
        case closed
        /// In the words of the system.
        case broken(String)
    }

    let isTerminal: @Sendable (Outlet) -> Bool
    /// Columns; none without a terminal.
    let width: Int?
    let write: @Sendable (String, Outlet) throws(Failure) -> Void
    let ask: @Sendable (_ question: String, _ isSecret: Bool) throws -> String
    let readInput: @Sendable () -> String
    let interrupts: @Sendable () -> AsyncStream<Void>

    /// - Parameters:
    ///   - write: writes the whole text, or throws.
    ///   - ask: throws what a ``Prompt`` would.
    ///   - readInput: standard input to its end.
    ///   - interrupts: Control-C, for as long as somebody listens.
    public init(
        isTerminal: @escaping @Sendable (Outlet) -> Bool,
        width: Int?,
        write: @escaping @Sendable (String, Outlet) throws(Failure) -> Void,
        ask: @escaping @Sendable (_ question: String, _ isSecret: Bool) throws -> String,
        readInput: @escaping @Sendable () -> String,
        interrupts: @escaping @Sendable () -> AsyncStream<Void>
    ) {
        self.isTerminal = isTerminal
        self.width = width
        self.write = write
        self.ask = ask
        self.readInput = readInput
        self.interrupts = interrupts
    }
}
