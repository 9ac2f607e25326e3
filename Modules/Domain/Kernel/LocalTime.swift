/// A day and a time of day as a clock on the wall shows them, in a zone known otherwise.
public struct LocalTime: Hashable, Sendable {
    public let date: CivilDate
    /// Since midnight.
    public let minute: Int

    /// - Precondition: the minute is one of the day's.
    public init(_ date: CivilDate, minute: Int = 0) {
        precondition((0..<1_440).contains(minute), "a day has 1,440 minutes")
        self.date = date
        self.minute = minute
    }

    public var weekday: Weekday { date.weekday }
}
