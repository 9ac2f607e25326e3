/// When applications to a listing are taken, besides before its start.
public struct ApplicationPeriod: Hashable, Sendable {
    /// Nil for from the beginning.
    public let opensAt: Moment?
    /// Nil for until the start.
    public let closesAt: Moment?
    /// Whether the start no longer holds: then none are taken until there is a new one.
    public private(set) var isPostponed = false

    public init(opensAt: Moment?, closesAt: Moment?) throws(RosterRefusal) {
        if let opensAt, let closesAt, closesAt <= opensAt { throw .periodOrder }
        self.opensAt = opensAt
        self.closesAt = closesAt
    }

    private init() {
        opensAt = nil
        closesAt = nil
    }

    public static let always = ApplicationPeriod()

    /// The same while its listing is postponed.
    public var postponed: ApplicationPeriod {
        var period = self
        period.isPostponed = true
        return period
    }

    func mustInclude(_ moment: Moment) throws(RosterRefusal) {
        guard !isPostponed else { throw .postponed }
        if let opensAt, moment < opensAt { throw .notYetOpen }
        if let closesAt, closesAt <= moment { throw .closed }
    }
}
