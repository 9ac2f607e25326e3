import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// The fields of the filter for the days and times at which lessons can start.
enum WeekTimeFields {
    private static let days = Words("수업 요일", "Days of lessons")
    private static let parts = Words("수업 시간대", "Time of day")
    private static let hint = Words(
        "선생님이 정한 수업 시간에 시작할 수 있는 레슨만 보여요.",
        "Only lessons that can start in their teacher's hours."
    )

    /// Other values are ignored.
    static func read(_ query: Query) -> WeekTimes? {
        func words(_ name: String) -> [String] {
            query.values(name).flatMap { $0.split(separator: ",").map(String.init) }
        }
        return WeekTimes(
            on: Set(words(ListingCriterion.days).compactMap(Weekday.init(rawValue:))),
            in: Set(words(ListingCriterion.parts).compactMap(DayPart.init(rawValue:)))
        )
    }

    static func html(_ parts: FormParts) -> HTML {
        """
        \(parts.choices(ListingCriterion.days, days, several: true, as: .week,
            Weekday.allCases.map { ($0.rawValue, $0.words) }))
        \(parts.choices(ListingCriterion.parts, Self.parts, several: true, hint: hint,
            DayPart.allCases.map { ($0.rawValue, $0.longWords) }))
        """
    }

    static func entry(_ times: WeekTimes?) -> [(name: String, value: String)] {
        guard let times else { return [] }
        return times.days.map { (name: ListingCriterion.days, value: $0.rawValue) }
            + times.parts.map { (name: ListingCriterion.parts, value: $0.rawValue) }
    }
}
