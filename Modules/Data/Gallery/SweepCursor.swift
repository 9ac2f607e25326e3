import Synchronization

/// Whose turn it is to be looked at: one folder after the other, for ever.
final class SweepCursor: Sendable {
    private let number = Mutex(0)

    /// Two letters.
    func next() -> String {
        let number = number.withLock { number in
            defer { number = (number + 1) % 256 }
            return number
        }
        return (number < 16 ? "0" : "") + String(number, radix: 16)
    }
}
