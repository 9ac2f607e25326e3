import Arguments
import Domain
import Remote
import Wire

enum DealProposeCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "propose",
            summary: language.say(
                "대화하는 이웃에게 수업이나 방문 약속을 제안해요",
                "Suggest a lesson or a viewing in a conversation"
            ),
            discussion: language.say(
                "빠진 값은 터미널에서 물어봐요. 전에 한 제안은 새 제안으로 바뀌어요.",
                "Asks for missing values. The suggestion replaces an earlier one."
            ),
            example: .init(
                """
                madang deal propose 02SJ7Q4B80H5C --starts '2026-11-28 19:30' --minutes 60 \
                --address '명동길 14' --price 30000
                """
            ),
            options: TermOptions.when(in: language)
                + [
                    TermOptions.otherStarts(in: language), TermOptions.weeks(in: language),
                    note(in: language),
                ]
                + TermOptions.dealPlace(in: language)
                + price(in: language),
            arguments: [
                Argument(
                    "conversation",
                    label: "ID",
                    summary: language.say("대화의 ID", "the ID of a conversation")
                )
            ]
        )
    }

    private static func note(in language: Language) -> Option {
        Option(
            "note",
            label: "TEXT",
            summary: language.say("메모, 500자까지", "a note, at most 500 characters")
        )
    }

    private static func price(in language: Language) -> [Option] {
        [
            TermOptions.price(in: language),
            Option(
                "per",
                .choice(PriceUnit.allCases.map(\.rawValue)),
                default: PriceUnit.hour.rawValue,
                summary: language.say("가격 단위", "the unit of the price")
            ),
        ]
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        guard let id = Conversation.ID(context.invocation.text("conversation")) else {
            throw ConversationRefusal.notFound
        }
        let proposal = try await ProposalQuestions(context: context).proposal {
            let conversation = try await context.askAsMember { try await $0.conversations.one(id).value }
            return conversation.listing?.kind.has(.viewings) != true
        }
        let deal = try await context.askAsMember { try await $0.deals.propose(proposal, in: id) }
        return deal.printout(context)
    }
}
