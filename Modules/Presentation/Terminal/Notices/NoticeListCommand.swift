import Arguments
import Domain
import Remote
import Wire
import Wording

enum NoticeListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say("알림을 최신순으로 보여 줘요", "Show my notifications, newest first"),
            example: .init("madang notice list --limit 5"),
            options: SliceOptions.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let slice = context.slice
        let answer = try await context.askAsMember { try await $0.read(API.notices.list(SliceQuery(slice))) }
        let list = answer.value
        let text =
            list.items.isEmpty
            ? context.say("아직 알림이 없어요.", "No notifications yet.")
            : context.table(list.items) + context.more(list.next)
        return Printout(list, text: text, keptSince: answer.keptSince)
    }
}

extension CommandContext {
    fileprivate func table(_ notices: [NoticeBody]) -> String {
        table(
            [
                .init("ID", canShrink: false), .init(""), .init(say("알림", "Notification")),
                .init(say("글", "Listing")), .init(say("때", "When"), canShrink: false),
            ],
            notices.map { notice in
                [
                    notice.id.description, notice.readAt == nil ? "*" : "",
                    notice.kind.words(
                        by: notice.actor?.member.nickname.text,
                        count: notice.count,
                        changes: notice.changes,
                        at: notice.at
                    )[language],
                    ([notice.title, notice.party?.member.nickname.text] + [notice.amount.map(won)])
                        .compactMap(\.self).joined(separator: " · "),
                    notice.at.stamp,
                ]
            }
        )
    }
}
