/// What a payer has held without paying, so that no one keeps others from what is sold.
public struct HoldRecord: Equatable, Sendable {
    /// The holds that a member may have at once.
    public static let most = 3
    /// How many holds of one listing end unpaid before the payer waits.
    public static let lapses = 2
    public static let pause = Duration.seconds(3_600)

    /// Of all listings.
    public let open: Int
    /// When the last of ``lapses`` holds of the listing ended unpaid; nil before.
    public let lapsedAt: Moment?

    public init(open: Int, lapsedAt: Moment?) {
        self.open = open
        self.lapsedAt = lapsedAt
    }

    public static let none = HoldRecord(open: 0, lapsedAt: nil)

    func mustAllow(at now: Moment) throws(HoldRefusal) {
        guard open < Self.most else { throw .tooMany }
        guard let end = lapsedAt.map({ $0 + Self.pause }), now < end else { return }
        throw .paused(retryAfter: end - now)
    }
}

/// The reasons to refuse another hold.
public enum HoldRefusal: Refusal, Equatable {
    case tooMany
    case paused(retryAfter: Duration)

    public static let examples: [HoldRefusal] = [.tooMany, .paused(retryAfter: HoldRecord.pause)]

    public var code: String {
        switch self {
        case .tooMany: "order.too-many-holds"
        case .paused: "order.hold-paused"
        }
    }

    public var kind: RefusalKind {
        switch self {
        case .tooMany: .conflict
        case .paused(let wait): .tooSoon(retryAfter: wait)
        }
    }
}
