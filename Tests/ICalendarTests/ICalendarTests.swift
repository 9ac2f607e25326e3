import ICalendar
import Synchronization
import Testing

@Suite("Reading a calendar that may be hostile", .timeLimit(.minutes(1)))
struct ICalendarTests {
    /// From 1 December 2026 for 90 days.
    static let december: Int64 = 1_796_083_200
    static let window = december..<december + 90 * 86_400

    private func read(
        _ lines: String...,
        wrapped: Bool = true,
        limits: ICalendarLimits = ICalendarLimits(window: window, floatingOffset: 9 * 3_600)
    ) throws -> ICalendar {
        let text = lines.joined(separator: "\n")
        let whole = wrapped ? "BEGIN:VCALENDAR\nVERSION:2.0\n\(text)\nEND:VCALENDAR\n" : text
        return try ICalendar(parsing: Array(whole.utf8), limits)
    }

    private func event(_ lines: String...) -> String {
        "BEGIN:VEVENT\n\(lines.joined(separator: "\n"))\nEND:VEVENT"
    }

    private func starts(_ calendar: ICalendar) -> [String] {
        calendar.events.map { event in
            guard let start = event.start else { return "-" }
            let time = start.hour * 100 + start.minute
            return
                "\(event.recurrence ?? "once") \(start.month)/\(start.day) \(time) \(event.status.rawValue)"
        }
    }

    private static let newYork = """
        BEGIN:VTIMEZONE
        TZID:Eastern
        BEGIN:STANDARD
        DTSTART:20071104T020000
        RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
        TZOFFSETFROM:-0400
        TZOFFSETTO:-0500
        END:STANDARD
        BEGIN:DAYLIGHT
        DTSTART:20070311T020000
        RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
        TZOFFSETFROM:-0500
        TZOFFSETTO:-0400
        END:DAYLIGHT
        END:VTIMEZONE
        """

    @Test("An event has its texts unescaped and unfolded, and the address of its organizer stays away")
    func texts() throws {
        let calendar = try read(
            "X-WR-CALNAME:동네 모임",
            event(
                "UID:a@example.com",
                "SEQUENCE:3",
                "LAST-MODIFIED:20261101T000000Z",
                "STATUS:TENTATIVE",
                "SUMMARY:스위프트\\, 그리고",
                "  리눅스",
                "DESCRIPTION:첫 줄\\n둘째 줄",
                "URL:https://example.com/a",
                "LOCATION:마포구 어딘가",
                "GEO:37.55;126.92",
                "ORGANIZER;CN=모임지기:mailto:secret@example.com",
                "CATEGORIES:swift,linux",
                "DTSTART;TZID=Asia/Seoul:20261205T140000",
                "DTEND;TZID=Asia/Seoul:20261205T160000"
            )
        )
        let event = try #require(calendar.events.first)

        #expect(calendar.name == "동네 모임")
        #expect(event.uid == "a@example.com" && event.sequence == 3)
        #expect(event.lastModified == 1_793_491_200)
        #expect(event.summary == "스위프트, 그리고 리눅스" && event.description == "첫 줄\n둘째 줄")
        #expect(event.url == "https://example.com/a" && event.location == "마포구 어딘가")
        #expect(event.latitude == 37.55 && event.longitude == 126.92 && event.organizer == "모임지기")
        #expect(event.status == .tentative && event.categories == ["swift", "linux"])
        #expect(event.start?.seconds == 1_796_446_800 && event.start?.form == .zone("Asia/Seoul"))
        #expect(event.end?.hour == 16)
        #expect(!event.raw.isEmpty && !calendar.isCut)
    }

