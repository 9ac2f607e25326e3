/// A word for how reliably a member came lately.
public enum AttendanceGrade: String, CaseIterable, Sendable {
    /// 성실
    case diligent
    /// 노력
    case trying
    /// 초보: too few attendances for another grade.
    case beginner
    /// 불량
    case poor

    /// The lowest score of the grade, in percent.
    public static let diligentFrom = 90
    public static let tryingFrom = 70
}

/// The attendances that a member's grade is computed from, latest first.
///
/// The score is the mean of what each attendance is worth: present 1, late ½, absent 0. Each weighs ½ to the
/// power of its age in days over 90. Excused and unmarked ones don't count, nor does an absence whose dispute
/// wasn't answered.
public struct AttendanceRecord: Sendable {
    /// An attendance weighs half as much after these days.
    public static let halfLife = 90
    /// Older attendances don't count.
    public static let longest = 365
    /// Only the latest ones count.
    public static let most = 20
    /// With fewer, a member is a beginner.
    public static let fewest = 3
    /// The statuses that count.
    public static let counted: [AttendanceStatus] = [.present, .late, .absent]

    /// An attendance that counts.
    public struct Entry: Hashable, Sendable {
        public let listing: Listing.ID
        /// Nil for a listing that was deleted or that the member can't see.
        public let title: ListingTitle?
        public let status: AttendanceStatus
        public let startedAt: Moment

        public init(
            listing: Listing.ID,
            title: ListingTitle?,
            status: AttendanceStatus,
            startedAt: Moment
        ) {
            self.listing = listing
            self.title = title
            self.status = status
            self.startedAt = startedAt
        }

        /// Whole days since the start.
        public func age(at now: Moment) -> Int {
            max(0, Int((now - startedAt).wholeMilliseconds / 86_400_000))
        }

        /// From 1 for a new one towards 0.
        public func weight(at now: Moment) -> Double {
            (0..<age(at: now)).reduce(1) { weight, _ in weight * Self.dailyFactor }
        }

        /// The ninetieth root of ½.
        private static let dailyFactor = 0.9923279462629435

        fileprivate var worth: Double {
            switch status {
            case .present: 1
            case .late: 0.5
            case .absent, .excused, .unmarked: 0
            }
        }
    }

    public let entries: [Entry]
    /// In whole percent, rounded down; nil without an attendance.
    public let score: Int?

    public init(_ entries: [Entry], at now: Moment) {
        self.entries = entries
        let weights = entries.map { $0.weight(at: now) }
        let total = weights.reduce(0, +)
        let earned = zip(entries, weights).reduce(0) { $0 + $1.0.worth * $1.1 }
        // The margin is for the rounding of the sums.
        score = entries.isEmpty ? nil : Int(100 * earned / total + 1e-9)
    }

    /// Nil without an attendance.
    public var grade: AttendanceGrade? {
        guard let score else { return nil }
        guard entries.count >= Self.fewest else { return .beginner }
        if score >= AttendanceGrade.diligentFrom { return .diligent }
        return score >= AttendanceGrade.tryingFrom ? .trying : .poor
    }

    public func count(_ status: AttendanceStatus) -> Int { entries.count { $0.status == status } }
}
