import Arguments
import Domain
import Remote
import Wire
import Wording

enum DealListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say("내 약속을 보여 줘요. 최신순이에요", "Show my lessons, newest first"),
            example: .init(
                "madang deal list --role receiver --state done",
                language.say("내가 배운 수업과 가 본 방문", "lessons I had, and viewings")
            ),
            options: [
                Option(
                    "role",
                    .choice(DealParties.Role.allCases.map(\.rawValue)),
                    summary: language.say(
                        "가르치거나 보여 줘요(provider), 배우거나 보러 가요(receiver)만",
                        "only my role: provider or receiver"
                    )
                ),
                Option(
                    "state",
                    .choice(Deal.State.allCases.map(\.rawValue)),
                    summary: language.say("이 상태만", "only lessons in this state")
                ),
                Option(
                    "conversation",
                    label: "ID",
                    summary: language.say("이 대화의 약속만", "only lessons of this conversation")
                ),
            ] + SliceOptions.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let invocation = context.invocation
        let slice = context.slice
        let filter = DealFilter(
            role: invocation.choice(ifGiven: "role"),
            state: invocation.choice(ifGiven: "state")
        )
        let answer: Answer<ListBody<DealBody>>
        if let text = invocation.text(ifGiven: "conversation") {
            guard let id = Conversation.ID(text) else { throw ConversationRefusal.notFound }
            answer = try await context.askAsMember { try await $0.deals.list(in: id, slice) }
        } else {
            answer = try await context.askAsMember { try await $0.deals.list(filter, slice) }
        }
        return Printout(answer.value, text: text(of: answer.value, context), keptSince: answer.keptSince)
    }

    private static func text(of list: ListBody<DealBody>, _ context: CommandContext) -> String {
        guard !list.items.isEmpty else {
            return context.say(
                "약속이 없어요. 'madang deal propose'로 제안해 보세요.",
                "No lessons. Suggest one with 'madang deal propose'."
            )
        }
        let rows = list.items.map { deal in
            [
                deal.id.description, deal.state.words[context.language],
                deal.role.words(of: deal.purpose)[context.language],
                deal.terms.startsAt.stamp, deal.title, deal.other(context),
            ]
        }
        let columns: [Table.Column] = [
            .init("ID", canShrink: false), .init(context.say("상태", "State"), canShrink: false),
            .init(context.say("구분", "Role"), canShrink: false),
            .init(context.say("시작", "Starts"), canShrink: false), .init(context.say("수업", "Lesson")),
            .init(context.say("이웃", "Neighbour")),
        ]
        return context.table(columns, rows) + context.more(list.next)
    }
}
