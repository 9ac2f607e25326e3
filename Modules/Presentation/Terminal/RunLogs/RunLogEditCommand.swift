import Arguments
import Domain
import Remote
import Wire

enum RunLogEditCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "edit",
            summary: language.say("로그를 수정해요. 주지 않은 항목은 그대로예요", "Edit a log; what isn't given stays"),
            example: .init("madang log edit 02SJ7Q4B80H5C --no-private --stamp growth"),
            options: RunLogCommands.contents(in: language) + [
                .flag("remove-route", summary: language.say("경로를 지워요", "remove the route"))
            ],
            arguments: [RunLogCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.runLog
        let log = try await context.askAsMember { client in
            if context.invocation.flag("remove-route") { try await client(API.runLogs.removeRoute(id)) }
            let former = try await client.read(API.runLogs.one(id)).value
            let fields = try await context.logFields(over: former.fields, client)
            let edit = API.runLogs.edit(id, RunLogContentsBody(fields))
            return try await client(edit, ifMatch: former.versionTag)
        }
        return Printout(log, text: log.lines(context))
    }
}
