import Arguments
import Domain
import Remote
import Wire

enum SubmissionListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say(
                "(운영자) 올라온 행사를 오래 기다린 것부터 보여 줘요",
                "(Operator) Show submitted events, the longest waiting first"
            ),
            example: .init("madang submission list --state waiting"),
            options: [
                Option(
                    "state",
                    .choice(Submission.State.allCases.map(\.rawValue)),
                    default: Submission.State.waiting.rawValue,
                    summary: language.say("이 상태의 행사만", "only this state")
                )
            ] + SliceOptions.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (slice, state) = (context.slice, context.invocation.choice("state", as: Submission.State.self))
        let answer = try await context.askAsMember {
            try await $0.read(API.submissions.all(SubmissionQuery(state, slice)))
        }
        return context.submissions(answer, ifNone: context.say("행사가 없어요.", "No events."))
    }
}
