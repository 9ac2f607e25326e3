import Arguments
import Domain
import Remote
import Wire

enum MemberReviewsCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "reviews",
            summary: language.say("이웃이 받은 후기를 보여 줘요", "Show a neighbour's reviews"),
            example: .init("madang member reviews 02SJ7Q4B80H5C"),
            options: SliceOptions.all(in: language),
            arguments: [MemberCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let slice = context.slice
        let answer = try await context.askAboutMember {
            try await $0.read(API.reviews.aboutMember($1, SliceQuery(slice)))
        }
        let text = answer.value.text(
            context,
            empty: context.say("아직 받은 후기가 없어요.", "No reviews yet.")
        )
        return Printout(answer.value, text: text, keptSince: answer.keptSince)
    }
}
