import ICalendar
import Testing

@Suite("Reading a calendar that may be hostile", .timeLimit(.minutes(1)))
struct ICalendarTests {
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

    @Test("All calendars of a stream are read, each with its own time zones")
    func severalCalendars() throws {
        func calendar(_ uid: String, _ offset: String) -> String {
            """
            BEGIN:VCALENDAR
            BEGIN:VTIMEZONE
            TZID:Own
            BEGIN:STANDARD
            DTSTART:20000101T000000
            TZOFFSETFROM:\(offset)
            TZOFFSETTO:\(offset)
            END:STANDARD
            END:VTIMEZONE
            \(event("UID:\(uid)", "DTSTART;TZID=Own:20261205T140000"))
            END:VCALENDAR
            """
        }
        let both = try read(calendar("a", "+0900"), calendar("b", "+0800"), wrapped: false)
        let early = try read(calendar("a", "+0900"), "BEGIN:VCALENDAR\nBEGIN:VEVENT", wrapped: false)
        let trailing = try read(calendar("a", "+0900"), "END:VCALENDAR\nBEGIN:VEVENT\nUID:b", wrapped: false)

        #expect(both.events.map { $0.start?.seconds } == [1_796_446_800, 1_796_450_400] && !both.isCut)
        #expect(early.events.map(\.uid) == ["a"] && early.isCut)
        #expect(trailing.events.map(\.uid) == ["a"])
    }

    @Test("Events outside the window are left out, and those without a start are not")
    func ofInterest() throws {
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
            ICalendarLimits(window: window)
        )

        #expect(calendar.events.first?.summary?.contains("\u{FFFD}") == true)
        #expect(calendar.events.first?.notes == [.brokenText])
    }

    @Test("Long lines are dropped, too many events are cut, and a document that ends early is told")
    func cut() throws {
        let limits = ICalendarLimits(window: window, events: 2, line: 100, properties: 4)
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
    func manyLines() throws {
        let notes = "X:\n"
        let text =
            "BEGIN:VCALENDAR\n\(event("UID:a"))\n\(String(repeating: notes, count: 380_000))"
            + "\(event("UID:b"))\nEND:VCALENDAR"
        let calendar = try read(text, wrapped: false)
        #expect(calendar.events.map(\.uid) == ["a"] && calendar.isCut)
    }

    @Test(
        "Text that isn't a calendar is refused",
        arguments: ["", "hello", "<html>", "BEGIN:VCARD\nEND:VCARD", "\u{0}\u{1}"]
    )
    func notACalendar(_ text: String) {
        #expect(throws: ICalendarError.notACalendar) { try read(text, wrapped: false) }
    }

    @Test("A calendar beyond its size is refused unread")
    func tooLarge() {
        #expect(throws: ICalendarError.tooLarge) {
            try read(event("UID:a"), limits: ICalendarLimits(window: window, bytes: 20))
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

    @Test("A mistyped end of a component doesn't hide the events behind it, and is told")
    func mistypedEnd() throws {
        let calendar = try read("BEGIN:VTODO\nUID:t\nEND:VTOOD", event("UID:a"), "BEGIN:X", event("UID:b"))

        #expect(calendar.events.map(\.uid) == ["a"] && calendar.isCut)
    }

    @Test("Calendars are read in parallel")
    func parallel() async throws {
        let text = event("UID:a", "DTSTART;TZID=Asia/Seoul:20261203T190000", "RRULE:FREQ=WEEKLY;COUNT=5")
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<20 { group.addTask { try read(newYork, text).events.count } }
            for try await count in group { #expect(count == 5) }
        }
    }
}
