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
        read, switches, push, mail, letters, quiet, DigestCommand.action, trial,
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
        guard let kind else { return try await showSettings(context) }
        guard let position else { throw context.positionMissing }
        return try await change(context) { $0.mute(kind, position == .off) }
    }

    private static let push = switching(
        "push",
        Words("어떤 알림을 푸시로도 받을지 골라요", "Choose which notifications are pushed to devices")
    ) { $0.push($1, $2) }

    private static let mail = switching(
        "mail",
        Words("어떤 알림을 메일로도 받을지 골라요", "Choose which notifications are also mailed")
    ) { $0.mail($1, $2) }

    /// Turns one way of telling a group of kinds on or off.
    private static func switching(
        _ name: String,
        _ summary: Words,
        _ turn: @escaping @Sendable (inout NoticeSettings, NoticeGroup, _ isOn: Bool) -> Void
    ) -> Action {
        Action(
            name,
            summary,
            example: "madang notice \(name) talk on",
            arguments: { language in
                [
                    Argument(
                        "group",
                        .choice(NoticeGroup.allCases.map(\.rawValue)),
                        label: "GROUP",
                        summary: language.say("알림의 묶음", "a group of notifications")
                    ),
                    Argument(
                        "position",
                        .choice(SwitchPosition.allCases.map(\.rawValue)),
                        label: "on|off",
                        summary: language.say("켜기나 끄기", "on or off")
                    ),
                ]
            },
            run: { context in
                let group: NoticeGroup = context.invocation.choice("group")
                let position: SwitchPosition = context.invocation.choice("position")
                return try await change(context) { turn(&$0, group, position == .on) }
            }
        )
    }

    private static let letters = Action(
        "letters",
        Words("운영자가 보내는 메일을 받을지 골라요", "Choose whether emails from the operator arrive"),
        example: "madang notice letters off",
        arguments: { language in
            [
                Argument(
                    "position",
                    .choice(SwitchPosition.allCases.map(\.rawValue)),
                    label: "on|off",
                    summary: language.say("켜기나 끄기", "on or off")
                )
            ]
        },
        run: { context in
            let position: SwitchPosition = context.invocation.choice("position")
            return try await change(context) { $0.takeLetters(position == .on) }
        }
    )

    private static let quiet = Action(
        "quiet",
        Words("푸시를 쉬는 조용한 시간을 정해요", "Set the hours in which only urgent news is pushed"),
        example: "madang notice quiet 22 8",
        more: [("madang notice quiet off", nil)],
        arguments: { language in
            [
                Argument(
                    "from",
                    .choice((0..<24).map(String.init) + ["off"]),
                    label: "HOUR|off",
                    summary: language.say("시작하는 시, 또는 off", "the hour of the start, or off")
                ),
                Argument(
                    "until",
                    .choice((0..<24).map(String.init)),
                    label: "HOUR",
                    .optional,
                    summary: language.say("끝나는 시", "the hour of the end")
                ),
            ]
        },
        run: { context in
            let from = Int(context.invocation.text("from"))
            let until = context.invocation.text(ifGiven: "until").flatMap { Int($0) }
            guard (from == nil) == (until == nil) else {
                throw UsageComplaint(
                    context.say("시작과 끝을 함께 적어 주세요.", "Give both the start and the end.")
                )
            }
            let hours = from.flatMap { from in until.flatMap { QuietHours(from, $0) } }
            guard from == nil || hours != nil else { throw NoticeRefusal.sameHours }
            return try await change(context) { $0.beQuiet(during: hours) }
        }
    )

    private static let trial = Action.doing(
        API.push.try,
        "try",
        Words("내 기기 하나에 시험 알림을 보내요", "Send a test notification to one of my devices"),
        example: "madang notice try 02SJ7Q4B80H5C",
        meaning: Words("ID는 'madang account sessions'에 나와요", "'madang account sessions' shows the ID"),
        .place("id", label: "ID", Words("기기의 ID", "the ID of the device")),
        says: Words("시험 알림을 보냈어요.", "The test notification is sent.")
    )

    private static func showSettings(_ context: CommandContext) async throws -> Printout {
        let answer = try await context.askAsMember { try await $0.read(API.notices.settings()) }
        return answer.value.printout(context, keptSince: answer.keptSince)
    }

    private static func change(
        _ context: CommandContext,
        _ change: @escaping @Sendable (inout NoticeSettings) -> Void
    ) async throws -> Printout {
        try await context.askAsMember { client in
            var settings = try await client.read(API.notices.settings()).value.settings
            change(&settings)
            return try await client(API.notices.choose(NoticeSettingsBody(settings))).printout(context)
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
                listing: notice.listing,
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

extension NoticeSettingsBody {
    fileprivate func printout(_ context: CommandContext, keptSince: Moment? = nil) -> Printout {
        let kinds = context.table(
            [
                .init("KIND", canShrink: false), .init(context.say("알림", "Notification")), .init(""),
            ],
            Notice.Kind.allCases.map { kind in
                [
                    kind.rawValue, kind.label[context.language],
                    context.position(isOn: !settings.muted.contains(kind)),
                ]
            }
        )
        let groups = context.table(
            [
                .init("GROUP", canShrink: false), .init(context.say("푸시", "Pushed")),
                .init(context.say("메일", "Mailed")),
            ],
            NoticeGroup.allCases.map { group in
                [
                    group.rawValue, context.position(isOn: !settings.unpushed.contains(group)),
                    group.isMailed ? context.position(isOn: !settings.unmailed.contains(group)) : "",
                ]
            }
        )
        let position = context.position(isOn: settings.takesLetters)
        let letters = context.say("운영자가 보내는 메일: \(position)", "Emails from the operator: \(position)")
        let hours = settings.quietHours.map {
            context.say(
                "조용한 시간: \($0.from)시부터 \($0.until)시까지",
                "Quiet hours: \($0.from):00 to \($0.until):00"
            )
        }
        let quiet = hours ?? context.say("조용한 시간: 없음", "Quiet hours: none")
        let text = [kinds, groups, letters, quiet].joined(separator: "\n\n")
        return Printout(self, text: text, keptSince: keptSince)
    }
}

extension CommandContext {
    fileprivate var positionMissing: UsageComplaint {
        UsageComplaint(say("on이나 off를 적어 주세요.", "Use on or off."))
    }

    fileprivate func position(isOn: Bool) -> String { isOn ? say("켜짐", "on") : say("꺼짐", "off") }
}
