import Domain
import HTTPServer
import Wire

/// Page routes of the secret address of a member's calendar.
public struct CalendarPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [mine, create, delete] }

    private var mine: PageRoute {
        .memberPage(CalendarPagePath.mine) { visit in
            CalendarPage(address: try await visit(API.calendar.mine())).page(for: visit)
        }
    }

    private var create: PageRoute {
        .button(CalendarPagePath.mine, sends: API.calendar.create) { _, _ in
            .to(CalendarPagePath.mine.rawValue, flash: .calendarAddressCreated)
        }
    }

    private var delete: PageRoute {
        .button(CalendarPagePath.delete, sends: API.calendar.delete) { _, _ in
            .to(CalendarPagePath.mine.rawValue, flash: .calendarAddressDeleted)
        }
    }
}
