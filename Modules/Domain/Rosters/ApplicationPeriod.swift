/// When applications to a listing are taken, besides before its start.
public struct ApplicationPeriod: Hashable, Sendable {
    /// Nil for from the beginning.
    public let opensAt: Moment?
    /// Nil for until the start.
    public let closesAt: Moment?

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

    func mustInclude(_ moment: Moment) throws(RosterRefusal) {
        if let opensAt, moment < opensAt { throw .notYetOpen }
        if let closesAt, closesAt <= moment { throw .closed }
    }
}
