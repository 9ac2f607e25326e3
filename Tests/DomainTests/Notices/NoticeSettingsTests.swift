import Domain
import Testing

@Suite("Settings of notices")
struct NoticeSettingsTests {
    private func seoul(_ day: Int, _ hour: Int, _ minute: Int = 0) throws -> Moment {
        let date = try #require(CivilDate(year: 2_026, month: 11, day: day))
        return Zone.seoul.moment(of: LocalTime(date, minute: hour * 60 + minute))
    }

    @Test("Quiet hours over midnight end on the next morning, and don't begin before their time")
    func overnight() throws {
        let hours = QuietHours.usual
        #expect(hours.end(at: try seoul(20, 21, 59)) == nil)
        #expect(hours.end(at: try seoul(20, 22)) == (try seoul(21, 8)))
        #expect(hours.end(at: try seoul(21, 0)) == (try seoul(21, 8)))
        #expect(hours.end(at: try seoul(21, 7, 59)) == (try seoul(21, 8)))
        #expect(hours.end(at: try seoul(21, 8)) == nil)
    }

    @Test("Quiet hours within a day end on the same day")
    func withinADay() throws {
        let hours = try #require(QuietHours(13, 15))
        #expect(hours.end(at: try seoul(20, 12, 59)) == nil)
        #expect(hours.end(at: try seoul(20, 13)) == (try seoul(20, 15)))
        #expect(hours.end(at: try seoul(20, 15)) == nil)
    }

    @Test("Hours that are none, or the same, are no quiet hours")
    func refused() {
        for (from, until) in [(24, 8), (22, -1), (8, 8)] { #expect(QuietHours(from, until) == nil) }
    }

    @Test("Every kind of notice is in the group whose switch it follows")
    func groups() {
        let grouped = NoticeGroup.allCases.flatMap(\.kinds)
        #expect(grouped.count == Notice.Kind.allCases.count)
        #expect(Set(grouped) == Set(Notice.Kind.allCases))
    }
}
