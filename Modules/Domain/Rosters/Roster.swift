/// The members of a listing, its applicants, and the queue for its seats.
///
/// A listing is full when its seats are. An admitted member or an offer holds a seat, and each change of the
/// roster updates the seats.
public struct Roster: Equatable, Sendable {
    public enum Admission: String, CaseIterable, Sendable {
        /// The organiser decides on each application.
        case byOrganiser = "by-organiser"
        /// Every applicant is admitted while a seat is free.
        case whileSeatsLast = "while-seats-last"
        /// Members sign up at another place. No one joins the roster.
        case elsewhere
    }

    /// Members who may wait for one listing.
    public static let mostWaiting = 500
    /// Applications a member may make per day, to all listings together.
    public static let mostAppliedADay = 50

    public let admission: Admission
    public let period: ApplicationPeriod
    public internal(set) var listing: Listing
    /// Ordered by turn.
    public internal(set) var entries: [RosterEntry]
    /// The last turn assigned.
    public internal(set) var lastTurn: Int
    /// The effects of the change in order, to be stored and sent to the members concerned.
    public internal(set) var facts: [RosterFact] = []

    /// What the acting member has told, read together with the roster. Nothing for a member already on it.
    private(set) var applicant = MemberDetails()

    /// Creates an empty roster.
    public init(of listing: Listing, admission: Admission, period: ApplicationPeriod = .always) {
        self.init(of: listing, admission: admission, period: period, entries: [], lastTurn: 0)
    }

    /// Restores a stored roster.
    public init(
        of listing: Listing,
        admission: Admission,
        period: ApplicationPeriod = .always,
        entries: [RosterEntry],
        lastTurn: Int
    ) {
        self.listing = listing
        self.admission = admission
        self.period = period
        self.entries = entries.sorted { $0.turn < $1.turn }
        self.lastTurn = lastTurn
    }

    public var organiser: Member.ID { listing.author }

    /// Sets what the member who may apply has told.
    public mutating func hear(of applicant: MemberDetails) {
        self.applicant = applicant
    }

    /// Why the applicant couldn't join, as far as conditions of the listing tell; nil for one who meets them.
    func obstacle(at now: Moment) -> (any Refusal)? {
        do {
            try listing.mustAdmit(applicant, at: now)
            return nil
        } catch {
            return error as? any Refusal
        }
    }

    /// The admitted members, ordered by turn.
    public var members: [RosterEntry] { entries.filter { $0.state == .admitted } }

    /// The members waiting for a seat, first in the queue first.
    public var queue: [RosterEntry] { entries.filter { $0.state == .waiting } }

    /// The seats held by members, by offers, and by the organiser of a kind where the author takes part.
    public var taken: Int {
        entries.count { $0.state.holdsSeat } + (listing.kind.has(.seatOfAuthor) ? 1 : 0)
    }

    /// Whether the member is the organiser or admitted.
    public func includes(_ member: Member.ID) -> Bool {
        member == organiser || self[member]?.state == .admitted
    }

    public subscript(member: Member.ID) -> RosterEntry? { entries.first { $0.member == member } }

    /// The member's place in the queue, from 1. Nil for a member who isn't waiting.
    public func place(of member: Member.ID) -> Int? {
        queue.firstIndex { $0.member == member }.map { $0 + 1 }
    }
}
