import Arguments
import Domain
import Remote
import Wire

enum RunLogStampCommand: TerminalCommand {
    private static let nothing = "none"

    static func command(in language: Language) -> Command {
        Command(
            "stamp",
            summary: language.say("함께 달린 이웃에게 스탬프를 주거나 바꿔요", "Give a fellow runner a stamp"),
            example: .init("madang log stamp 01KQ3T8M5Z7VA 02SJ7Q4B80H5C sprint"),
            more: [
                .init(
                    "madang log stamp 01KQ3T8M5Z7VA 02SJ7Q4B80H5C none",
                    language.say("준 스탬프를 거둬요", "takes it back")
                )
            ],
            arguments: [
                RunLogCommands.run(in: language),
                Argument("fellow", label: "MEMBER", summary: language.say("이웃의 ID", "the neighbour's ID")),
                Argument(
                    "stamp",
                    .choice(RunStamp.allCases.map(\.rawValue) + [nothing]),
                    summary: language.say("스탬프, 또는 none", "the stamp, or none")
                ),
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let run = try context.joinedRun
        let fellow: Member.ID = try context.identifier("fellow", or: RunLogRefusal.notFellow)
        let stamp = RunStamp(rawValue: context.invocation.text("stamp"))
        let fellows = try await context.askAsMember { client in
            if let stamp {
                try await client(API.joinedRuns.giveStamp((run, fellow), RunStampBody(stamp)))
            } else {
                try await client(API.joinedRuns.takeBackStamp((run, fellow)))
            }
            return try await client.read(API.joinedRuns.fellows(run)).value.items
        }
        return Printout(ListBody(fellows), text: context.table(of: fellows))
    }
}
