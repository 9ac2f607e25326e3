import Arguments
import Domain
import Remote
import Wire
import Wording

/// Commands that compose terms.
extension DealCommands {
    static let propose = Action(
        "propose",
        Words("대화하는 이웃에게 수업이나 방문 약속을 제안해요", "Suggest an appointment or a viewing in a conversation"),
        discussion: Words(
            "빠진 값은 터미널에서 물어봐요. 전에 한 제안은 새 제안으로 바뀌어요.",
            "Asks for missing values. The suggestion replaces an earlier one."
        ),
        example: """
            madang deal propose 02SJ7Q4B80H5C --starts '2026-11-28 19:30' --minutes 60 \
            --address '명동길 14' --price 30000
            """,
        takes: [.place("conversation", label: "ID", Words("대화의 ID", "the ID of a conversation"))],
        options: { language in
            TermOptions.when(in: language)
                + [
                    TermOptions.otherStarts(in: language), TermOptions.weeks(in: language),
                    TermOptions.note(in: language),
                ]
                + TermOptions.dealPlace(in: language)
                + [TermOptions.price(in: language), TermOptions.unit(in: language)]
        },
        run: { context in
            let id: Conversation.ID = try context.identifier("conversation", or: ConversationRefusal.notFound)
            let proposal = try await ProposalQuestions(context: context).proposal {
                let conversation = try await context.askAsMember {
                    try await $0.read(API.conversations.one(id)).value
                }
                return conversation.listing?.kind.has(.viewings) != true
            }
            return try await context.askAsMember { try await $0(API.deals.propose(id, proposal)) }
                .printout(context)
        }
    )

    static let again = Action(
        "again",
        Words("지난 약속과 같은 조건으로 다시 제안해요", "Suggest the same appointment again"),
        discussion: Words(
            "적지 않은 것은 지난 약속 그대로예요. 날짜는 다음 주 같은 요일, 같은 시각이에요.",
            "What is left out is as before, at the same weekday and time of the next week."
        ),
        example: "madang deal again 02SJ7Q4B80H5C",
        takes: [deal],
        options: { TermOptions.when(in: $0) },
        run: { context in
            let id = try context.dealID
            let former = try await context.askAsMember { try await $0.read(API.deals.one(id)) }.value
            let proposal = try ProposalQuestions(context: context).again(former.terms)
            return try await context.askAsMember {
                try await $0(API.deals.propose(former.conversation, proposal))
            }
            .printout(context)
        }
    )

    static let suggestMove = Action(
        "move",
        Words("확정한 약속의 시간을 바꾸자고 제안해요", "Suggest another time for an accepted appointment"),
        discussion: Words(
            "이웃이 수락할 때까지 지금 약속은 그대로예요. 장소를 적지 않으면 장소도 그대로예요.",
            "The appointment stands until the other accepts. Without a place the agreed one stays."
        ),
        example: "madang deal move 02SJ7Q4B80H5C --starts '2026-11-29 19:30' --minutes 60",
        takes: [deal],
        options: { TermOptions.when(in: $0) + TermOptions.dealPlace(in: $0) },
        run: { context in
            let id = try context.dealID
            let proposal = try ProposalQuestions(context: context).move
            return try await context.askAsMember {
                try await $0(API.deals.move(id, proposal)).printout(context)
            }
        }
    )

    static let accept = Action(
        "accept",
        Words("받은 제안을 수락해요", "Accept a suggestion"),
        example: "madang deal accept 02SJ7Q4B80H5C",
        more: [
            (
                "madang deal accept 02SJ7Q4B80H5C --starts '2026-11-28 19:30'",
                Words("제안받은 시간 가운데 하나를 골라요", "picks one of the suggested times")
            )
        ],
        takes: [deal],
        options: { [TermOptions.start(in: $0)] },
        run: { context in
            let id = try context.dealID
            let typed = context.invocation.text(ifGiven: TermOptions.startName)
            let start = try typed.map(context.start(answering:))
            return try await context.askAsMember { client in
                guard let start else { return try await client(API.deals.accept(id)).printout(context) }
                return try await client(API.deals.choose(id, ChosenStartBody(start))).printout(context)
            }
        }
    )
}

extension CommandContext {
    /// The deal's identifier from the command line; a malformed one counts as not found.
    var dealID: Deal.ID {
        get throws { try identifier("deal", or: DealRefusal.notFound) }
    }
}
