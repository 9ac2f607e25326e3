import Domain
import Testing

@Suite("How often a saved search tells")
struct SavedSearchFrequencyTests {
    private func seoul(_ day: Int, _ hour: Int, _ minute: Int = 0) -> Moment {
        Zone.seoul.moment(of: LocalTime(CivilDate(daysSince1970: 20_000 + day), minute: hour * 60 + minute))
    }

    @Test("Once a day is at the next nine in the morning, in Seoul")
    func daily() {
        let daily = SavedSearch.Frequency.daily
        #expect(daily.tellsAt(found: seoul(0, 0)) == seoul(0, 9))
        #expect(daily.tellsAt(found: seoul(0, 8, 59)) == seoul(0, 9))
        #expect(daily.tellsAt(found: seoul(0, 9)) == seoul(1, 9))
        #expect(daily.tellsAt(found: seoul(0, 23, 59)) == seoul(1, 9))
        #expect(SavedSearch.Frequency.atOnce.tellsAt(found: seoul(0, 8)) == nil)
    }
}
