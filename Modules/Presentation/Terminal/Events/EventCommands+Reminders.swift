import Arguments
import Domain
import Remote
import Wire
import Wording

extension EventCommands {
    static let remind = Action(
        "remind",
        Words("찜한 행사를 무엇으로 알릴지 골라요", "Choose how to be reminded of favourite events"),
        example: "madang event remind",
        meaning: Words("지금 고른 것을 보여 줘요", "shows what is chosen"),
        more: [("madang event remind closes --mail on", nil)],
        options: { language in
            [
                position("notice", language.say("마당 알림", "notifications in Madang")),
                position("mail", language.say("이메일", "mail")),
            ]
        },
        arguments: { language in
            [
                Argument(
                    "kind",
                    .choice(EventReminder.allCases.map(\.rawValue)),
                    label: "KIND",
                    .optional,
                    summary: language.say("알림의 종류", "what to be reminded of")
                )
            ]
        }
    ) { context in
        let kind = context.invocation.choice(ifGiven: "kind", as: EventReminder.self)
        let notice = context.invocation.choice(ifGiven: "notice", as: SwitchPosition.self)
        let mail = context.invocation.choice(ifGiven: "mail", as: SwitchPosition.self)
        guard notice != nil || mail != nil else {
            return try await context.answer(to: API.eventReminders.mine()).printout(context)
        }
        guard let kind else {
            throw UsageComplaint(
                context.say("opens, closes, starts 중 하나를 적어 주세요.", "Say which: opens, closes or starts.")
            )
        }
        return try await context.askAsMember { client in
            let reminders = try await client.read(API.eventReminders.mine()).value
            let former = reminders.choices[kind] ?? ReminderChoice()
            let choice = ReminderChoice(
                notice: notice.map { $0 == .on } ?? former.notice,
                mail: mail.map { $0 == .on } ?? former.mail
            )
            return try await client(API.eventReminders.choose(EventRemindersBody([kind: choice])))
                .printout(context)
        }
    }

    private static func position(_ name: String, _ summary: String) -> Option {
        Option(name, .choice(SwitchPosition.allCases.map(\.rawValue)), label: "on|off", summary: summary)
    }
}

extension EventRemindersBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        func position(_ isOn: Bool) -> String { isOn ? context.say("켜짐", "on") : context.say("꺼짐", "off") }
        let text = context.table(
            [
                .init("KIND", canShrink: false), .init(""), .init(context.say("알림", "Notification")),
                .init(context.say("메일", "Mail")),
            ],
            EventReminder.allCases.map { reminder in
                let choice = choices[reminder] ?? ReminderChoice()
                return [
                    reminder.rawValue, reminder.words[context.language], position(choice.notice),
                    position(choice.mail),
                ]
            }
        )
        return Printout(self, text: text)
    }
}
