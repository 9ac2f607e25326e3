import Arguments
import Domain
import Remote
import Wire
import Wording

enum AuditListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say("최근 것부터 보여 줘요", "Show records, latest first"),
            example: .init("madang audit list --act order.read"),
            options: [
                Option(
                    "act",
                    .choice(AuditAct.allCases.map(\.rawValue)),
                    summary: language.say("이 일만", "only this act")
                ),
                Option(
                    "operator",
                    label: "MEMBER",
                    summary: language.say("이 운영자의 일만", "only acts of this member")
                ),
            ] + SliceOptions.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let slice = context.slice
        let filter = AuditFilter(
            act: context.invocation.text(ifGiven: "act").flatMap(AuditAct.init(rawValue:)),
            member: try context.invocation.text(ifGiven: "operator").map { text in
                guard let member = Member.ID(text) else { throw MemberRefusal.notFound }
                return member
            }
        )
        let answer = try await context.askAsMember {
            try await $0.read(API.audit.list(AuditQuery(filter, slice)))
        }
        let list = answer.value
        let text =
            list.items.isEmpty
            ? context.say("기록이 없어요.", "No records.")
            : context.table(
                [
                    .init(context.say("때", "When"), canShrink: false),
                    .init(context.say("운영자", "Operator")), .init(context.say("일", "Act"), canShrink: false),
                    .init(context.say("무엇", "Subject")),
                ],
                list.items.map { record in
                    [
                        record.at.stamp,
                        record.nickname ?? record.member?.description
                            ?? context.say("서버 컴퓨터", "server's machine"),
                        record.act.rawValue, record.subject ?? "",
                    ]
                }
            ) + context.more(list.next)
        return Printout(list, text: text, keptSince: answer.keptSince)
    }
}
