/// The partner's seat of a listing. It is for a member, not for a lesson: a member keeps it after a lesson.
public enum DealSeat: Sendable {
    /// An accepted deal takes a free seat.
    case needed
    /// The two have had a lesson about the listing, have agreed on another one, or a pass holds it.
    case held
    /// They have, but an operator has hidden the listing.
    case hidden
    /// A viewing takes none.
    case notRequired
}

extension Listing {
    /// Whether those who agree on deals about it come together.
    public var isForGroups: Bool { kind.isForGroups(details.facets, seats: seats.total) }

    /// Throws the refusal for the reason that the two can't agree on the listing.
    func mustAdmit(_ seat: DealSeat, at now: Moment) throws(ListingRefusal) {
        switch seat {
        case .needed: try mustHaveRoom(at: now)
        case .held: break
        case .notRequired: try mustBeOpen(at: now)
        case .hidden: throw .takenDown
        }
    }

    private func mustHaveRoom(at now: Moment) throws(ListingRefusal) {
        guard seats.areLeft else { throw .full }
        try mustBeOpen(at: now)
    }

    private func mustBeOpen(at now: Moment) throws(ListingRefusal) {
        switch status(at: now) {
        case .open: break
        case .closed: throw .notOpen
        case .expired: throw .expired
        case .cancelled: throw .cancelled
        }
    }
}
