import Arguments
import Domain
import Remote
import Wire

enum RecordingRemoveCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "remove",
            summary: language.say("녹음을 지워요", "Remove a recording"),
            example: .init("madang recording remove 02SJ7Q4B80H5C"),
            arguments: [RecordingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.recordingID
        try await context.askAsMember { try await $0(API.recordings.remove(id)) }
        return .done(context.say("녹음을 지웠어요.", "Removed."))
    }
}
