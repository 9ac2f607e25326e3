import Arguments
import Domain
import Remote
import Wire
import Wording

enum ListingReviewsCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "reviews",
            summary: language.say(
                "이 글로 약속했던 이웃의 후기를 보여 줘요",
                "Show the reviews by those who had a deal about a listing"
            ),
            example: .init("madang listing reviews 01KQ3T8M5Z7VA"),
            options: SliceOptions.all(in: language),
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, slice) = (try context.listing, context.slice)
        let answer = try await context.ask {
            try await $0.read(API.reviews.aboutListing(id, SliceQuery(slice)))
        }
        return answer.printout(context, nothing: Words("아직 후기가 없어요.", "No reviews yet."))
    }
}
