import Arguments
import Domain
import Remote
import Wire

enum NoticeReadCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "read",
            summary: language.say("알림을 읽음으로 표시해요", "Mark notifications as read"),
            example: .init("madang notice read --all"),
            more: [.init("madang notice read 02SJ7Q4B80H5C 02SJ7Q4B80H5D")],
            options: [
                .flag("all", summary: language.say("모두", "all of them")),
                Option(
                    "up-to",
                    label: "ID",
                    summary: language.say("이 알림까지 모두", "this one and all older ones")
                ),
            ],
            arguments: [
                Argument(
                    "ids",
                    label: "ID",
                    .any,
                    summary: language.say("알림의 ID", "the ID of a notification")
                )
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let chosen = try context.chosen
        let left = try await context.askAsMember { try await $0(API.notices.read(ChosenNoticesBody(chosen))) }
        return Printout(
            left,
            text: left.notices == 0
                ? context.say("읽지 않은 알림이 없어요.", "No unread notifications.")
                : context.say("읽지 않은 알림이 \(left.notices)개 있어요.", "Unread notifications: \(left.notices).")
        )
    }
}

extension CommandContext {
    fileprivate var chosen: ChosenNotices {
        get throws {
            let ids = try invocation.texts("ids").map(notice)
            switch (ids.isEmpty, invocation.text(ifGiven: "up-to"), invocation.flag("all")) {
            case (false, nil, false): return .these(ids)
            case (true, let id?, false): return .upTo(try notice(id))
            case (true, nil, true): return .all
            default:
                throw UsageComplaint(
                    say(
                        "알림의 ID, --up-to, --all 가운데 하나를 써 주세요.",
                        "Give IDs, --up-to or --all."
                    )
                )
            }
        }
    }

    private func notice(_ text: String) throws(NoticeRefusal) -> Notice.ID {
        guard let id = Notice.ID(text) else { throw .notFound }
        return id
    }
}
