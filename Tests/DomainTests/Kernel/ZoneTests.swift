import Foundation
import Testing

@testable import Domain

@Suite("The time zone of an event")
struct ZoneTests {
    @Test("agrees with the system's zone data in every hour of twenty years", arguments: Zone.allCases)
    func offsets(_ zone: Zone) throws {
        let system = try #require(TimeZone(identifier: zone.rawValue))
        // From 2020 to 2040, in steps that meet both sides of every change.
        for hour in stride(from: 438_288, to: 613_608, by: 1) {
            let date = Date(timeIntervalSince1970: Double(hour) * 3_600)
            let moment = Moment(milliseconds: Int64(hour) * 3_600_000)
            guard system.secondsFromGMT(for: date) != 60 * zone.offset(at: moment) else { continue }
            Issue.record("\(zone.rawValue) differs at \(date)")
            return
        }
    }

    private func time(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) throws -> LocalTime {
        LocalTime(try #require(CivilDate(year: year, month: month, day: day)), minute: 60 * hour + minute)
    }

    @Test("reads a time that spring skips an hour later, and the first of a time that autumn repeats")
    func changes() throws {
        let zone = Zone.newYork
        let skipped = zone.moment(of: try time(2027, 3, 14, 2, 30))
        #expect(try zone.localTime(at: skipped) == time(2027, 3, 14, 3, 30))
        let repeated = zone.moment(of: try time(2026, 11, 1, 1, 30))
        #expect(try zone.localTime(at: repeated + .seconds(3_600)) == time(2026, 11, 1, 1, 30))
        #expect(try zone.localTime(at: repeated - .seconds(3_600)) == time(2026, 11, 1, 0, 30))
    }

    @Test("gives back every half hour of a year, but those that spring skips", arguments: Zone.allCases)
    func roundTrip(_ zone: Zone) {
        let start = 20_454 * 48
        var skipped = 0
        for half in start..<start + 365 * 48 {
            let day = CivilDate(daysSince1970: half / 48)
            let time = LocalTime(day, minute: half % 48 * 30)
            if zone.localTime(at: zone.moment(of: time)) != time { skipped += 1 }
        }
        #expect(skipped == 0 || skipped == 2)
    }
}
