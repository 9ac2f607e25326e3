public import Domain
import HTTPServer
import Wire

/// Endpoints of reminders of favourite events.
public struct EventReminderRoutes: Sendable {
    private let reminders: any EventReminderRepository

    public init(reminders: any EventReminderRepository) {
        self.reminders = reminders
    }

    /// The path of the page that a reminder links to.
    public static func page(of event: Listing.ID) -> String { ListingPagePath.one.filled(event.description) }

    public var endpoints: [Endpoint] { [mine, choose] }

    private var mine: Endpoint {
        .member(
            .get,
            EventReminderPath.mine,
            "Get how I am reminded of favourite events",
            answers: .json()
        ) { [reminders] _, who in
            EventRemindersBody(try await reminders.choices(of: who.member))
        }
    }

    private var choose: Endpoint {
        .member(
            .put,
            EventReminderPath.mine,
            "Choose how I am reminded of favourite events; those left out stay as they are",
            takes: EventRemindersBody.self,
            answers: .json()
        ) { [reminders] _, who, body in
            try await reminders.choose(body.choices, by: who.member)
            return EventRemindersBody(try await reminders.choices(of: who.member))
        }
    }
}
