/// The day on which a member was in a home neighbourhood. It counts for a year.
///
/// The position itself is stored nowhere, nor is the time of day.
public struct HomeVerification: Hashable, Sendable {
    public static let daysItCounts = 365

    public let day: CivilDate

    public init(on day: CivilDate) {
        self.day = day
    }

    /// The last day on which it counts.
    public var lastDay: CivilDate { CivilDate(daysSince1970: day.daysSince1970 + Self.daysItCounts) }

    public func counts(at moment: Moment) -> Bool {
        moment.dateInSeoul.daysSince1970 <= lastDay.daysSince1970
    }
}
