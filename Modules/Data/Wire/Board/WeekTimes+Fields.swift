public import Domain
import JSONCoding

/// Times of a week as parameters of the board, and as fields of a saved search.
extension WeekTimes {
    public static let dayName = "lessonDay"
    public static let partName = "lessonTime"

    /// The parameters of the board.
    public var query: [(name: String, value: String)] {
        [(Self.dayName, days.map(\.rawValue)), (Self.partName, parts.map(\.rawValue))]
            .filter { !$0.1.isEmpty }
            .map { ($0.0, $0.1.joined(separator: ",")) }
    }

    static var schema: [(name: String, schema: Schema)] {
        [
            (dayName, .array(of: .words(of: Weekday.self), maxItems: Weekday.allCases.count)),
            (partName, .array(of: .words(of: DayPart.self), maxItems: DayPart.allCases.count)),
        ]
    }

    /// Nil without any.
    init?(_ fields: Fields) throws(FieldError) {
        let days: [Weekday] = try fields.isGiven(Self.dayName) ? fields.choices(Self.dayName) : []
        let parts: [DayPart] = try fields.isGiven(Self.partName) ? fields.choices(Self.partName) : []
        self.init(on: Set(days), in: Set(parts))
    }

    static func write(_ times: WeekTimes?, to writer: inout JSONWriter) {
        writer.field(dayName, times?.days.map(\.rawValue) ?? [])
        writer.field(partName, times?.parts.map(\.rawValue) ?? [])
    }
}
