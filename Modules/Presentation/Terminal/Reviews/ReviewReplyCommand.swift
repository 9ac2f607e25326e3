import Arguments
import Domain
import Remote
import Wire

enum ReviewReplyCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "reply",
            summary: language.say("받은 후기에 답글을 써요. 한 번만 쓸 수 있어요", "Reply to a review about me; once"),
            example: .init("madang review reply 02SJ7Q4B80H5C --text '또 오세요'"),
            options: [
                Option(
                    "text",
                    label: "TEXT",
                    summary: language.say("답글, 1,000자까지", "the reply, at most 1,000 characters")
                )
            ],
            arguments: [ReviewCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.review
        let text = try context.answer("text", "답글: ", "Answer: ")
        let review = try await context.askAsMember {
            try await $0(API.reviews.reply(id, ReviewReplyBody(text)))
        }
        return Printout(review, text: review.lines(context))
    }
}
