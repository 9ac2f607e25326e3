import Domain
import Synchronization

/// Shows a demo's progress and remaining time on a terminal; silent elsewhere.
final class DemoProgress: Sendable {
    private let total: Int
    private let context: CommandContext
    private let began = ContinuousClock.now
    private let shown = Mutex<ContinuousClock.Instant?>(nil)

    init(of total: Int, _ context: CommandContext) {
        self.total = total
        self.context = context
    }

    func reach(_ count: Int, share: Double) {
        let now = ContinuousClock.now
        let isDue = shown.withLock { shown in
            if let shown, now - shown < .milliseconds(100), share < 1 { return false }
            shown = now
            return true
        }
        if isDue, count > 0 { show(line(count, share, after: now - began)) }
    }

    /// Clears the line.
    func end() { show("") }

    /// Indexes are built after the last listing.
    private func line(_ count: Int, _ share: Double, after time: Duration) -> String {
        let seconds = Double(time.wholeMilliseconds) / 1_000
        let rate = Double(count) / max(seconds, 0.001)
        let left = Int((seconds * (1 - share) / share).rounded(.up))
        let width = 24
        let full = Int(share * Double(width))
        let bar = String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
        return "\(bar) \(Int(share * 100))%  \(count)/\(total)  \(Int(rate))/s  "
            + context.say("\(left)초 남음", "\(left) s left")
    }

    private func show(_ text: String) {
        guard context.voice.showsProgress else { return }
        try? context.program.streams.write("\r\u{1B}[2K\(text)", .error)
    }
}
