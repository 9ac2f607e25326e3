/// A listing's popularity weighed against its age.
///
/// `hours since 2020 / 48 + log2(1 + favourites + 2 × conversations + 4 × enrolments + 4 × reviews)`, in
/// thousandths: each doubling of interest is worth two days. It doesn't depend on the current time, so that
/// a list ordered by it stays stable while it is paged. Age counts from posting; bumping doesn't change it.
public struct Popularity: Hashable, Comparable, Sendable {
    public let thousandths: Int

    /// - Parameters:
    ///   - enrolments: the seats that others have taken.
    ///   - reviews: of its author, by those who took them.
    public init(favourites: Int, conversations: Int, enrolments: Int, reviews: Int, postedAt: Moment) {
        let age = postedAt.milliseconds - Self.beginning
        let interest = favourites + 2 * conversations + 4 * (enrolments + reviews)
        thousandths = Int(age / Self.doubling) + Self.thousandLog2(1 + interest)
    }

    public init(thousandths: Int) {
        self.thousandths = thousandths
    }

    public static func < (left: Self, right: Self) -> Bool { left.thousandths < right.thousandths }

    private static let beginning: Int64 = 1_577_836_800_000
    /// A thousandth of 48 hours.
    private static let doubling: Int64 = 172_800

    /// 1000 × log2 in integer arithmetic, so that it is the same on every machine. Interpolates linearly
    /// between powers of two.
    private static func thousandLog2(_ number: Int) -> Int {
        let number = max(1, number)
        let power = Int.bitWidth - 1 - number.leadingZeroBitCount
        let base = 1 << power
        return 1_000 * power + 1_000 * (number - base) / base
    }
}