    @Test(
        "Times are known in UTC, in known zones, in zones the calendar defines, and without a zone",
        arguments: [
            ("DTSTART:20261205T050000Z", 1_796_446_800), ("DTSTART:20261205T140000", 1_796_446_800),
            ("DTSTART;TZID=Asia/Seoul:20261205T140000", 1_796_446_800),
            ("DTSTART;TZID=America/New_York:20261205T000000", 1_796_446_800),
            ("DTSTART;TZID=Eastern:20261205T000000", 1_796_446_800),
            ("DTSTART;TZID=Europe/London:20261205T050000", 1_796_446_800),
            ("DTSTART;TZID=Nowhere/Else:20261205T050000", nil), ("DTSTART;VALUE=DATE:20261205", nil),
        ]
    )
    func zones(_ line: String, seconds: Int64?) throws {
        let calendar = try read(Self.newYork, event("UID:a", line))

        #expect(calendar.events.count == 1)
        #expect(calendar.events.first?.start?.seconds == seconds)
    }

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
            Self.newYork,
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
        "Rules without end stop at the limit, also those that match no date",
        arguments: [
            ("FREQ=DAILY", 5), ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", 1),
            ("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;BYHOUR=1,2;BYMINUTE=1,2", 1),
            ("FREQ=DAILY;INTERVAL=2147483647", 1), ("FREQ=DAILY;COUNT=99999999999", 5),
        ]
    )
    func endless(_ rule: String, count: Int) throws {
        let limits = ICalendarLimits(window: Self.window, occurrencesOfAnEvent: 5)
        let calendar = try read(event("UID:a", "DTSTART:20261205T050000Z", "RRULE:\(rule)"), limits: limits)

        #expect(calendar.events.count == count)
        #expect(calendar.events.allSatisfy { ($0.notes == [.occurrencesCut]) == (count == 5) })
    }

    @Test("Many rules that match no date are refused after a while")
    func hopelessRules() throws {
        let hopeless = event("UID:a", "DTSTART:20261205T050000Z", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30")
        let start = ContinuousClock.now
        let looks = Atomic(0)
        let limits = ICalendarLimits(window: Self.window) {
            start + .milliseconds(600 * looks.add(1, ordering: .relaxed).newValue)
        }
        let calendar = try read(hopeless, hopeless.replacing("UID:a", with: "UID:b"), limits: limits)

        #expect(calendar.events.map(\.notes) == [[], [.ruleRefused]])
    }

    @Test("A time zone that changes each second is not computed")
    func hostileZone() throws {
        let zone = Self.newYork.replacing("FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", with: "FREQ=SECONDLY")
        let calendar = try read(zone, event("UID:a", "DTSTART;TZID=Eastern:20261205T000000"))

        #expect(calendar.events.count == 1)
    }

    @Test("Events outside the window are left out, and those without a start are not")
    func window() throws {
        let calendar = try read(
            event("UID:past", "DTSTART:20200101T000000Z"),
            event("UID:later", "DTSTART:20300101T000000Z"),
            event("UID:now", "DTSTART:20261128T000000Z", "DTEND:20261202T000000Z"),
            event("UID:dateless"),
            event("UID:impossible", "DTSTART:20261399T000000Z")
        )

        #expect(calendar.events.map(\.uid) == ["now", "dateless", "impossible"])
    }

    @Test("Broken bytes are replaced and told")
    func brokenText() throws {
        let head = Array("BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nSUMMARY:".utf8)
        let tail = Array("\nDTSTART:20261205T050000Z\nEND:VEVENT\nEND:VCALENDAR\n".utf8)
        let calendar = try ICalendar(
            parsing: head + [0xC7, 0xE0, 0xBB, 0xE7] + tail,
            ICalendarLimits(window: Self.window)
        )

        #expect(calendar.events.first?.summary?.contains("\u{FFFD}") == true)
        #expect(calendar.events.first?.notes == [.brokenText])
    }

    @Test("Long lines are dropped, too many events are cut, and a document that ends early is told")
    func limits() throws {
        let limits = ICalendarLimits(window: Self.window, events: 2, line: 100, properties: 4)
        let long = event("UID:a", "SUMMARY:\(String(repeating: "a", count: 200))", "DTSTART:20261205T050000Z")
        let calendar = try read(long, long, long, limits: limits)
        let early = try read("BEGIN:VCALENDAR\n\(event("UID:a"))\nBEGIN:VEVENT\nUID:b", wrapped: false)
        let many = try read(event("UID:a", "UID:b", "UID:c", "UID:d", "UID:e", "UID:f"), limits: limits)

        #expect(calendar.events.count == 2 && calendar.isCut)
        #expect(calendar.events.first?.summary == nil && calendar.events.first?.notes == [.linesDropped])
        #expect(early.events.map(\.uid) == ["a"] && early.isCut)
        #expect(many.events.first?.notes == [.linesDropped])
    }

    @Test("A calendar of very many short lines isn't read to its end")
    func lines() throws {
        let notes = "X:\n"
        let text =
            "BEGIN:VCALENDAR\n\(event("UID:a"))\n\(String(repeating: notes, count: 380_000))"
            + "\(event("UID:b"))\nEND:VCALENDAR"
        let calendar = try read(text, wrapped: false)
        #expect(calendar.events.map(\.uid) == ["a"] && calendar.isCut)
    }

    @Test(
        "What isn't a calendar is refused",
        arguments: ["", "hello", "<html>", "BEGIN:VCARD\nEND:VCARD", "\u{0}\u{1}"]
    )
    func notACalendar(_ text: String) {
        #expect(throws: ICalendarError.notACalendar) { try read(text, wrapped: false) }
    }

    @Test("A calendar beyond its size is refused unread")
    func tooLarge() {
        #expect(throws: ICalendarError.tooLarge) {
            try read(event("UID:a"), limits: ICalendarLimits(window: Self.window, bytes: 20))
        }
    }

    @Test("Alarms, tasks and nested components don't reach their neighbours")
    func nested() throws {
        let alarm = "BEGIN:VALARM\nUID:alarm\nSUMMARY:alarm\nEND:VALARM"
        let calendar = try read(
            event("UID:a", alarm, "SUMMARY:own", "DTSTART:20261205T050000Z"),
            "BEGIN:VTODO\nUID:t\nEND:VTODO",
            "BEGIN:X\nBEGIN:VEVENT\nUID:inner\nEND:VEVENT\nEND:X"
        )

        #expect(calendar.events.map(\.uid) == ["a"] && calendar.events.first?.summary == "own")
    }

    @Test("Calendars are read in parallel")
    func parallel() async throws {
        let text = event("UID:a", "DTSTART;TZID=Asia/Seoul:20261203T190000", "RRULE:FREQ=WEEKLY;COUNT=5")
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<20 { group.addTask { try self.read(Self.newYork, text).events.count } }
            for try await count in group { #expect(count == 5) }
        }
    }
}
