/// The attendance of a listing's members. Its organiser isn't marked: no one else could confirm it.
public struct Attendance: Equatable, Sendable {
    public let listing: Listing.ID
    public let organiser: Member.ID
    public let window: AttendanceWindow
    /// Where members meet; nil when the listing has no exact place.
    public let place: Point?
    /// The admitted members, ordered by turn.
    public let members: [Member.ID]
    public internal(set) var marks: [Member.ID: AttendanceMark]
    /// What the change caused, in order, to tell the members concerned.
    public internal(set) var events: [AttendanceEvent] = []

    /// Nil for a listing whose attendance isn't kept.
    public init?(of roster: Roster, _ marks: [Member.ID: AttendanceMark]) {
        guard let window = AttendanceWindow(of: roster.listing) else { return nil }
        listing = roster.listing.id
        organiser = roster.organiser
        self.window = window
        place = roster.listing.details.place.exact?.point
        members = roster.members.map(\.member)
        self.marks = marks
    }

    /// The member's mark, an empty one if nothing is known yet.
    public subscript(member: Member.ID) -> AttendanceMark { marks[member] ?? AttendanceMark() }

    public func status(of member: Member.ID) -> AttendanceStatus { self[member].status(in: window) }
}

/// What a member is told of.
public enum AttendanceEvent: Hashable, Sendable {
    case markedAbsent(Member.ID)
    /// The organiser took back an absence that the member hadn't disputed.
    case absenceTakenBack(Member.ID)
    case disputed(Member.ID)
    case disputeAnswered(Member.ID)
}

extension Attendance {
    /// The notice of an event; nil for an absence that is taken back. Notices to a member name no actor, so
    /// that a block doesn't hide an absence that can be disputed.
    public func notice(of event: AttendanceEvent) -> NoticeDraft? {
        let subject = Subject(.listing, listing)
        return switch event {
        case .markedAbsent(let member): NoticeDraft(to: member, .absenceMarked, of: subject)
        case .disputeAnswered(let member): NoticeDraft(to: member, .absenceAnswered, of: subject)
        case .disputed(let member): NoticeDraft(to: organiser, .absenceDisputed, of: subject, by: member)
        case .absenceTakenBack: nil
        }
    }
}
