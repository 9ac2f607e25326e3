import Domain
import Foundation
import JSONCoding
import TestSupport
import Testing
import Wire

@Suite("Importing events at a terminal")
struct EventImportTests {
    private static let now = Moment(milliseconds: 1_790_000_000_000)
    private let post = "POST /api/v1/events"

    private static func contents(_ title: String) throws -> EventContents {
        let start = now + .seconds(86_400)
        return try EventContents(
            title: ListingTitle(title),
            link: nil,
            hosts: EventHosts([EventHost("작은 서버 모임")]),
            description: EventDescription("처음 오는 분도 편하게 오세요."),
            mode: .offline,
            cost: .free,
            category: .talk,
            topics: [],
            dates: EventDates([EventPeriod(startsAt: start, endsAt: start + .seconds(7_200))], in: .seoul)
        )
    }

    private static func read(_ title: String) throws -> ReadEventBody {
        ReadEventBody(
            SourceEntry(
                key: SourceEntry.Key(uid: title),
                title: title,
                contents: try contents(title),
                raw: "",
                diagnostics: [] as [SourceDiagnostic]
            )
        )
    }

    private static func posted(_ title: String) throws -> PostBody<EventContentsBody> {
        let author = MemberCard(id: Member.ID(rawValue: 1), nickname: try Nickname("달래"), picture: nil)
        let place = ListingPlace(
            neighbourhood: try SampleNeighbours.myeongdong.code,
            shown: try SampleNeighbours.myeongdong.point,
            exact: nil
        )
        let event = try Event(
            posting: Listing.ID(rawValue: 77),
            by: author.id,
            contents(title),
            at: place,
            now: now
        )
        let card = SharedCard(event.listing, author: author, favourites: 0, conversations: 0)
        let published = PublishedListing(
            event.listing,
            summary: ListingSummary(card),
            images: [],
            views: 0,
            conversation: nil
        )
        let body = ListingCardBody(card, in: try SampleNeighbours.myeongdong, at: now)
        return PostBody(
            PublishedPost(event, published),
            ListingBody(body, isFavourite: false, distance: nil)
        )
    }

    /// A member with a file of three events.
    private func desk() async throws -> (desk: TerminalSession, path: String) {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        let events = ListBody(try ["첫 밋업", "둘째 밋업", "셋째 밋업"].map(Self.read))
        let server = desk.server.server
        server.answer("POST /api/v1/event-documents", events)
        server.answer(
            "GET /api/v1/me/neighbourhoods",
            ListBody([
                HomeBody(
                    HomeNeighbourhood(code: try SampleNeighbours.myeongdong.code, reach: .adjacent),
                    try SampleNeighbours.myeongdong,
                    at: Self.now
                )
            ])
        )
        server.answer(post, try Self.posted("첫 밋업"), status: 201)
        let path = desk.home + "/events.ics"
        try "BEGIN:VCALENDAR".write(toFile: path, atomically: true, encoding: .utf8)
        return (desk, path)
    }

    @Test("Where the server stops answering, what was posted is told, and what wasn't sent")
    func unreachable() async throws {
        let (desk, path) = try await desk()
        desk.server.server.vanish(after: post)
        let outcome = await desk.type("event", "import", path, "--json")
        #expect(outcome.status == 5, "\(outcome)")
        let events = outcome.document?.arrayValue ?? []
        #expect(events.map { $0["posted"] } == [true, false, false])
        #expect(events.map { $0["title"] } == ["첫 밋업", "둘째 밋업", "셋째 밋업"])
        #expect(events.first?["told"] == .string(Listing.ID(rawValue: 77).description))
        #expect(events.last?["told"]?.stringValue?.hasPrefix("not sent: ") == true)
        #expect(desk.server.server.asked.filter { $0 == post }.count == 1)
    }
}
