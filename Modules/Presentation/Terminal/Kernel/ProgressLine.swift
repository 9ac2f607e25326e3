import Synchronization

/// Shows how far long work has come in one line of a terminal; silent elsewhere.
final class ProgressLine: Sendable {
    private let context: CommandContext
    private let shown = Mutex<ContinuousClock.Instant?>(nil)

    init(_ context: CommandContext) {
        self.context = context
    }

    /// Leaves out texts that come less than a tenth of a second after the last.
    func show(_ text: @autoclosure () -> String) {
        let now = ContinuousClock.now
        let isDue = shown.withLock { shown in
            if let shown, now - shown < .milliseconds(100) { return false }
            shown = now
            return true
        }
        if isDue { write(text()) }
    }

    /// Clears the line.
    func end() { write("") }

    private func write(_ text: String) {
        guard context.voice.showsProgress else { return }
        try? context.program.streams.write("\r\u{1B}[2K\(text)", .error)
    }
}
