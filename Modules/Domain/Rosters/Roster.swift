/// Who takes part in a listing: the members admitted, those who have applied, and those who wait in order.
///
/// The listing's seats are the one truth for "full": a member who is admitted or has been offered a seat
/// holds one, and a change of the roster changes the seats with it.
public struct Roster: Equatable, Sendable {
    public enum Admission: String, CaseIterable, Sendable {
        /// The organiser decides on each application.
        case byOrganiser = "by-organiser"
        /// Every applicant is admitted while a seat is free.
        case whileSeatsLast = "while-seats-last"
    }

    /// Members who may wait for one listing.
    public static let mostWaiting = 500
    /// Applications a member may make per day, to all listings together.
    public static let mostAppliedADay = 50

    public let admission: Admission
    public internal(set) var listing: Listing
    /// In the order of their turns.
    public internal(set) var entries: [RosterEntry]
    /// Applications are no longer taken. Members who were admitted stay.
    public internal(set) var isClosed: Bool
    /// The last turn that was given.
    public internal(set) var lastTurn: Int
    /// What the change led to, in order: recorded, and told to the members concerned.
    public internal(set) var facts: [RosterFact] = []

    /// The roster of a listing that has none yet.
    public init(of listing: Listing, admission: Admission) {
        self.init(of: listing, admission: admission, entries: [], isClosed: false, lastTurn: 0)
    }

    /// Reads back one that was kept.
    public init(
        of listing: Listing,
        admission: Admission,
        entries: [RosterEntry],
        isClosed: Bool,
        lastTurn: Int
    ) {
        self.listing = listing
        self.admission = admission
        self.entries = entries.sorted { $0.turn < $1.turn }
        self.isClosed = isClosed
        self.lastTurn = lastTurn
    }

    public var organiser: Member.ID { listing.author }

    /// The members who take part, in the order of their turns.
    public var members: [RosterEntry] { entries.filter { $0.state == .admitted } }

    /// Those who wait for a seat, the first in the queue first.
    public var queue: [RosterEntry] { entries.filter { $0.state == .waiting } }

    /// Seats that are held by members or by offers.
    public var taken: Int { entries.count { $0.state.holdsSeat } }

    public subscript(member: Member.ID) -> RosterEntry? { entries.first { $0.member == member } }

    /// The member's place in the queue, from 1. Nil for a member who does not wait.
    public func place(of member: Member.ID) -> Int? {
        queue.firstIndex { $0.member == member }.map { $0 + 1 }
    }
}
