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
        /// The organiser edited the listing.
        case changed([ListingChange])
        /// The organiser called the listing off.
        case cancelled(RosterNote)
        /// The organiser took the cancellation back.
        case reopened
        /// The listing was deleted.
        case ended
    }

    /// The events without their details.
    public enum Kind: String, CaseIterable, Sendable {
        case applied
        case admitted
        case waiting
        case offered
        case lapsed
        case declined
        case removed
        case withdrawn
        case left
        case changed
        case cancelled
        case reopened
        case ended
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

extension RosterFact.Event {
    public var kind: RosterFact.Kind {
        switch self {
        case .applied: .applied
        case .admitted: .admitted
        case .waiting: .waiting
        case .offered: .offered
        case .lapsed: .lapsed
        case .declined: .declined
        case .removed: .removed
        case .withdrawn: .withdrawn
        case .left: .left
        case .changed: .changed
        case .cancelled: .cancelled
        case .reopened: .reopened
        case .ended: .ended
        }
    }

    /// The place in the queue that a member was told; nil for other events.
    public var place: Int? {
        if case .waiting(let place) = self { place } else { nil }
    }

    /// When the offer lapses or lapsed; nil for other events.
    public var claimUntil: Moment? {
        switch self {
        case .offered(let until), .lapsed(let until): until
        default: nil
        }
    }

    /// The organiser's reason; nil without one and for other events.
    public var reason: RosterNote? {
        switch self {
        case .declined(let reason): reason
        case .removed(let reason), .cancelled(let reason): reason
        default: nil
        }
    }

    /// Empty for other events.
    public var changes: [ListingChange] {
        if case .changed(let changes) = self { changes } else { [] }
    }

    /// Nil when a detail of the event is missing.
    public init?(
        _ kind: RosterFact.Kind,
        place: Int?,
        claimUntil: Moment?,
        reason: RosterNote?,
        changes: [ListingChange]
    ) {
        switch kind {
        case .applied: self = .applied
        case .admitted: self = .admitted
        case .waiting: if let place { self = .waiting(place: place) } else { return nil }
        case .offered: if let claimUntil { self = .offered(until: claimUntil) } else { return nil }
        case .lapsed: if let claimUntil { self = .lapsed(until: claimUntil) } else { return nil }
        case .declined: self = .declined(reason)
        case .removed: if let reason { self = .removed(reason) } else { return nil }
        case .withdrawn: self = .withdrawn
        case .left: self = .left
        case .changed: if !changes.isEmpty { self = .changed(changes) } else { return nil }
        case .cancelled: if let reason { self = .cancelled(reason) } else { return nil }
        case .reopened: self = .reopened
        case .ended: self = .ended
        }
    }
}
