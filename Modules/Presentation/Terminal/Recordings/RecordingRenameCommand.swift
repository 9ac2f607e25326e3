import Arguments
import Domain
import Remote
import Wire

enum RecordingRenameCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "rename",
            summary: language.say("녹음의 제목을 바꿔요", "Replace the title of a recording"),
            example: .init("madang recording rename 02SJ7Q4B80H5C --title '쇼팽 녹턴 2번'"),
            options: [RecordingCommands.title(in: language)],
            arguments: [RecordingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.recordingID
        let title = RecordingTitleBody(title: context.invocation.text("title"))
        return try await context.askAsMember { try await $0(API.recordings.rename(id, title)) }.printout(
            context
        )
    }
}
