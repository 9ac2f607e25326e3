import Domain
import HTTPServer
import JSONCoding
import Markup
import Testing
import Wire
import Wording

@testable import Web

@Suite("The page of the calendar of events")
struct EventCalendarPageTests {
    private static let today = CivilDate(year: 2026, month: 11, day: 20)!

    private func choice(_ target: String, hasHome: Bool = false) -> EventCalendarChoice {
        EventCalendarChoice(Request(target: target).query, hasHome: hasHome, today: Self.today)
    }

    private func table(_ target: String, _ days: [CalendarDayBody], _ language: Language = .korean) -> String
    {
        let byDay = Dictionary(uniqueKeysWithValues: days.map { ($0.day.daysSince1970, $0) })
        return EventMonthTable(choice: choice(target), days: byDay, today: Self.today).html(in: language).text
    }

    private func day(_ number: Int, _ events: [EventOccurrenceBody], count: Int? = nil) -> CalendarDayBody {
        let date = CivilDate(year: 2026, month: 12, day: number)!
        return CalendarDayBody(date, count: count ?? events.count, events: events)
    }

    @Test("A day is named with its weekday and its number of events, today with a word")
    func names() throws {
        let december = table("/calendar?month=2026-12", [day(5, [try .sample("모임")], count: 3)])
        #expect(december.contains("aria-label=\"12월 5일 토요일, 행사 3개\""))
        #expect(december.contains("aria-label=\"12월 6일 일요일, 행사 없음\""))
        #expect(december.contains("<caption class=\"unseen\">2026년 12월."))
        #expect(december.contains("<th scope=\"col\" abbr=\"일요일\""))
        #expect(table("/calendar", []).contains("aria-label=\"11월 20일 금요일, 오늘, 행사 없음\""))
        let english = table("/calendar?month=2026-12", [day(5, [try .sample("Meetup")])], .english)
        #expect(english.contains("aria-label=\"Saturday 5 December, 1 event\""))
    }

    @Test("A cancelled event is struck through and says so in words; a title can't be markup")
    func cancelled() throws {
        let page = table(
            "/calendar?month=2026-12",
            [day(5, [try .sample("취소된 모임", status: "cancelled"), try .sample(hostile, number: 2)])]
        )
        #expect(page.contains("<s>취소된 모임</s> <b class=\"off-word\">취소</b>"))
        #expect(HTML(trusted: page).isSafe)
    }

    @Test("A bar keeps its row on all its days and is one link; its further days say that it continues")
    func bars() throws {
        let long = try EventOccurrenceBody.sample("해커톤", first: "2026-12-06", last: "2026-12-08")
        let short = try EventOccurrenceBody.sample("모임", number: 2)
        let lanes = EventLanes([day(6, [long]), day(7, [long, short]), day(8, [long])], rows: 3)
        #expect(
            lanes.days == [[.bar(long, days: 3)], [.rest(long), .bar(short, days: 1)], [.rest(long)]]
        )
        let page = table("/calendar?month=2026-12", [day(6, [long]), day(7, [long]), day(8, [long])])
        #expect(page.ranges(of: "/events/").count == 1)
        #expect(page.ranges(of: "해커톤, 이어짐").count == 2)
    }

    @Test("A row that becomes free is taken, and a bar below it stays where it is")
    func lanes() throws {
        let first = try EventOccurrenceBody.sample("먼저", first: "2026-12-06", last: "2026-12-06")
        let long = try EventOccurrenceBody.sample("길게", number: 2, first: "2026-12-06", last: "2026-12-08")
        let later = try EventOccurrenceBody.sample("나중", number: 3)
        let lanes = EventLanes([day(6, [first, long]), day(7, [long]), day(8, [long, later])], rows: 2)
        #expect(
            lanes.days == [
                [.bar(first, days: 1), .bar(long, days: 3)], [.empty, .rest(long)],
                [.bar(later, days: 1), .rest(long)],
            ]
        )
    }

    @Test("Filters stay in every address, and each can be removed")
    func filters() {
        let choice = choice("/calendar?month=2026-12&topic=swift,java&where=26&q=%EB%AA%A8%EC%9E%84")
        #expect(choice.showing(Self.today).address.contains("topic=java,swift&where=26&q="))
        #expect(choice.query(around: nil, .adjacent).map(\.0) == ["topic", "province", "q"])
        #expect(choice.narrowings.map(\.words[.english]).count == 3)
        let without = choice.narrowings.map(\.without.filters.count)
        #expect(without == [2, 2, 2])
    }

    @Test(
        "Invalid parameters of a page are ignored: a stranger's home, days that don't exist"
    )
    func nonsense() {
        for target in [
            "/calendar?where=home", "/calendar?month=2026-13", "/calendar?day=1066-10-14",
            "/calendar?view=year",
            "/calendar?topic=cooking", "/calendar?where=99", "/calendar?q=%20",
        ] {
            let choice = choice(target)
            #expect(choice.filters.isEmpty && choice.day == Self.today && choice.view == .month, "\(target)")
        }
        #expect(choice("/calendar?where=home", hasHome: true).place == .home)
    }

    @Test("An empty month offers to post an event, or to remove the filters")
    func empty() throws {
        func page(_ target: String) throws -> String {
            let choice = choice(target)
            let content = EventMonthView(
                choice: choice,
                days: [],
                day: CalendarDayBody(choice.day, count: 0, events: []),
                today: Self.today
            )
            return content.html(in: .english).text
        }
        #expect(try page("/calendar").contains("href=\"/events/new\""))
        #expect(try page("/calendar?topic=swift").contains(">Remove all filters</a>"))
    }

    @Test("The page names its feeds with the same filters, for apps that look for them")
    func feeds() throws {
        let page = EventCalendarPage(
            choice: choice("/calendar?topic=swift"),
            content: .week([]),
            closingSoon: [],
            weekend: nil,
            query: [("topic", "swift")],
            today: Self.today
        ).page(for: try .sample(target: "/calendar?topic=swift"))
        #expect(
            page.feeds.map(\.address) == [
                "/api/v1/calendar/events.ics?topic=swift", "/api/v1/calendar/events.atom?topic=swift",
                "/api/v1/calendar/events.json?topic=swift",
            ]
        )
    }
}

extension EventOccurrenceBody {
    fileprivate static func sample(
        _ title: String,
        number: Int = 1,
        status: String = "upcoming",
        first: String = "2026-12-05",
        last: String = "2026-12-05"
    ) throws -> EventOccurrenceBody {
        try EventOccurrenceBody(sample: [
            "event": "0000000000001", "number": .number(Double(number)), "title": .string(title),
            "startsAt": "2026-12-05T10:00:00Z", "endsAt": "2026-12-05T12:00:00Z", "allDay": false,
            "firstDay": .string(first), "lastDay": .string(last), "mode": "offline", "cost": "free",
            "category": "meetup", "topics": [], "status": .string(status), "neighbourhood": "1114055000",
            "area": "서울 중구 명동", "areaEn": "Myeong-dong, Jung-gu, Seoul", "favourite": false,
        ])
    }
}
