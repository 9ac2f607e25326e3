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
                "둘 다 쓰거나 14일이 지나면 공개돼요. 수정할 수는 없어요.",
                "Shown once both reviews are written, or after 14 days. It can't be changed."
            ),
            example: .init("madang review write 02SJ7Q4B80H5C --stars 4.5 --text '친절하게 알려 주셨어요'"),
            options: [
                Option(
                    "stars",
                    .number(0.5...5),
                    label: "N",
                    summary: language.say("별점, 0.5점 단위", "0.5 to 5, in steps of 0.5")
                ),
                Option(
                    "manner",
                    .choice(Manner.allCases.map(\.rawValue)),
                    repeated: true,
                    summary: language.say("칭찬, 3개까지", "a compliment; at most three")
                ),
                Option(
                    "text",
                    label: "TEXT",
                    summary: language.say("한마디, 1,000자까지", "the text, at most 1,000 characters")
                ),
            ],
            arguments: [DealCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.dealID
        let typed = try context.answer("stars", "별점 (0.5–5): ", "Stars (0.5 to 5): ")
        guard let stars = Double(typed) else { throw ReviewRefusal.rating }
        let draft = ReviewDraftBody(
            rating: try Rating(stars: stars),
            text: context.invocation.text(ifGiven: "text"),
            manners: manners(context)
        )
        let review = try await context.askAsMember { try await $0.reviews.write(draft, of: id) }
        return Printout(review, text: review.lines(context))
    }

    private static func manners(_ context: CommandContext) -> [Manner]? {
        let words = context.invocation.texts("manner")
        return words.isEmpty ? nil : words.compactMap(Manner.init(rawValue:))
    }
}
