import Database
import Domain
import TestSupport
import Testing

@testable import Storage

private typealias Fixture = EventCalendarFixture

/// What every calendar of events promises.
@Suite("The calendar of events")
struct EventCalendarContract {
    @Test(
        "An event of several days is on each of its days, before those that begin later",
        arguments: Database.Engine.allCases
    )
    func severalDays(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.post(Fixture.contents("저녁 모임", [Fixture.evening("2026-12-05")]))
        try await fixture.post(Fixture.contents("해커톤", [Fixture.days("2026-12-04", "2026-12-06")]))
        try await fixture.post(
            Fixture.contents("두 번 모임", [Fixture.evening("2026-12-06"), Fixture.evening("2026-12-13")])
        )

        #expect(
            try await fixture.days("2026-12-01", "2026-12-31") == [
                "12/4 1: 해커톤", "12/5 2: 해커톤, 저녁 모임", "12/6 2: 해커톤, 두 번 모임", "12/13 1: 두 번 모임",
            ]
        )
    }

    @Test("A day counts all its events and has only the first of them", arguments: Database.Engine.allCases)
    func firstOfDay(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        for number in 1...5 {
            try await fixture.post(Fixture.contents("모임 \(number)", [Fixture.evening("2026-12-05")]))
        }

        #expect(
            try await fixture.days("2026-12-05", "2026-12-05", each: 2) == ["12/5 5: 모임 1, 모임 2"]
        )
        #expect(try await fixture.days("2026-12-05", "2026-12-05", each: 0) == ["12/5 5: "])
    }

    @Test(
        "Times are on their day in Seoul, whole days on those of the event's zone",
        arguments: Database.Engine.allCases
    )
    func zones(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let evening = Zone.newYork.moment(of: LocalTime(Fixture.day("2026-12-05"), minute: 20 * 60))
        let talk = try EventPeriod(startsAt: evening, endsAt: evening + .seconds(3_600))
        try await fixture.post(Fixture.contents("뉴욕 저녁 강연", [talk], in: .newYork))
        let whole = try Fixture.days("2026-12-05", "2026-12-05", in: .newYork)
        try await fixture.post(Fixture.contents("뉴욕 콘퍼런스", [whole], in: .newYork))

        #expect(
            try await fixture.days("2026-12-01", "2026-12-31") == [
                "12/5 1: 뉴욕 콘퍼런스", "12/6 1: 뉴욕 저녁 강연",
            ]
        )
    }

    @Test(
        "Filters by facets, by region and by words; online events are in every region",
        arguments: Database.Engine.allCases
    )
    func filters(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let evening = try Fixture.evening("2026-12-05")
        try await fixture.post(Fixture.contents("서울 스위프트", [evening], topics: [.swift]))
        try await fixture.post(
            Fixture.contents("부산 자바", [evening], cost: .paid(from: nil, to: nil), topics: [.java]),
            in: BoardFixture.elsewhere
        )
        try await fixture.post(
            Fixture.contents("온라인 자바", [evening], mode: .online, category: .talk, topics: [.java]),
            in: BoardFixture.elsewhere
        )
        func titles(_ filter: EventCalendarFilter) async throws -> [String] {
            let (first, last) = ("2026-12-05", "2026-12-05")
            let agenda = try await fixture.agenda(from: first, .later, SliceRequest(), filter).titles
            let day = try await fixture.days(first, last, filter)
            #expect(
                day == (agenda.isEmpty ? [] : ["12/5 \(agenda.count): \(agenda.joined(separator: ", "))"])
            )
            #expect(try await fixture.calendar.feed(filter, at: fixture.now).map(\.title) == agenda)
            return agenda
        }

        #expect(try await titles(EventCalendarFilter(facets: ["topic": ["java"]])) == ["부산 자바", "온라인 자바"])
        #expect(
            try await titles(EventCalendarFilter(facets: ["topic": ["java"], "cost": ["free"]])) == ["온라인 자바"]
        )
        #expect(try await titles(EventCalendarFilter(facets: ["mode": ["offline"]])) == ["서울 스위프트", "부산 자바"])
        #expect(try await titles(EventCalendarFilter(region: .province(.seoul))) == ["서울 스위프트", "온라인 자바"])
        #expect(try await titles(EventCalendarFilter(region: .province(.busan))) == ["부산 자바", "온라인 자바"])
        #expect(
            try await titles(EventCalendarFilter(region: .area([BoardFixture.nextDoor]))) == ["온라인 자바"]
        )
        #expect(try await titles(EventCalendarFilter(text: SearchText("자바"))) == ["부산 자바", "온라인 자바"])
        #expect(
            try await titles(EventCalendarFilter(region: .province(.busan), text: SearchText("서울"))) == []
        )
    }

    @Test("An edit moves an event to its new days and its new place", arguments: Database.Engine.allCases)
    func moves(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let event = try await fixture.post(
            Fixture.contents("모임", [Fixture.evening("2026-12-05"), Fixture.evening("2026-12-06")])
        )
        try await fixture.edit(
            event,
            Fixture.contents("새 모임", [Fixture.evening("2026-12-20")], mode: .online)
        )

        #expect(try await fixture.days("2026-12-01", "2026-12-31") == ["12/20 1: 새 모임"])
        let filter = EventCalendarFilter(region: .province(.busan))
        #expect(try await fixture.days("2026-12-01", "2026-12-31", filter) == ["12/20 1: 새 모임"])
    }

    @Test(
        "A cancelled and a postponed event stay, and say so; a deleted one is gone",
        arguments: Database.Engine.allCases
    )
    func off(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let cancelled = try await fixture.post(
            Fixture.contents("취소할 모임", [Fixture.evening("2026-12-05")])
        )
        try await fixture.post(
            Fixture.contents("미룬 모임", [Fixture.evening("2026-12-06")], isPostponed: true)
        )
        let deleted = try await fixture.post(Fixture.contents("지울 모임", [Fixture.evening("2026-12-07")]))
        let now = fixture.now
        let listings = SQLListingRepository(fixture.store.database, identifiers: fixture.store.identifiers)
        try await listings.cancel(
            cancelled,
            RosterNote("강연자가 아파요"),
            of: fixture.neighbours.author,
            at: now
        )
        try await fixture.store.database.write { try $0.listings.remove(deleted) }

        let range = Fixture.day("2026-12-01").daysSince1970...Fixture.day("2026-12-31").daysSince1970
        let days = try await fixture.calendar.days(
            range,
            EventCalendarFilter(),
            atMost: 3,
            for: nil,
            at: now
        )
        #expect(days.flatMap(\.events).map(\.status) == [.cancelled, .postponed])
        await #expect(throws: ListingRefusal.notFound) { try await fixture.calendar.find(deleted) }
    }

    @Test(
        "Events taken down, in review or by blocked members are left out",
        arguments: Database.Engine.allCases
    )
    func hidden(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let reader = try await fixture.store.join("ben").account.id
        let other = try await fixture.store.join("chris").account.id
        let evening = try Fixture.evening("2026-12-05")
        let taken = try await fixture.post(Fixture.contents("내려간 행사", [evening]))
        let held = try await fixture.post(Fixture.contents("보류된 행사", [evening]))
        try await fixture.post(Fixture.contents("차단한 이웃의 행사", [evening]), by: other)
        try await fixture.store.database.write { connection in
            try connection.execute(
                """
                INSERT INTO reports (id, subject_kind, subject_id, reason, at, hides)
                VALUES (1, 'listing', \(taken), 'spam', 1, 1)
                """
            )
        }
        try await fixture.neighbours.change(try await fixture.listing(held)) { $0.takeDown() }
        try await fixture.neighbours.store.block(other, by: reader)

        #expect(try await fixture.days("2026-12-05", "2026-12-05") == ["12/5 1: 차단한 이웃의 행사"])
        #expect(try await fixture.days("2026-12-05", "2026-12-05", for: reader) == [])
        #expect(try await fixture.agenda(from: "2026-12-01", for: reader).titles == [])
        await #expect(throws: ListingRefusal.notFound) { try await fixture.calendar.find(taken) }
    }

    @Test(
        "The agenda reaches every date once, in parts, into the future and into the past",
        arguments: Database.Engine.allCases
    )
    func agenda(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        for day in ["2026-12-05", "2026-12-04", "2026-12-05", "2026-12-03"] {
            try await fixture.post(Fixture.contents("\(day)", [Fixture.evening(day)]))
        }
        try await fixture.post(Fixture.contents("해커톤", [Fixture.days("2026-12-08", "2026-12-10")]))
        func everything(_ order: AgendaOrder) async throws -> [String] {
            var (titles, cursor): ([String], String?) = ([], nil)
            repeat {
                let slice = SliceRequest(limit: 1, after: cursor)
                let part = try await fixture.agenda(from: "2026-12-05", order, slice)
                titles += part.titles
                cursor = part.next
            } while cursor != nil
            return titles
        }

        #expect(try await everything(.later) == ["2026-12-05", "2026-12-05", "해커톤"])
        #expect(try await everything(.earlier) == ["2026-12-04", "2026-12-03"])
        let whole = try await fixture.agenda(from: "2026-12-06", .later, SliceRequest(limit: 10))
        #expect(whole.titles == ["해커톤"])
        let unknown = SliceRequest(after: "nonsense")
        await #expect(throws: SliceRefusal.unknownCursor) {
            try await fixture.agenda(from: "2026-12-05", .later, unknown)
        }
    }

    @Test(
        "Events that close within three days are listed in the order of closing",
        arguments: Database.Engine.allCases
    )
    func closingSoon(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        for (title, closes) in [("늦게", "2026-11-22"), ("일찍", "2026-11-21"), ("나중", "2026-11-30")] {
            let applications = try ApplicationPeriod(opensAt: nil, closesAt: Fixture.moment(closes))
            try await fixture.post(
                Fixture.contents(title, [Fixture.evening("2026-12-05")], applications: applications)
            )
        }
        try await fixture.post(
            Fixture.contents(
                "연기",
                [Fixture.evening("2026-12-05")],
                applications: ApplicationPeriod(opensAt: nil, closesAt: Fixture.moment("2026-11-21")),
                isPostponed: true
            )
        )
        let found = try await fixture.calendar.closingSoon(
            EventCalendarFilter(),
            atMost: 10,
            for: nil,
            at: fixture.now
        )
        #expect(found.map(\.title) == ["일찍", "늦게"])
        #expect(found.allSatisfy { $0.status == .closingSoon })
    }
}

extension EventCalendarFixture {
    func listing(_ id: Listing.ID) async throws -> Listing {
        try await store.database.read { try $0.listings.find(id)! }
    }
}

extension FeedEvent {
    var title: String { listing.details.title.text }
}
