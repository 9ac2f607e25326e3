public import Domain
import HTTPServer
import Wire
import Wording

/// Endpoints of a member's calendar.
public struct CalendarRoutes: Sendable {
    private let addresses: any CalendarAddressRepository
    private let keys: any CalendarKeyIssuer
    private let read: ReadCalendar
    private let readAgenda: ReadAgenda
    private let gazetteer: any Gazetteer
    private let site: any SiteRepository
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock

    public init(
        addresses: any CalendarAddressRepository,
        keys: any CalendarKeyIssuer,
        read: ReadCalendar,
        readAgenda: ReadAgenda,
        gazetteer: any Gazetteer,
        site: any SiteRepository,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        self.addresses = addresses
        self.keys = keys
        self.read = read
        self.readAgenda = readAgenda
        self.gazetteer = gazetteer
        self.site = site
        self.identifiers = identifiers
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [
            .on(API.calendar.agenda) { _, _, who in
                let agenda = try await readAgenda(of: who.member)
                let now = clock.now
                return AgendaBody(agenda) { gazetteer.neighbourhood($0, at: now) }
            },
            .on(API.calendar.mine) { _, _, who in
                CalendarAddressBody(try await addresses.find(of: who.member), key: keys.key)
            },
            .on(API.calendar.create) { _, _, who in
                let address = CalendarAddress(
                    id: identifiers.next(),
                    member: who.member,
                    createdAt: clock.now
                )
                try await addresses.replace(with: address)
                return CalendarAddressBody(address, key: keys.key)
            },
            .on(API.calendar.delete) { _, _, who in
                try await addresses.delete(of: who.member)
                return Nothing()
            },
            subscription,
        ]
    }

    private var subscription: Endpoint {
        .raw(
            .get,
            CalendarPath.subscription,
            "Get the calendar at a secret address, as iCalendar",
            query: [.required("key", .text(), "The key of the address")],
            type: CalendarFile.type.description
        ) { [read, gazetteer, site, clock] request in
            let calendar = try await read(at: request.required("key", request.query["key"]))
            let now = clock.now
            let file = CalendarFile(named: await site.current().name[calendar.language], calendar.entries) {
                code in
                gazetteer.neighbourhood(code, at: now).map {
                    calendar.language == .korean ? $0.name : $0.nameEn
                } ?? code.description
            }
            var response = Response(
                status: 200,
                bytes: Array(file.text.utf8),
                type: CalendarFile.type.description
            )
            response.headers["Cache-Control"] = "private, no-cache"
            return response
        }
    }
}
