public import Domain
public import JSONCoding

/// How a member wants to be reminded of favourite events. A reminder that is left out stays as it was.
public struct EventRemindersBody: Body, Hashable {
    public let choices: [EventReminder: ReminderChoice]

    public init(_ choices: [EventReminder: ReminderChoice]) {
        self.choices = choices
    }

    public static var name: String { "EventReminders" }
    public static var parts: [any Body.Type] { [ReminderChoiceBody.self] }

    public static var schema: Schema {
        .object(
            properties: EventReminder.allCases.map { ($0.rawValue, .reference(ReminderChoiceBody.name)) }
        )
    }

    public init(_ fields: Fields) throws(FieldError) {
        var choices: [EventReminder: ReminderChoice] = [:]
        for reminder in EventReminder.allCases {
            let body: ReminderChoiceBody? = try fields.bodyIfPresent(reminder.rawValue)
            choices[reminder] = body?.choice
        }
        self.choices = choices
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for reminder in EventReminder.allCases {
                writer.fieldIfPresent(reminder.rawValue, choices[reminder].map(ReminderChoiceBody.init))
            }
        }
    }
}

/// Whether a reminder comes as a notice and as mail.
public struct ReminderChoiceBody: ShapedBody, Hashable {
    public let choice: ReminderChoice

    public init(_ choice: ReminderChoice) {
        self.choice = choice
    }

    public static let shape = Shape<Self>(
        "ReminderChoice",
        Field("notice", \.choice.notice),
        Field("mail", \.choice.mail),
        make: { Self(ReminderChoice(notice: $0, mail: $1)) }
    )
}
