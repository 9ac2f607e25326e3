import Arguments
import Domain
import Remote
import Wire

enum SubmissionMineCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "mine",
            summary: language.say("내가 올린 행사의 확인 상태를 보여 줘요", "Show my submitted events"),
            example: .init("madang submission mine"),
            options: SliceOptions.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let slice = context.slice
        let answer = try await context.askAsMember {
            try await $0.read(API.submissions.mine(SliceQuery(slice)))
        }
        return context.submissions(
            answer,
            ifNone: context.say("올린 행사가 없어요.", "No submitted events.")
        )
    }
}
