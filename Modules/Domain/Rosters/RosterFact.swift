/// One thing that happened to a member of a roster, with what explains it to them. Facts are kept while the
/// listing is.
public struct RosterFact: Hashable, Sendable {
    public enum Event: Hashable, Sendable {
        /// The organiser will decide.
        case applied
        case admitted
        /// All seats were taken: the member waits at this place of the queue.
        case waiting(place: Int)
        /// It was the member's turn. The seat is held until then.
        case offered(until: Moment)
        /// The seat was not claimed until then and went to the next.
        case lapsed(until: Moment)
        case declined(RosterNote?)
        case removed(RosterNote)
        case withdrawn
        case left
        /// Applications ended before the member was admitted.
        case closed
    }

    /// Whom it concerns.
    public let member: Member.ID
    public let event: Event
    public let at: Moment

    public init(_ event: Event, of member: Member.ID, at moment: Moment) {
        self.event = event
        self.member = member
        at = moment
    }
}
