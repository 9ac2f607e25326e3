import Arguments
import Domain
import Remote
import Wire
import Wording

enum RunLogRunsCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "runs",
            summary: language.say("내가 함께한 러닝을 보여 줘요", "List the runs I took part in"),
            example: .init("madang log runs")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let answer = try await context.askAsMember { try await $0.read(API.joinedRuns.mine()) }
        let text =
            answer.value.items.isEmpty
            ? context.say("함께한 러닝이 없어요.", "You took part in no run yet.")
            : context.table(of: answer.value.items)
        return Printout(answer.value, text: text, keptSince: answer.keptSince)
    }
}

extension CommandContext {
    fileprivate func table(of runs: [JoinedRunBody]) -> String {
        table(
            [
                .init("ID", canShrink: false), .init(say("러닝", "Run")),
                .init(say("시작", "Start"), canShrink: false), .init(say("내 로그", "My log"), canShrink: false),
            ],
            runs.map { run in
                [
                    run.listing.description, run.title,
                    run.startsAt.words(at: program.clock.now)[language], run.log?.description ?? "",
                ]
            }
        )
    }
}
