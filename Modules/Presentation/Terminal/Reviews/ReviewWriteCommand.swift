import Arguments
import Domain
import Remote
import Wire

enum ReviewWriteCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "write",
            summary: language.say("수업을 마친 이웃에게 후기를 남겨요", "Review a completed lesson"),
            discussion: language.say(
                "둘 다 쓰거나 14일이 지나면 공개돼요. 상대가 후기나 답글을 쓰기 전까지 고칠 수 있어요.",
                "Shown once both are written, or after 14 days. It can be changed until it is answered."
            ),
            example: .init("madang review write 02SJ7Q4B80H5C --stars 4.5 --text '친절하게 알려 주셨어요'"),
            options: ReviewCommands.contents(in: language),
            arguments: [DealCommands.deal.argument(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.dealID
        let typed = try context.answer("stars", "별점 (0.5–5): ", "Stars (0.5 to 5): ")
        guard let stars = Double(typed) else { throw ReviewRefusal.rating }
        let draft = ReviewDraftBody(
            rating: try Rating(stars: stars),
            text: context.invocation.text(ifGiven: "text"),
            manners: context.manners
        )
        let review = try await context.askAsMember { try await $0(API.reviews.write(id, draft)) }
        return Printout(review, text: review.lines(context))
    }
}
