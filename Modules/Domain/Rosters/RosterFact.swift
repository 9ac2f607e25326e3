/// An event in a member's participation, with its details. Facts are kept as long as the listing.
public struct RosterFact: Hashable, Sendable {
    public enum Event: Hashable, Sendable {
        /// The organiser will decide.
        case applied
        case admitted
        /// All seats were taken: the member waits at this place of the queue.
        case waiting(place: Int)
        /// The member's turn came. The seat is held until that time.
        case offered(until: Moment)
        /// The seat wasn't claimed in time and was offered to the next member.
        case lapsed(until: Moment)
        case declined(RosterNote?)
        case removed(RosterNote)
        case withdrawn
        case left
        /// Applications ended before the member was admitted.
        case closed
    }

    /// The member concerned.
    public let member: Member.ID
    public let event: Event
    public let at: Moment

    public init(_ event: Event, of member: Member.ID, at moment: Moment) {
        self.event = event
        self.member = member
        at = moment
    }
}
