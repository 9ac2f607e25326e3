/// The code that an organiser shows on the spot: six digits, replaced every minute.
public struct CheckInCode: Hashable, Sendable {
    public static let length = 6
    /// How long one code is shown. It is accepted while the next one is shown, too, so that typing it takes
    /// at least this long.
    public static let interval = Duration.seconds(60)

    public let digits: String

    /// Ignores spaces and hyphens. Throws ``AttendanceRefusal/wrongCode`` unless six ASCII digits are left.
    public init(_ text: String) throws(AttendanceRefusal) {
        let digits = text.filter { !$0.isWhitespace && $0 != "-" }
        guard digits.utf8.count == Self.length, digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
            throw .wrongCode
        }
        self.digits = digits
    }

    /// The digits of a large number.
    public init(of number: UInt64) {
        let all = String(number % 1_000_000)
        digits = String(repeating: "0", count: Self.length - all.utf8.count) + all
    }

    /// The number of the interval that the moment is in.
    public static func step(at now: Moment) -> Int64 {
        now.milliseconds / interval.wholeMilliseconds
    }

    /// When the code shown at `now` is replaced.
    public static func end(at now: Moment) -> Moment {
        Moment(milliseconds: (step(at: now) + 1) * interval.wholeMilliseconds)
    }
}

/// Issues check-in codes, which only servers of this community can create.
public protocol CheckInCodeIssuer: Sendable {
    func code(of listing: Listing.ID, step: Int64) -> CheckInCode
    /// Whether the code is that of one of the steps. Takes the same time for any wrong code.
    func accepts(_ code: CheckInCode, of listing: Listing.ID, steps: [Int64]) -> Bool
}
