import Arguments
import Domain
import Remote
import Wire
import Wording

enum ClaimListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say(
                "오래 기다린 요청부터 보여 줘요",
                "Show claims, the longest waiting first"
            ),
            example: .init("madang claim list --state waiting"),
            options: [
                Option(
                    "state",
                    .choice(Claim.State.allCases.map(\.rawValue)),
                    default: Claim.State.waiting.rawValue,
                    summary: language.say("이 상태의 요청만", "only this state")
                )
            ] + SliceOptions.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (slice, state) = (context.slice, context.invocation.choice("state", as: Claim.State.self))
        let answer = try await context.askAsMember {
            try await $0.read(API.claims.all(ClaimQuery(state, slice)))
        }
        let list = answer.value
        let text =
            list.items.isEmpty
            ? context.say("요청이 없어요.", "No claims.")
            : context.table(
                [
                    .init("ID", canShrink: false), .init(context.say("행사", "Event")),
                    .init(context.say("이웃", "Member")), .init(context.say("전한 말", "Note")),
                    .init(context.say("이유", "Reason")),
                ],
                list.items.map { item in
                    [
                        item.claim.id.description, item.listing.title, item.member.member.nickname.text,
                        item.claim.note ?? "", item.claim.reason ?? "",
                    ]
                }
            ) + context.more(list.next)
        return Printout(list, text: text, keptSince: answer.keptSince)
    }
}
