import Synchronization

/// Cycles through the folders to sweep.
final class SweepCursor: Sendable {
    private let number = Mutex(0)

    /// Two hexadecimal digits.
    func next() -> String {
        let number = number.withLock { number in
            defer { number = (number + 1) % 256 }
            return number
        }
        return (number < 16 ? "0" : "") + String(number, radix: 16)
    }
}
