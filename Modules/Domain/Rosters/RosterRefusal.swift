/// The reasons to refuse a change of a roster.
public enum RosterRefusal: Refusal, Equatable {
    /// The listing has no roster, or the member can't see it.
    case notFound
    case ownListing
    case notOrganiser
    case alreadyApplied
    case notApplied
    case notMember
    /// Members leave; they do not withdraw.
    case admitted
    case declined
    case removed
    /// No seat is held for the member.
    case notOffered
    case closed
    case begun
    /// Applications haven't opened yet.
    case notYetOpen
    /// Applications would close before they open.
    case periodOrder
    /// Sign-up is at the event's own page.
    case elsewhere
    case queueFull
    case noteMissing
    case noteTooLong
    /// The member has reached the daily limit of applications.
    case tooManyToday(retryAfter: Duration)

    public static let examples: [RosterRefusal] = [
        .notFound, .ownListing, .notOrganiser, .alreadyApplied, .notApplied, .notMember, .admitted,
        .declined, .removed, .notOffered, .closed, .begun, .notYetOpen, .periodOrder, .elsewhere, .queueFull,
        .noteMissing, .noteTooLong,
        .tooManyToday(retryAfter: .seconds(3_600)),
    ]

    public var code: String {
        switch self {
        case .notFound: "roster.not-found"
        case .ownListing: "roster.own-listing"
        case .notOrganiser: "roster.not-organiser"
        case .alreadyApplied: "roster.already-applied"
        case .notApplied: "roster.not-applied"
        case .notMember: "roster.not-member"
        case .admitted: "roster.admitted"
        case .declined: "roster.declined"
        case .removed: "roster.removed"
        case .notOffered: "roster.not-offered"
        case .closed: "roster.closed"
        case .begun: "roster.begun"
        case .notYetOpen: "roster.not-yet-open"
        case .periodOrder: "roster.period-order"
        case .elsewhere: "roster.elsewhere"
        case .queueFull: "roster.queue-full"
        case .noteMissing: "roster.note-missing"
        case .noteTooLong: "roster.note-too-long"
        case .tooManyToday: "roster.too-many-today"
        }
    }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .notOrganiser: .forbidden
        case .noteMissing, .noteTooLong, .periodOrder: .invalid
        case .tooManyToday(let wait): .tooSoon(retryAfter: wait)
        case .ownListing, .alreadyApplied, .notApplied, .notMember, .admitted, .declined, .removed,
            .notOffered, .closed, .begun, .notYetOpen, .elsewhere, .queueFull:
            .conflict
        }
    }

    public var field: String? {
        switch self {
        case .noteMissing, .noteTooLong: "note"
        case .periodOrder: "schedule.closesAt"
        default: nil
        }
    }
}
