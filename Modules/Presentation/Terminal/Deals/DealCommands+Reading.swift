import Arguments
import Domain
import Remote
import Wire
import Wording

extension DealCommands {
    /// The deals of all conversations, or of one.
    static let list = Action(
        "list",
        Words("내 약속을 보여 줘요. 최신순이에요", "Show my appointments, newest first"),
        example: "madang deal list --role receiver --state done",
        meaning: Words("내가 배운 수업과 가 본 방문", "what I learned, and viewings"),
        takes: [
            .option(
                "role",
                of: DealQuery.self,
                Words(
                    "가르치거나 보여 줘요(provider), 배우거나 보러 가요(receiver)만",
                    "only my role: provider or receiver"
                )
            ),
            .option("state", of: DealQuery.self, Words("이 상태만", "only appointments in this state")),
            .option(
                "conversation",
                of: DealQuery.self,
                label: "ID",
                Words("이 대화의 약속만", "only appointments of this conversation")
            ),
            .limit, .cursor,
        ],
        run: { context in
            let invocation = context.invocation
            let query = DealQuery(
                role: invocation.choice(ifGiven: "role"),
                state: invocation.choice(ifGiven: "state"),
                context.slice
            )
            let conversation: Conversation.ID? =
                try invocation.isGiven("conversation")
                ? context.identifier("conversation", or: ConversationRefusal.notFound) : nil
            let answer = try await context.askAsMember { client in
                guard let conversation else { return try await client.read(API.deals.mine(query)) }
                return try await client.read(API.deals.ofConversation(conversation, SliceQuery(query.slice)))
            }
            return answer.printout(
                context,
                nothing: Words(
                    "약속이 없어요. 'madang deal propose'로 제안해 보세요.",
                    "No appointments. Suggest one with 'madang deal propose'."
                )
            )
        }
    )

    static let calendar = Action(
        "calendar",
        Words("확정된 약속을 캘린더 파일로 출력해요", "Print an accepted appointment as a calendar file"),
        example: "madang deal calendar 02SJ7Q4B80H5C",
        takes: [deal],
        run: { context in
            let id: Deal.ID = try context.identifier("deal", or: DealRefusal.notFound)
            let answer = try await context.askAsMember { try await $0.read(API.deals.one(id)) }
            let calendar = try CalendarFile(answer.value, in: context.language)
            return Printout(answer.value, text: calendar.text, keptSince: answer.keptSince)
        }
    )
}

extension DealBody: Tabular {
    static let columns: [TableColumn<DealBody>] = [
        .init(Words("ID", "ID")) { deal, _ in deal.id.description },
        .init(Words("상태", "State")) { $0.state.words[$1.language] },
        .init(Words("구분", "Role")) { $0.role.words(of: $0.purpose)[$1.language] },
        .init(Words("시작", "Starts")) { deal, _ in deal.terms.startsAt.stamp },
        .init(Words("약속", "Appointment"), canShrink: true) { deal, _ in deal.title },
        .init(Words("이웃", "Neighbour"), canShrink: true) { $0.other($1) },
    ]
}
