/// What is known about a member's attendance. The organiser's decision outweighs a check-in, in either order.
public struct AttendanceMark: Hashable, Sendable {
    public internal(set) var checkIn: CheckIn?
    public internal(set) var decision: Decision?
    /// The member's dispute of the absence that was decided.
    public internal(set) var dispute: AttendanceDispute?

    public init(
        checkIn: CheckIn? = nil,
        decision: Decision? = nil,
        dispute: AttendanceDispute? = nil
    ) {
        self.checkIn = checkIn
        self.decision = decision
        self.dispute = dispute
    }

    /// A member's own word that they came. Where they were isn't part of it.
    public struct CheckIn: Hashable, Sendable {
        public enum Method: String, CaseIterable, Sendable {
            case position
            case code
        }

        public let at: Moment
        public let method: Method

        public init(at: Moment, method: Method) {
            self.at = at
            self.method = method
        }
    }

    /// The organiser's word. Never unmarked.
    public struct Decision: Hashable, Sendable {
        public let status: AttendanceStatus
        public let at: Moment

        public init(_ status: AttendanceStatus, at moment: Moment) {
            self.status = status
            at = moment
        }
    }

    public func status(in window: AttendanceWindow) -> AttendanceStatus {
        if let decision { return decision.status }
        guard let checkIn else { return .unmarked }
        return checkIn.at <= window.lateAfter ? .present : .late
    }

    /// Until when the member can dispute; nil without an absence to dispute.
    public var disputableUntil: Moment? {
        guard let decision, decision.status == .absent, dispute == nil else { return nil }
        return decision.at + AttendanceDispute.time
    }
}

/// A member's dispute of an absence. Without an answer the absence doesn't count.
public struct AttendanceDispute: Hashable, Sendable {
    /// The time to dispute an absence, from when it was marked.
    public static let time = Duration.seconds(48 * 3_600)
    /// The time to answer, from the dispute.
    public static let answerTime = Duration.seconds(48 * 3_600)

    public let reason: RosterNote
    public let at: Moment
    public private(set) var answeredAt: Moment?
    public private(set) var answer: RosterNote?

    public init(
        _ reason: RosterNote,
        at moment: Moment,
        answeredAt: Moment? = nil,
        answer: RosterNote? = nil
    ) {
        self.reason = reason
        at = moment
        self.answeredAt = answeredAt
        self.answer = answer
    }

    public var answerableUntil: Moment? { answeredAt == nil ? at + Self.answerTime : nil }

    mutating func answer(_ note: RosterNote?, at now: Moment) {
        answeredAt = now
        answer = note
    }
}
