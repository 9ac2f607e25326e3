import Arguments
import Domain
import Remote
import Wire

enum RunLogWriteCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "write",
            summary: language.say("로그를 써요", "Write a log"),
            example: .init("madang log write --km 5.2 --time 31:20 --diary '강바람이 좋았다'"),
            more: [
                .init(
                    "madang log write --run 01KQ3T8M5Z7VA --stamp joy --private",
                    language.say("함께한 러닝의 로그", "a log of a run I took part in")
                )
            ],
            options: RunLogCommands.contents(in: language) + [
                Option(
                    "run",
                    label: "RUN",
                    summary: language.say("함께한 러닝 글의 ID", "the listing of a run that I took part in")
                )
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let run: Listing.ID? = context.invocation.isGiven("run") ? try context.joinedRun : nil
        let log = try await context.askAsMember { client in
            var joined: JoinedRunBody?
            if let run { joined = try await client.read(API.joinedRuns.one(run)).value }
            let standard = RunLogFields(
                day: (joined?.startsAt ?? context.program.clock.now).dateInSeoul,
                stamp: .check,
                isPublic: true
            )
            let fields = try await context.logFields(over: standard, client)
            return try await client(API.runLogs.write(RunLogToWriteBody(about: run, fields)))
        }
        return Printout(log, text: log.lines(context))
    }
}
