import Domain
import Wire

/// Times of day and local times as browsers' fields spell them.
extension LocalTime {
    /// "19:30".
    var timeFieldText: String {
        let (hour, minute) = minute.quotientAndRemainder(dividingBy: 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }

    /// "2026-12-05T19:30".
    var fieldText: String { "\(date.iso8601)T\(timeFieldText)" }

    init?(fieldText text: String) {
        let parts = text.split(separator: "T", omittingEmptySubsequences: false)
        guard parts.count == 2, let date = CivilDate(iso8601: String(parts[0])),
            let minute = Self.minute(fieldText: String(parts[1]))
        else { return nil }
        self.init(date, minute: minute)
    }

    /// Reads a time of day, with seconds or without, as minutes since midnight.
    static func minute(fieldText text: String) -> Int? {
        let clock = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(clock.count), clock.allSatisfy({ $0.utf8.count == 2 }),
            let hour = Int(clock[0]), let minute = Int(clock[1]), (0..<24).contains(hour),
            (0..<60).contains(minute)
        else { return nil }
        return 60 * hour + minute
    }
}
