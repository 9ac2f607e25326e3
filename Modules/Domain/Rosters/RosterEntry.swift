/// A member on a roster.
public struct RosterEntry: Hashable, Sendable {
    public enum State: Hashable, Sendable {
        /// The organiser has not decided yet.
        case applied
        /// Admitted in principle; all seats are taken.
        case waiting
        /// A seat is held for the member until that time.
        case offered(until: Moment)
        case admitted
        /// The organiser declined the application. It cannot be repeated.
        case declined
        /// The organiser ended the membership. The member cannot apply again.
        case removed

        /// The state without its details.
        public var status: Status {
            switch self {
            case .applied: .applied
            case .waiting: .waiting
            case .offered: .offered
            case .admitted: .admitted
            case .declined: .declined
            case .removed: .removed
            }
        }

        /// When an offer lapses; nil for other states.
        public var claimUntil: Moment? {
            if case .offered(let until) = self { until } else { nil }
        }

        /// Whether the state takes one of the listing's seats.
        public var holdsSeat: Bool {
            switch self {
            case .offered, .admitted: true
            case .applied, .waiting, .declined, .removed: false
            }
        }

        /// Whether the organiser has ruled the member out.
        public var isFinal: Bool { self == .declined || self == .removed }
    }

    public enum Status: String, CaseIterable, Sendable {
        case applied
        case waiting
        case offered
        case admitted
        case declined
        case removed
    }

    public let member: Member.ID
    public internal(set) var state: State
    /// Increases with each application and each wait; orders the queue.
    public internal(set) var turn: Int
    /// The applicant's note to the organiser.
    public let note: RosterNote?
    public let appliedAt: Moment

    public init(member: Member.ID, state: State, turn: Int, note: RosterNote?, appliedAt: Moment) {
        self.member = member
        self.state = state
        self.turn = turn
        self.note = note
        self.appliedAt = appliedAt
    }
}

/// A note to or from the organiser: 1 to 300 characters.
public struct RosterNote: Hashable, Sendable {
    public static let longest = 300

    public let text: String

    public init(_ text: String) throws(RosterRefusal) {
        let text = text.tidied()
        guard !text.isEmpty else { throw .noteMissing }
        guard text.fits(Self.longest) else { throw .noteTooLong }
        self.text = text
    }

    /// Nil for a text without words.
    public static func ifWritten(_ text: String) throws(RosterRefusal) -> RosterNote? {
        text.tidied().isEmpty ? nil : try RosterNote(text)
    }
}

extension RosterEntry.State {
    /// Nil when an offer has no end, or another state has one.
    public init?(_ status: RosterEntry.Status, claimUntil: Moment?) {
        switch (status, claimUntil) {
        case (.applied, nil): self = .applied
        case (.waiting, nil): self = .waiting
        case (.offered, let until?): self = .offered(until: until)
        case (.admitted, nil): self = .admitted
        case (.declined, nil): self = .declined
        case (.removed, nil): self = .removed
        default: return nil
        }
    }
}
