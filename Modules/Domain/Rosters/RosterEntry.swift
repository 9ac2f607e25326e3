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
}
