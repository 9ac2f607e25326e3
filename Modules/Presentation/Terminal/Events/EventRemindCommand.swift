import Arguments
import Domain
import Remote
import Wire
import Wording

enum EventRemindCommand: TerminalCommand {
    private enum Position: String, CaseIterable {
        case on
        case off
    }

    static func command(in language: Language) -> Command {
        Command(
            "remind",
            summary: language.say(
                "찜한 행사를 무엇으로 알릴지 골라요",
                "Choose how to be reminded of favourite events"
            ),
            example: .init(
                "madang event remind",
                language.say("지금 고른 것을 보여 줘요", "shows what is chosen")
            ),
            more: [.init("madang event remind closes --mail on")],
            options: [
                position("notice", language.say("마당 알림", "notifications in Madang")),
                position("mail", language.say("이메일", "mail")),
            ],
            arguments: [
                Argument(
                    "kind",
                    .choice(EventReminder.allCases.map(\.rawValue)),
                    label: "KIND",
                    .optional,
                    summary: language.say("알림의 종류", "what to be reminded of")
                )
            ]
        )
    }

    private static func position(_ name: String, _ summary: String) -> Option {
        Option(name, .choice(Position.allCases.map(\.rawValue)), label: "on|off", summary: summary)
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let kind = context.invocation.choice(ifGiven: "kind", as: EventReminder.self)
        let notice = context.invocation.choice(ifGiven: "notice", as: Position.self)
        let mail = context.invocation.choice(ifGiven: "mail", as: Position.self)
        guard notice != nil || mail != nil else {
            let answer = try await context.askAsMember { try await $0.read(API.eventReminders.mine()) }
            return context.printout(answer.value, keptSince: answer.keptSince)
        }
        guard let kind else {
            throw UsageComplaint(
                context.say(
                    "opens, closes, starts 중 하나를 적어 주세요.",
                    "Say which: opens, closes or starts."
                )
            )
        }
        let chosen = try await context.askAsMember { client in
            let reminders = try await client.read(API.eventReminders.mine()).value
            let former = reminders.choices[kind] ?? ReminderChoice()
            let choice = ReminderChoice(
                notice: notice.map { $0 == .on } ?? former.notice,
                mail: mail.map { $0 == .on } ?? former.mail
            )
            return try await client(API.eventReminders.choose(EventRemindersBody([kind: choice])))
        }
        return context.printout(chosen)
    }
}

extension CommandContext {
    fileprivate func printout(_ body: EventRemindersBody, keptSince: Moment? = nil) -> Printout {
        func position(_ isOn: Bool) -> String { isOn ? say("켜짐", "on") : say("꺼짐", "off") }
        let text = table(
            [
                .init("KIND", canShrink: false), .init(""), .init(say("알림", "Notification")),
                .init(say("메일", "Mail")),
            ],
            EventReminder.allCases.map { reminder in
                let choice = body.choices[reminder] ?? ReminderChoice()
                return [
                    reminder.rawValue, reminder.words[language], position(choice.notice),
                    position(choice.mail),
                ]
            }
        )
        return Printout(body, text: text, keptSince: keptSince)
    }
}
