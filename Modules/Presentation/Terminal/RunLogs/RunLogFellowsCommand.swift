import Arguments
import Domain
import Remote
import Wire
import Wording

enum RunLogFellowsCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "fellows",
            summary: language.say("함께 달린 이웃과 주고받은 스탬프를 보여 줘요", "List fellow runners and stamps"),
            example: .init("madang log fellows 01KQ3T8M5Z7VA"),
            arguments: [RunLogCommands.run(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let run = try context.joinedRun
        let answer = try await context.askAsMember { try await $0.read(API.joinedRuns.fellows(run)) }
        return Printout(
            answer.value,
            text: context.table(of: answer.value.items),
            keptSince: answer.keptSince
        )
    }
}

extension CommandContext {
    func table(of fellows: [FellowRunnerBody]) -> String {
        table(
            [
                .init("ID", canShrink: false), .init(say("이웃", "Neighbour")),
                .init(say("준 스탬프", "Given"), canShrink: false),
                .init(say("받은 스탬프", "Received"), canShrink: false),
                .init(say("로그", "Log"), canShrink: false),
            ],
            fellows.map { fellow in
                let member = fellow.member.member
                let host = fellow.isHost ? say(" (모임장)", " (host)") : ""
                return [
                    member.id.description, member.nickname.text + host,
                    fellow.given?.words[language] ?? "", fellow.received?.words[language] ?? "",
                    fellow.log?.description ?? "",
                ]
            }
        )
    }
}
