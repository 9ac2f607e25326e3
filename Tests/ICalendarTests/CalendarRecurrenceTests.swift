import ICalendar
import Synchronization
import Testing

@Suite("Recurring events of a calendar", .timeLimit(.minutes(1)))
struct CalendarRecurrenceTests {
    @Test("A recurring event has an occurrence for each date, without the excluded, with the added")
    func recurring() throws {
        let calendar = try read(
            event(
                "UID:a",
                "DTSTART;TZID=Asia/Seoul:20261203T190000",
                "DTEND;TZID=Asia/Seoul:20261203T210000",
                "RRULE:FREQ=WEEKLY;COUNT=5",
                "EXDATE;TZID=Asia/Seoul:20261217T190000",
                "RDATE;TZID=Asia/Seoul:20261219T150000"
            )
        )

        #expect(
            starts(calendar) == [
                "20261203 12/3 1900 confirmed", "20261210 12/10 1900 confirmed",
                "20261219 12/19 1500 confirmed", "20261224 12/24 1900 confirmed",
                "20261231 12/31 1900 confirmed",
            ]
        )
        #expect(calendar.events[1].end?.day == 10 && calendar.events[1].end?.hour == 21)
    }

    @Test("Moved and cancelled occurrences replace the scheduled ones, under the scheduled date")
    func changes() throws {
        let calendar = try read(
            event(
                "UID:a",
                "DTSTART;TZID=Asia/Seoul:20261203T190000",
                "RRULE:FREQ=WEEKLY;COUNT=4",
                "SUMMARY:모임"
            ),
            event(
                "UID:a",
                "RECURRENCE-ID:20261210T100000Z",
                "DTSTART;TZID=Asia/Seoul:20261211T200000"
            ),
            event(
                "UID:a",
                "RECURRENCE-ID;TZID=Asia/Seoul:20261217T190000",
                "STATUS:CANCELLED",
                "DTSTART;TZID=Asia/Seoul:20261217T190000"
            )
        )

        #expect(
            Set(starts(calendar)) == [
                "20261203 12/3 1900 confirmed", "20261210 12/11 2000 confirmed",
                "20261217 12/17 1900 cancelled", "20261224 12/24 1900 confirmed",
            ]
        )
        #expect(calendar.events.allSatisfy { $0.summary == "모임" })
    }

    @Test("A series keeps its local time when the clocks change")
    func daylight() throws {
        let spring = ICalendarLimits(window: 1_804_000_000..<1_807_000_000)
        let calendar = try read(
            newYork,
            event("UID:a", "DTSTART;TZID=Eastern:20270306T190000", "RRULE:FREQ=WEEKLY;COUNT=3"),
            limits: spring
        )
        let seconds = calendar.events.compactMap { $0.start?.seconds }
        let gaps = zip(seconds.dropFirst(), seconds).map { later, earlier in later - earlier }

        #expect(calendar.events.map { $0.start?.hour } == [19, 19, 19])
        #expect(gaps == [604_800, 601_200])
    }

    @Test("All-day series end after their last day")
    func allDay() throws {
        let calendar = try read(
            event(
                "UID:a",
                "DTSTART;VALUE=DATE:20261205",
                "DTEND;VALUE=DATE:20261207",
                "RRULE:FREQ=MONTHLY;COUNT=2"
            )
        )

        #expect(calendar.events.map { $0.start?.form } == [.date, .date])
        #expect(calendar.events.map { $0.end?.day } == [7, 7])
        #expect(calendar.events.map(\.recurrence) == ["20261205", "20270105"])
    }

    @Test("Two occurrences of one day are told apart by their time")
    func twiceADay() throws {
        let calendar = try read(
            event("UID:a", "DTSTART:20261205T010000Z", "RRULE:FREQ=DAILY;COUNT=2;BYHOUR=1,5")
        )

        #expect(calendar.events.map(\.recurrence) == ["20261205T010000", "20261205T050000"])
    }

    @Test(
        "Rules that would keep libical busy are refused, and the first date stays",
        arguments: [
            "FREQ=SECONDLY", "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30", "FREQ=HOURLY",
            "FREQ=DAILY;BYSECOND=1,2",
            "FREQ=DAILY;BYHOUR=0,1,2,3,4",
            "FREQ=DAILY;BYHOUR=1,2,3,4;BYMINUTE=1,2", "FREQ=YEARLY;RSCALE=HEBREW", "COUNT=3", "nonsense",
            "FREQ=DAILY;BYMONTHDAY=\(String(repeating: "1,", count: 300))1",
        ]
    )
    func expensiveRules(_ rule: String) throws {
        let calendar = try read(event("UID:a", "DTSTART:20261205T050000Z", "RRULE:\(rule)"))

        #expect(calendar.events.map(\.notes) == [[.ruleRefused]])
    }

    @Test(
        "Rules that libical reads wrongly are refused, and the first date stays",
        arguments: [
            "FREQ=DAILY;UNTIL=20261204T000000Z", "FREQ=DAILY;COUNT=0", "FREQ=DAILY;INTERVAL=0;COUNT=2",
            "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU", "FREQ=YEARLY;BYWEEKNO=30,40;BYDAY=WE",
        ]
    )
    func wrongRules(_ rule: String) throws {
        let calendar = try read(event("UID:a", "DTSTART:20261205T050000Z", "RRULE:\(rule)"))

        #expect(starts(calendar) == ["once 12/5 500 confirmed"])
        #expect(calendar.events.map(\.notes) == [[.ruleRefused]])
    }

    @Test(
        "Rules without end stop at the limit, also those that match no date",
        arguments: [
            ("FREQ=DAILY", 5), ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", 1),
            ("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;BYHOUR=1,2;BYMINUTE=1,2", 1),
            ("FREQ=DAILY;INTERVAL=2147483647", 1), ("FREQ=DAILY;COUNT=99999999999", 5),
        ]
    )
    func endless(_ rule: String, count: Int) throws {
        let limits = ICalendarLimits(window: window, occurrencesOfAnEvent: 5)
        let calendar = try read(event("UID:a", "DTSTART:20261205T050000Z", "RRULE:\(rule)"), limits: limits)

        #expect(calendar.events.count == count)
        #expect(calendar.events.allSatisfy { ($0.notes == [.occurrencesCut]) == (count == 5) })
    }

    @Test("Unreadable dates of a recurrence are noted")
    func unreadableDates() throws {
        let added = try read(
            event("UID:a", "DTSTART:20261205T050000Z", "RDATE:20261206T050000Z,202613T050000Z")
        )
        let excluded = try read(
            event("UID:a", "DTSTART:20261205T050000Z", "RRULE:FREQ=DAILY;COUNT=2", "EXDATE:tomorrow")
        )

        let changed = try read(
            event("UID:a", "DTSTART:20261205T050000Z", "RRULE:FREQ=HOURLY"),
            event("UID:a", "RECURRENCE-ID:20261205T050000Z", "DTSTART:20261206T050000Z")
        )
        let period = try read(
            event("UID:a", "DTSTART:20261205T050000Z", "RDATE;VALUE=PERIOD:20261206/20261207")
        )

        #expect(added.events.count == 2 && excluded.events.count == 2)
        #expect(changed.events.count == 1 && period.events.count == 1)
        #expect(
            (added.events + excluded.events + changed.events + period.events).allSatisfy {
                $0.notes == [.ruleRefused]
            }
        )
    }

    @Test("Many rules that match no date are refused after a while")
    func hopelessRules() throws {
        let hopeless = event("UID:a", "DTSTART:20261205T050000Z", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30")
        let start = ContinuousClock.now
        let looks = Atomic(0)
        let limits = ICalendarLimits(window: window) {
            start + .milliseconds(600 * looks.add(1, ordering: .relaxed).newValue)
        }
        let calendar = try read(hopeless, hopeless.replacing("UID:a", with: "UID:b"), limits: limits)

        #expect(calendar.events.map(\.notes) == [[], [.ruleRefused]])
    }

    @Test("Added periods are occurrences of their own length")
    func periods() throws {
        let calendar = try read(
            event(
                "UID:a",
                "DTSTART;TZID=Asia/Seoul:20261205T140000",
                "DURATION:PT1H",
                "RDATE;VALUE=PERIOD:20261206T050000Z/PT2H,20261207T050000Z/20261207T080000Z",
                "RDATE;VALUE=PERIOD;TZID=Asia/Seoul:20261208T140000/20261208T160000"
            )
        )

        #expect(calendar.events.map(\.recurrence) == ["20261205", "20261206", "20261207", "20261208"])
        #expect(
            calendar.events.map { ($0.end?.seconds ?? 0) - ($0.start?.seconds ?? 0) } == [
                3_600, 7_200, 10_800, 7_200,
            ]
        )
    }

    @Test("A change of this and the following occurrences moves all of them")
    func following() throws {
        let calendar = try read(
            event(
                "UID:a",
                "DTSTART;TZID=Asia/Seoul:20261205T210000",
                "DTEND;TZID=Asia/Seoul:20261205T220000",
                "RRULE:FREQ=DAILY;COUNT=6",
                "SUMMARY:모임",
                "LOCATION:마포"
            ),
            event(
                "UID:a",
                "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Asia/Seoul:20261207T210000",
                "DTSTART;TZID=Asia/Seoul:20261207T180000",
                "DTEND;TZID=Asia/Seoul:20261207T200000",
                "SUMMARY:이른 모임"
            ),
            event(
                "UID:a",
                "RECURRENCE-ID;TZID=Asia/Seoul:20261208T210000",
                "DTSTART;TZID=Asia/Seoul:20261208T090000"
            ),
            event(
                "UID:a",
                "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Asia/Seoul:20261210T210000",
                "DTSTART;TZID=Asia/Seoul:20261211T190000"
            )
        )

        #expect(
            starts(calendar).sorted() == [
                "20261205 12/5 2100 confirmed", "20261206 12/6 2100 confirmed",
                "20261207 12/7 1800 confirmed", "20261208 12/8 900 confirmed",
                "20261209 12/9 1800 confirmed", "20261210 12/11 1900 confirmed",
            ]
        )
        let moved = try #require(calendar.events.first { $0.recurrence == "20261209" })
        #expect(moved.summary == "이른 모임" && moved.location == "마포" && moved.end?.hour == 20)
        #expect(calendar.events.map(\.notes) == Array(repeating: [], count: 6))
    }

    @Test("A negative count is none")
    func negativeCount() throws {
        let rule = "RRULE:FREQ=WEEKLY;COUNT=-1;UNTIL=20261220T000000Z"
        let calendar = try read(event("UID:a", "DTSTART:20261205T050000Z", rule))

        #expect(calendar.events.map(\.recurrence) == ["20261205", "20261212", "20261219"])
    }

    @Test("A change of an occurrence that a later version of the series doesn't have is left out")
    func droppedChanges() throws {
        let change = event(
            "UID:a",
            "SEQUENCE:1",
            "RECURRENCE-ID:20261212T050000Z",
            "DTSTART:20261213T050000Z"
        )
        func series(_ sequence: Int, _ lines: String...) throws -> [String?] {
            let head = ["UID:a", "SEQUENCE:\(sequence)", "DTSTART:20261205T050000Z"]
            let own = (head + lines).joined(separator: "\n")
            return try read(event(own), change).events.map(\.recurrence).sorted { $0 ?? "" < $1 ?? "" }
        }
        let excluding = "EXDATE:20261212T050000Z"

        #expect(try series(2, "RRULE:FREQ=WEEKLY;COUNT=3", excluding) == ["20261205", "20261219"])
        #expect(try series(2, "RRULE:FREQ=WEEKLY;COUNT=1") == ["20261205"])
        #expect(try series(1, "RRULE:FREQ=WEEKLY;COUNT=2", excluding) == ["20261205", "20261212"])
        #expect(try series(2, "RRULE:FREQ=WEEKLY;COUNT=2") == ["20261205", "20261212"])
    }

    @Test("A series that is listed again with a higher sequence number replaces the earlier one")
    func superseded() throws {
        let rule = ["DTSTART:20261205T050000Z", "RRULE:FREQ=WEEKLY;COUNT=3"]
        let older = event("UID:a", "SEQUENCE:1", rule[0], rule[1])
        let newer = event("UID:a", "SEQUENCE:2", rule[0], rule[1], "EXDATE:20261212T050000Z")

        for calendar in [try read(older, newer), try read(newer, older)] {
            #expect(calendar.events.map(\.recurrence) == ["20261205", "20261219"])
        }
    }
}
