import Arguments
import Domain
import Remote
import Wire
import Wording

enum VerificationListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say("선생님이 보낸 서류를 보여 줘요", "Show documents of teachers and past decisions"),
            example: .init("madang verification list --state waiting"),
            options: [
                Option(
                    "state",
                    .choice(Verification.State.allCases.map(\.rawValue)),
                    default: Verification.State.waiting.rawValue,
                    summary: language.say("이 상태만", "only this state")
                )
            ] + SliceOptions.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (slice, state) = (context.slice, context.invocation.choice("state", as: Verification.State.self))
        let answer = try await context.askAsMember {
            try await $0.read(API.verifications.all(VerificationQuery(state, slice)))
        }
        let list = answer.value
        let text =
            list.items.isEmpty
            ? context.say("서류가 없어요.", "No documents.")
            : context.table(
                [
                    .init("ID", canShrink: false), .init(context.say("선생님", "Teacher")),
                    .init(context.say("서류", "Documents")), .init(context.say("결정", "Decision")),
                ],
                list.items.map { item in
                    [
                        item.verification.id.description, item.member.member.nickname.text,
                        item.verification.note, item.verification.seen ?? item.verification.reason ?? "",
                    ]
                }
            ) + context.more(list.next)
        return Printout(list, text: text, keptSince: answer.keptSince)
    }
}
