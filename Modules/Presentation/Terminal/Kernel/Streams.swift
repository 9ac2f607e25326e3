/// A command's input, output and interrupts.
public struct Streams: Sendable {
    public enum Outlet: Sendable {
        case output
        case error
    }

    public enum Failure: Error, Equatable {
        /// The reader has closed the stream.
        case closed
        /// The system's error message.
        case broken(String)
    }

    let isTerminal: @Sendable (Outlet) -> Bool
    /// In columns; nil without a terminal.
    let width: Int?
    /// In lines; nil without a terminal.
    let height: Int?
    let write: @Sendable (String, Outlet) throws(Failure) -> Void
    /// Shows a text in a pager until its reader ends it; false when the pager can't be run.
    let page: @Sendable (_ text: String, _ pager: String) -> Bool
    let ask: @Sendable (_ question: String, _ isSecret: Bool) throws -> String
    let readInput: @Sendable () -> String
    let interrupts: @Sendable () -> AsyncStream<Void>

    /// - Parameters:
    /// - write: writes the whole text, or throws.
    /// - ask: throws the errors of ``Prompt``.
    /// - readInput: standard input to its end.
    /// - interrupts: reports Control-C while it is being iterated.
    public init(
        isTerminal: @escaping @Sendable (Outlet) -> Bool,
        width: Int?,
        height: Int?,
        write: @escaping @Sendable (String, Outlet) throws(Failure) -> Void,
        page: @escaping @Sendable (_ text: String, _ pager: String) -> Bool,
        ask: @escaping @Sendable (_ question: String, _ isSecret: Bool) throws -> String,
        readInput: @escaping @Sendable () -> String,
        interrupts: @escaping @Sendable () -> AsyncStream<Void>
    ) {
        self.isTerminal = isTerminal
        self.width = width
        self.height = height
        self.write = write
        self.page = page
        self.ask = ask
        self.readInput = readInput
        self.interrupts = interrupts
    }
}
