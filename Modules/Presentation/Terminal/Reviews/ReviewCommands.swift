import Arguments
import Domain

enum ReviewCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            ReviewWriteCommand.self, ReviewEditCommand.self, ReviewDeleteCommand.self,
            ReviewReplyCommand.self, ReviewListCommand.self,
        ]
    }

    static func command(in language: Language) -> Command {
        Command(
            "review",
            summary: language.say("후기를 쓰고 읽어요", "Write and read reviews"),
            example: .init("madang review write 02SJ7Q4B80H5C --stars 4.5"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static func id(in language: Language) -> Argument {
        Argument("review", label: "ID", summary: language.say("후기의 ID", "the ID of a review"))
    }

    /// The content of a review.
    static func contents(in language: Language) -> [Option] {
        [
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
        ]
    }
}

extension CommandContext {
    var review: Review.ID {
        get throws { try identifier("review", or: ReviewRefusal.notFound) }
    }

    /// Nil without the option.
    var manners: [Manner]? {
        let words = invocation.texts("manner")
        return words.isEmpty ? nil : words.compactMap(Manner.init(rawValue:))
    }
}
