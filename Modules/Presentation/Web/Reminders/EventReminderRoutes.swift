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

    public var endpoints: [Endpoint] {
        [
            .on(API.eventReminders.mine) { _, _, who in
                EventRemindersBody(try await reminders.choices(of: who.member))
            },
            .on(API.eventReminders.choose) { _, body, who in
                try await reminders.choose(body.choices, by: who.member)
                return EventRemindersBody(try await reminders.choices(of: who.member))
            },
        ]
    }
}
