import Arguments
import Domain
import Remote
import Wire

enum ReviewEditCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "edit",
            summary: language.say(
                "내 후기를 고쳐요. 주지 않은 항목은 그대로예요",
                "Edit a review of mine; what isn't given stays"
            ),
            discussion: language.say(
                "상대가 후기나 답글을 쓰기 전까지 고칠 수 있어요. 내용을 지우려면 --text ''로 적어요.",
                "Until the other has written a review or a reply. --text '' removes the text."
            ),
            example: .init("madang review edit 02SJ7Q4B80H5C --stars 4 --text '차근차근 알려 주셨어요'"),
            options: ReviewCommands.contents(in: language),
            arguments: [ReviewCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.review
        let stars = try context.invocation.text(ifGiven: "stars").map { typed in
            guard let stars = Double(typed) else { throw ReviewRefusal.rating }
            return try Rating(stars: stars)
        }
        let review = try await context.askAsMember { client in
            let former = try await client.read(API.reviews.one(id)).value
            let draft = ReviewDraftBody(
                rating: stars ?? former.rating,
                text: context.invocation.text(ifGiven: "text") ?? former.text,
                manners: context.manners ?? former.manners
            )
            return try await client(API.reviews.edit(id, draft))
        }
        return Printout(review, text: review.lines(context))
    }
}
