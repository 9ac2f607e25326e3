import Domain
import Testing
import Wire

@Suite("Calendar files")
struct CalendarFileTests {
    private func lines(_ deal: DealBody) throws -> [String] {
        let text = try CalendarFile(deal, in: .korean).text
        #expect(text.hasSuffix("END:VCALENDAR\r\n"))
        return text.unicodeScalars.split(separator: "\n").map { line in
            #expect(line.utf8Count <= 76 && line.last == "\r")
            return String(String.UnicodeScalarView(line.dropLast()))
        }
    }

    @Test("An accepted deal has its time, place and note, as calendars read them")
    func accepted() throws {
        let deal = try Examples.accepted(note: "악보, 두 권; 연필\\지우개\n물")
        let lines = try lines(deal)
        #expect(lines.contains("DTSTART;TZID=Asia/Seoul:20261120T193000"))
        #expect(lines.contains("SUMMARY:성인 피아노 기초"))
        #expect(lines.contains("LOCATION:명동길 14"))
        #expect(lines.contains(#"DESCRIPTION:악보\, 두 권\; 연필\\지우개\n물"#))
        #expect(lines.contains("UID:deal-\(deal.id)@madang"))
    }

    @Test("A moved deal has a higher sequence, so that a calendar replaces the former time")
    func moved() throws {
        #expect(try lines(Examples.body(of: .accepted)).contains("SEQUENCE:0"))
        #expect(try lines(Examples.moved(.author)).contains("SEQUENCE:1"))
    }

    @Test("A long note is folded at 75 bytes, without breaking a letter")
    func folding() throws {
        let note = String(repeating: "가", count: 100)
        let lines = try lines(Examples.accepted(note: note))
        let first = try #require(lines.firstIndex { $0.hasPrefix("DESCRIPTION:") })
        let rest = lines[(first + 1)...].prefix { $0.hasPrefix(" ") }.map { $0.dropFirst() }
        #expect(lines[first] + rest.joined() == "DESCRIPTION:\(note)")
    }

    @Test("A line break of any kind is written as one, and no line is longer than calendars read")
    func lineBreaks() {
        let name = "하나\r\n둘\n셋\u{2028}넷\u{85}다섯\r여섯—일곱\u{e9}" + String(repeating: "여덟 ", count: 30)
        let text = CalendarFile(named: name, []) { _ in "" }.text
        #expect(text.replacing("\r\n ", with: "").contains(#"NAME:하나\n둘\n셋\n넷\n다섯\n여섯—일곱é여덟"#))
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
        #expect(lines.allSatisfy { $0.count <= 76 && String($0) != nil } && lines.count > 20)
    }

    @Test("A subscription has a name, the zone of its times, alarms, and cancelled dates as cancelled")
    func subscription() throws {
        let start = Moment(milliseconds: 1_795_000_000_000)
        let entries = (0..<2).map { number in
            CalendarEntry(
                Subject(.listing, 7),
                of: nil,
                .run,
                number: number,
                title: "아침, 달리기",
                startsAt: start,
                endsAt: start + .seconds(3_600),
                in: NeighbourhoodCode("1114055000")!,
                exact: nil,
                isCancelled: number == 1,
                sequence: number,
                changedAt: start
            )
        }
        let text = CalendarFile(named: "마당", entries) { _ in "명동" }.text
        let lines = text.replacing("\r\n", with: "\n").split(separator: "\n").map(String.init)
        #expect(lines.contains("X-WR-CALNAME:마당") && lines.contains("TZID:Asia/Seoul"))
        #expect(lines.filter { $0 == #"SUMMARY:아침\, 달리기"# }.count == 2 && lines.contains("LOCATION:명동"))
        let marked = lines.filter { $0.hasPrefix("UID:") || $0.hasPrefix("STATUS:") }
        #expect(
            marked == [
                "UID:listing-0000000000007@madang", "STATUS:CONFIRMED",
                "UID:listing-0000000000007-1@madang", "STATUS:CANCELLED",
            ]
        )
        #expect(lines.filter { $0.hasPrefix("TRIGGER:") } == ["TRIGGER:-P1D", "TRIGGER:-PT1H"])
    }

    @Test(
        "A deal that isn't accepted has no calendar file",
        arguments: Deal.State.allCases.filter { $0 != .accepted }
    )
    func refused(_ state: Deal.State) throws {
        #expect(throws: DealRefusal.notAccepted) {
            try CalendarFile(Examples.body(of: state), in: .korean)
        }
    }
}

extension Substring.UnicodeScalarView {
    fileprivate var utf8Count: Int { reduce(0) { $0 + UTF8.width($1) } }
}
