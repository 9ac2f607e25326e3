/// How much a listing is talked about, against its age.
///
/// `hours since 2020 / 48 + log2(1 + favourites + 2 × conversations)`, in thousandths: each doubling of
/// interest is worth two days. It depends on no clock, so that a list ordered by it stays as it is while
/// somebody leafs through it. Age counts from when it was posted: bumping makes nothing younger here.
public struct Popularity: Hashable, Comparable, Sendable {
    public let thousandths: Int

    public init(favourites: Int, conversations: Int, postedAt: Moment) {
        let age = postedAt.milliseconds - Self.beginning
        thousandths = Int(age / Self.doubling) + Self.thousandLog2(1 + favourites + 2 * conversations)
    }

    public init(thousandths: Int) {
        self.thousandths = thousandths
    }

    public static func < (left: Self, right: Self) -> Bool { left.thousandths < right.thousandths }

    private static let beginning: Int64 = 1_577_836_800_000
    /// A thousandth of 48 hours.
    private static let doubling: Int64 = 172_800

    /// 1000 × log2, with whole numbers alone, so that it is the same on every machine: the fraction lies on
    /// the straight line between two powers.
    private static func thousandLog2(_ number: Int) -> Int {
        let number = max(1, number)
        let power = Int.bitWidth - 1 - number.leadingZeroBitCount
        let base = 1 << power
        return 1_000 * power + 1_000 * (number - base) / base
    }
}
