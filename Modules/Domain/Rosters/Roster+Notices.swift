extension Roster {
    /// The notice of a fact: to the organiser of what a member does, otherwise to the member. It names
    /// no actor who is its recipient.
    public func notice(of fact: RosterFact, by actor: Member.ID?) -> NoticeDraft? {
        guard let (kind, receiver) = recipient(of: fact, by: actor) else { return nil }
        let named = receiver == fact.member ? actor : fact.member
        return NoticeDraft(
            to: receiver,
            kind,
            of: listing.subject,
            by: named == receiver ? nil : named,
            changes: fact.event.changes
        )
    }

    private func recipient(of fact: RosterFact, by actor: Member.ID?) -> (Notice.Kind, Member.ID)? {
        let isOwn = actor == fact.member
        switch fact.event {
        case .applied: return admission == .byOrganiser ? (.applicationReceived, organiser) : nil
        case .admitted: return isOwn ? (.memberJoined, organiser) : (.applicationAdmitted, fact.member)
        case .waiting: return isOwn ? nil : (.applicationWaiting, fact.member)
        // One notice tells both.
        case .offered: return isReopened(for: fact.member) ? nil : (.seatOffered, fact.member)
        case .lapsed: return (.seatLapsed, fact.member)
        case .declined: return (.applicationDeclined, fact.member)
        case .removed: return (.membershipEnded, fact.member)
        case .withdrawn: return (.applicationWithdrawn, organiser)
        case .left: return (.memberLeft, organiser)
        case .changed: return (.listingChanged, fact.member)
        case .cancelled: return (.listingCancelled, fact.member)
        case .reopened: return (.listingReopened, fact.member)
        case .ended: return (.rosterEnded, fact.member)
        }
    }

    private func isReopened(for member: Member.ID) -> Bool {
        facts.contains { $0.member == member && $0.event == .reopened }
    }

    /// Whether a block between the organiser and the member ends the member's part.
    public func isEnded(for member: Member.ID, byBlockAt moment: Moment) -> Bool {
        self[member]?.state.isFinal == false && listing.details.startsAt.map { moment < $0 } ?? true
    }
}

extension Line.Event {
    /// What a listing's group is told of an edit.
    public static func of(_ changes: [ListingChange]) -> [Line.Event] {
        guard !changes.isEmpty else { return [] }
        let kinds = Set(changes.map(\.kind))
        let events: [Line.Event] =
            (kinds.isDisjoint(with: [.time, .length]) ? [] : [.listingTimeChanged])
            + (kinds.contains(.place) ? [.listingPlaceChanged] : [])
        return events.isEmpty ? [.listingEdited] : events
    }
}
