import Domain

/// Shows how far a backup has come on a terminal; silent elsewhere.
struct BackupProgress {
    private let context: CommandContext
    private let line: ProgressLine

    init(_ context: CommandContext) {
        self.context = context
        line = ProgressLine(context)
    }

    func reach(_ stage: BackupStage) { line.show(text(stage)) }

    /// Clears the line.
    func end() { line.end() }

    private func text(_ stage: BackupStage) -> String {
        switch stage {
        case .files(let done, let total): context.say("파일 \(done)/\(total)", "files \(done)/\(total)")
        case .rows(let count): context.say("데이터베이스 \(count)행", "database, \(count) rows")
        case .objects(let done, let total):
            context.say("파일 확인 \(done)/\(total)", "checking files \(done)/\(total)")
        }
    }
}
