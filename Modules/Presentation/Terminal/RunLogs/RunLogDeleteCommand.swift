import Arguments
import Domain
import Remote
import Wire

enum RunLogDeleteCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "delete",
            summary: language.say("로그를 삭제해요", "Delete a log"),
            example: .init("madang log delete 02SJ7Q4B80H5C"),
            options: [.flag("yes", summary: language.say("묻지 않고 삭제해요", "don't ask"))],
            arguments: [RunLogCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.runLog
        return try await context.askAsMember { client in
            if !context.invocation.flag("yes") {
                let log = try await client.read(API.runLogs.one(id)).value
                try context.voice.note(log.lines(context))
                guard try context.confirms(context.say("삭제할까요? (y/N): ", "Delete it? (y/N): ")) else {
                    throw UsageComplaint(context.say("삭제하지 않았어요.", "Nothing was deleted."))
                }
            }
            try await client(API.runLogs.delete(id))
            return .done(context.say("로그를 삭제했어요.", "The log is deleted."))
        }
    }
}
