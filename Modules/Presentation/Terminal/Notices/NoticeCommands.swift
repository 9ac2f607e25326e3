import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang notice …`
enum NoticeCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "notice",
            summary: language.say("알림을 보고, 받을 알림을 골라요", "Show notifications and choose their kinds"),
            example: .init("madang notice list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [
        .listing(
            API.notices.list,
            "list",
            Words("알림을 최신순으로 보여 줘요", "Show my notifications, newest first"),
            example: "madang notice list --limit 5",
            nothing: Words("아직 알림이 없어요.", "No notifications yet.")
        ),
        read, switches,
    ]

    private static let read = Action(
        "read",
        Words("알림을 읽음으로 표시해요", "Mark notifications as read"),
        example: "madang notice read --all",
        more: [("madang notice read 02SJ7Q4B80H5C 02SJ7Q4B80H5D", nil)],
        options: { language in
            [
                .flag("all", summary: language.say("모두", "all of them")),
                Option(
                    "up-to",
                    label: "ID",
                    summary: language.say("이 알림까지 모두", "this one and all older ones")
                ),
            ]
        },
        arguments: { language in
            [Argument("ids", label: "ID", .any, summary: language.say("알림의 ID", "the ID of a notification"))]
        },
        run: { context in
            let chosen = ChosenNoticesBody(try context.chosen)
            let left = try await context.askAsMember { try await $0(API.notices.read(chosen)) }
            return Printout(
                left,
                text: left.notices == 0
                    ? context.say("읽지 않은 알림이 없어요.", "No unread notifications.")
                    : context.say("읽지 않은 알림이 \(left.notices)개 있어요.", "Unread notifications: \(left.notices).")
            )
        }
    )

    private static let switches = Action(
        "switch",
        Words("알림을 종류별로 켜고 꺼요", "Turn kinds of notifications on or off"),
        example: "madang notice switch",
        meaning: Words("무엇이 켜져 있는지 보여 줘요", "shows what is on"),
        more: [("madang notice switch message off", nil)],
        arguments: { language in
            [
                Argument(
                    "kind",
                    .choice(Notice.Kind.allCases.map(\.rawValue)),
                    label: "KIND",
                    .optional,
                    summary: language.say("알림의 종류", "a kind of notification")
                ),
                Argument(
                    "position",
                    .choice(SwitchPosition.allCases.map(\.rawValue)),
                    label: "on|off",
                    .optional,
                    summary: language.say("켜기나 끄기", "on or off")
                ),
            ]
        },
        run: turn
    )

    private static func turn(_ context: CommandContext) async throws -> Printout {
        let kind = context.invocation.choice(ifGiven: "kind", as: Notice.Kind.self)
        let position = context.invocation.choice(ifGiven: "position", as: SwitchPosition.self)
        guard let kind else {
            let answer = try await context.askAsMember { try await $0.read(API.notices.switches()) }
            return answer.value.printout(context, keptSince: answer.keptSince)
        }
        guard let position else {
            throw UsageComplaint(context.say("on이나 off를 적어 주세요.", "Use on or off."))
        }
        return try await context.askAsMember { client in
            var muted = try await client.read(API.notices.switches()).value.muted
            if position == .off { muted.insert(kind) } else { muted.remove(kind) }
            return try await client(API.notices.mute(MutedNoticesBody(muted))).printout(context)
        }
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

extension NoticeBody: Tabular {
    static let columns: [TableColumn<NoticeBody>] = [
        .init(Words("ID", "ID")) { notice, _ in notice.id.description },
        .init(Words("", ""), canShrink: true) { notice, _ in notice.readAt == nil ? "*" : "" },
        .init(Words("알림", "Notification"), canShrink: true) { notice, context in
            notice.kind.words(
                by: notice.actor?.member.nickname.text,
                count: notice.count,
                changes: notice.changes,
                at: notice.at
            )[context.language]
        },
        .init(Words("글", "Listing"), canShrink: true) { notice, context in
            let names = [notice.title, notice.party?.member.nickname.text]
            return (names + [notice.amount.map(context.won)]).compactMap(\.self).joined(separator: " · ")
        },
        .init(Words("때", "When")) { notice, _ in notice.at.stamp },
    ]
}

extension MutedNoticesBody {
    fileprivate func printout(_ context: CommandContext, keptSince: Moment? = nil) -> Printout {
        let text = context.table(
            [
                .init("KIND", canShrink: false), .init(context.say("알림", "Notification")), .init(""),
            ],
            Notice.Kind.allCases.map { kind in
                [
                    kind.rawValue, kind.label[context.language],
                    muted.contains(kind) ? context.say("꺼짐", "off") : context.say("켜짐", "on"),
                ]
            }
        )
        return Printout(self, text: text, keptSince: keptSince)
    }
}
