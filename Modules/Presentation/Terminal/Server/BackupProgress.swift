import Domain
import Synchronization

/// Shows how far a backup has come on a terminal; silent elsewhere.
final class BackupProgress: Sendable {
    private let context: CommandContext
    private let shown = Mutex<ContinuousClock.Instant?>(nil)

    init(_ context: CommandContext) {
        self.context = context
    }

    func reach(_ stage: BackupStage) {
        let now = ContinuousClock.now
        let isDue = shown.withLock { shown in
            if let shown, now - shown < .milliseconds(100) { return false }
            shown = now
            return true
        }
        if isDue { show(line(stage)) }
    }

    /// Clears the line.
    func end() { show("") }

    private func line(_ stage: BackupStage) -> String {
        switch stage {
        case .files(let done, let total): context.say("파일 \(done)/\(total)", "files \(done)/\(total)")
        case .rows(let count): context.say("데이터베이스 \(count)행", "database, \(count) rows")
        case .objects(let done, let total):
            context.say("파일 확인 \(done)/\(total)", "checking files \(done)/\(total)")
        }
    }

    private func show(_ text: String) {
        guard context.voice.showsProgress else { return }
        try? context.program.streams.write("\r\u{1B}[2K\(text)", .error)
    }
}
