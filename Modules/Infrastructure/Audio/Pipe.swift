import CProcess
import Glibc

/// A pipe whose writing end a child process holds until it ends.
final class Pipe {
    private let reading: Int32
    private(set) var writing: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard process_pipe(&ends) == 0 else { throw ProcessError("pipe") }
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        close(reading)
        closeWriting()
    }

    func closeWriting() {
        guard writing >= 0 else { return }
        close(writing)
        writing = -1
    }

    /// Returns when no process holds the writing end, or the time is over. What is written is dropped.
    func waitForEnd(within patience: Duration) {
        let deadline = ContinuousClock.now + patience
        var dropped = [UInt8](repeating: 0, count: 4_096)
        while true {
            let left = ContinuousClock.now.duration(to: deadline).components
            let milliseconds = left.seconds * 1_000 + left.attoseconds / 1_000_000_000_000_000
            guard milliseconds > 0 else { return }
            var end = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
            let ready = poll(&end, 1, Int32(clamping: milliseconds))
            if ready < 0, errno != EINTR { return }
            if ready > 0, read(reading, &dropped, dropped.count) == 0 { return }
        }
    }
}
