import ICalendar
import Testing

@Suite("Time zones of a calendar", .timeLimit(.minutes(1)))
struct CalendarZoneTests {
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
        let calendar = try read(newYork, event("UID:a", line))

        #expect(calendar.events.count == 1)
        #expect(calendar.events.first?.start?.seconds == seconds)
    }

    @Test(
        "A time zone that the system knows has the rules of the system, also behind a prefix",
        arguments: ["Europe/London", "/example.org/20260101/Europe/London", "posix/Europe/London"]
    )
    func systemZone(_ name: String) throws {
        let summer = ICalendarLimits(window: 1_799_800_000..<1_815_500_000)
        let calendar = try read(
            Self.manyRules.replacing("Custom", with: name),
            event("UID:a", "DTSTART;TZID=\(name):20270704T110000"),
            limits: summer
        )

        #expect(calendar.events.map { $0.start?.seconds } == [1_814_695_200])
        #expect(calendar.events.map(\.notes) == [[]])
    }

    @Test("An abbreviation means what the calendar defines")
    func abbreviation() throws {
        let zone = newYork.replacing("Eastern", with: "EST")
        let summer = ICalendarLimits(window: 1_799_800_000..<1_815_500_000)
        let calendar = try read(zone, event("UID:a", "DTSTART;TZID=EST:20270704T080000"), limits: summer)

        #expect(calendar.events.map { $0.start?.seconds } == [1_814_702_400])
    }

    @Test("Times in a zone whose rules aren't all read, or begin later, are noted as doubtful")
    func doubtfulZones() throws {
        let calendar = try read(
            Self.manyRules,
            newYork.replacing("2007", with: "2027"),
            event("UID:many", "DTSTART;TZID=Custom:20261205T110000"),
            event("UID:early", "DTSTART;TZID=Eastern:20261205T110000", "RRULE:FREQ=MONTHLY"),
            limits: ICalendarLimits(window: december..<december + 180 * 86_400)
        )
        let doubtful = calendar.events.filter { $0.notes == [.zoneDoubtful] }.compactMap(\.recurrence)

        #expect(calendar.events.first?.notes == [.zoneDoubtful])
        #expect(doubtful == ["20261205", "20270105", "20270205", "20270305"])
        #expect(calendar.events.count == 7)
    }

    @Test(
        "Of a time that occurs twice the first is meant, and one that is skipped keeps the offset before",
        arguments: [("20261025T023000", 1_792_888_200), ("20260329T023000", 1_774_747_800)]
    )
    func changingClocks(_ time: String, seconds: Int64) throws {
        let calendar = try read(
            event("UID:a", "DTSTART;TZID=Europe/Berlin:\(time)"),
            limits: ICalendarLimits(window: 1_770_000_000..<1_800_000_000)
        )

        #expect(calendar.events.map { $0.start?.seconds } == [seconds])
    }

    @Test("X-WR-TIMEZONE is the zone of the floating times of its calendar")
    func usualZone() throws {
        let floating = event("UID:a", "DTSTART:20261205T210000")
        let calendar = try read("X-WR-TIMEZONE:Europe/Brussels", floating)
        let unknown = try read("X-WR-TIMEZONE:Nowhere", floating)
        let late = try read(floating, "X-WR-TIMEZONE:Europe/Brussels")

        #expect((calendar.events + late.events).map { $0.start?.seconds } == [1_796_500_800, 1_796_500_800])
        #expect(unknown.events.map { $0.start?.seconds } == [nil])
        #expect(unknown.events.map { $0.start?.form } == [.zone("Nowhere")])
    }

    @Test("A time zone that changes each second is not computed")
    func hostileZone() throws {
        let zone = newYork.replacing("FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", with: "FREQ=SECONDLY")
        let calendar = try read(zone, event("UID:a", "DTSTART;TZID=Eastern:20261205T000000"))

        #expect(calendar.events.count == 1)
    }

    @Test("A start without a zone is doubtful if its end has one")
    func mixedZones() throws {
        let calendar = try read(event("UID:a", "DTSTART:20261205T000000", "DTEND:20261206T020000Z"))

        #expect(calendar.events.map(\.notes) == [[.zoneDoubtful]])
    }

    /// A zone of twenty rules; those in force come last.
    private static let manyRules =
        "BEGIN:VTIMEZONE\nTZID:Custom\n"
        + (0..<10).map { number in
            """
            BEGIN:DAYLIGHT
            DTSTART:\(1_990 + number)0325T010000
            RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\(number < 9 ? ";UNTIL=\(1_990 + number)0401T000000Z" : "")
            TZOFFSETFROM:+0000
            TZOFFSETTO:+0100
            END:DAYLIGHT
            BEGIN:STANDARD
            DTSTART:\(1_990 + number)1025T020000
            RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\(number < 9 ? ";UNTIL=\(1_990 + number)1101T000000Z" : "")
            TZOFFSETFROM:+0100
            TZOFFSETTO:+0000
            END:STANDARD

            """
        }.joined() + "END:VTIMEZONE"
}
