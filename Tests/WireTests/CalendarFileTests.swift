import Domain
import Testing
import Wire

@Suite("The calendar file of a deal")
struct DealCalendarTests {
    private static let start = "20261120T103000Z"
    private func lines(_ deal: DealBody) throws -> [String] {
        let text = try DealCalendar(deal, in: .korean).text
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
        #expect(lines.contains("DTSTART:\(Self.start)"))
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

    @Test(
        "What isn't accepted has no calendar file",
        arguments: Deal.State.allCases.filter { $0 != .accepted }
    )
    func refused(_ state: Deal.State) throws {
        #expect(throws: DealRefusal.notAccepted) {
            try DealCalendar(Examples.body(of: state), in: .korean)
        }
    }
}

extension Substring.UnicodeScalarView {
    fileprivate var utf8Count: Int { reduce(0) { $0 + UTF8.width($1) } }
}
