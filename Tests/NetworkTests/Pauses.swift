import Network
import Synchronization

/// Surroundings in which no time passes, with a record of the pauses that would have been made.
final class Pauses: Sendable {
    private let log = Mutex<[Duration]>([])

    var all: [Duration] { log.withLock { $0 } }

    var surroundings: Surroundings {
        Surroundings(pause: { time in self.log.withLock { $0.append(time) } }, chance: { 1 })
    }
}

/// A moment that is waited for, and comes once.
final class Signal: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    func come() {
        continuation.yield()
        continuation.finish()
    }

    /// Returns early when the waiting task is cancelled.
    func wait() async {
        for await _ in stream { return }
    }
}
