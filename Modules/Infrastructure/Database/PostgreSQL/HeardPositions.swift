import Synchronization

/// How far this process has been told of the changes of others.
final class HeardPositions: Sendable {
    /// Sent after the notifications of changes up to the position that it holds.
    static let channel = "positions"
    /// Sent instead by a process that ends with everything sent.
    private static let end = "end"

    private let numbers = Mutex<[UInt32: UInt64]>([:])

    /// Notes what came over the channel.
    func note(_ text: String) {
        if let position = WritePosition(text) {
            numbers.withLock { $0[position.sender] = max($0[position.sender] ?? 0, position.number) }
        } else if text.hasSuffix(Self.end), let sender = UInt32(text.dropLast(Self.end.count)) {
            _ = numbers.withLock { $0.removeValue(forKey: sender) }
        }
    }

    static func endMessage(of sender: UInt32) -> String { "\(sender)\(end)" }

    func has(_ position: WritePosition) -> Bool {
        numbers.withLock { $0[position.sender] ?? 0 } >= position.number
    }

    /// Forgets the senders that are gone. Returns whether one of them may not have sent everything.
    func keep(only senders: Set<UInt32>) -> Bool {
        numbers.withLock { numbers in
            let gone = numbers.keys.filter { !senders.contains($0) }
            for sender in gone { numbers[sender] = nil }
            return !gone.isEmpty
        }
    }

    /// Notes that a sender is there, although it has sent nothing yet.
    func expect(_ senders: Set<UInt32>) {
        numbers.withLock { numbers in
            for sender in senders where numbers[sender] == nil { numbers[sender] = 0 }
        }
    }
}
