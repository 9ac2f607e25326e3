import Synchronization

/// A point in the changes of one process, after which others are told of all before it.
public struct WritePosition: Hashable, Sendable, CustomStringConvertible {
    /// Of the process: random, so that no two have the same.
    let sender: UInt32
    /// Increases with each change that others are told of.
    let number: UInt64

    init(sender: UInt32, number: UInt64) {
        self.sender = sender
        self.number = number
    }

    /// Nil for any other text.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let sender = UInt32(parts[0]), let number = UInt64(parts[1]) else {
            return nil
        }
        self.init(sender: sender, number: number)
    }

    /// Whether both are of one process.
    public func isOfSame(as other: WritePosition) -> Bool { sender == other.sender }

    public var description: String { "\(sender).\(number)" }
}

/// Notes the position of the latest change that a task's writes told others of.
public final class WriteLog: Sendable {
    private let noted = Mutex<WritePosition?>(nil)

    public init() {}

    /// Nil without such a change, and on SQLite, where no one else has to be told.
    public var latest: WritePosition? { noted.withLock { $0 } }

    func note(_ position: WritePosition) { noted.withLock { $0 = position } }
}

extension Database {
    /// The log of the running task's writes.
    @TaskLocal public static var writeLog: WriteLog?

    /// Whether all listeners of this process have been told of every change up to the position, or it is one
    /// of its own.
    public func hasHeard(of position: WritePosition) -> Bool { driver.hasHeard(of: position) }
}
