public import Domain
import Foundation

extension Moment {
    /// "2026-11-20 19:30", by the clocks of Seoul.
    public var stamp: String {
        let time = timeInSeoul
        return "\(time.year ?? 0)-\(twoDigits(time.month))-\(twoDigits(time.day)) \(clock(time))"
    }

    /// "11월 20일 19:30", by the clocks of Seoul.
    public var words: Words {
        let time = timeInSeoul
        let (month, day) = (time.month ?? 1, time.day ?? 1)
        return Words("\(month)월 \(day)일 \(clock(time))", "\(day) \(months[month - 1]), \(clock(time))")
    }

    /// Korea has kept one offset since 1988.
    private var timeInSeoul: DateComponents {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 9 * 3_600) ?? calendar.timeZone
        return calendar.dateComponents(
            [.year, .month, .day, .hour, .minute],
            from: Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
        )
    }

    private func clock(_ time: DateComponents) -> String {
        "\(twoDigits(time.hour)):\(twoDigits(time.minute))"
    }

    private func twoDigits(_ number: Int?) -> String {
        let text = String(number ?? 0)
        return text.count < 2 ? "0\(text)" : text
    }
}

private let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
]
