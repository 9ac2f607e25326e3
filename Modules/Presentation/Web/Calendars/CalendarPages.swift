import Domain
import HTTPServer
import Wire

/// Page routes of the secret address of a member's calendar.
public struct CalendarPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [mine, create, delete] }

    private var mine: PageRoute {
        .memberPage(CalendarPagePath.mine) { visit in
            CalendarPage(address: try await visit.get(CalendarPath.mine)).page(for: visit)
        }
    }

    private var create: PageRoute {
        .button(CalendarPagePath.mine) { visit in
            try await visit.ask(.post, CalendarPath.mine, answers: CalendarAddressBody.self)
            return .to(CalendarPagePath.mine.rawValue, telling: .calendarAddressCreated)
        }
    }

    private var delete: PageRoute {
        .button(CalendarPagePath.delete) { visit in
            try await visit.ask(.delete, CalendarPath.mine, answers: Nothing.self)
            return .to(CalendarPagePath.mine.rawValue, telling: .calendarAddressDeleted)
        }
    }
}
