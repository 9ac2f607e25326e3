/// A proposal to move an accepted deal to another time, and perhaps another place. The agreed terms hold
/// until the other party accepts it.
public struct DealMove: Equatable, Sendable {
    /// Counts the proposals to move the deal. An answer names it, so that a member never accepts a time they
    /// haven't read.
    public let number: Int
    /// The terms once accepted. The price and the note stay as agreed.
    public let terms: DealTerms
    public let proposedBy: DealParties.Party
    public let proposedAt: Moment

    public init(number: Int, terms: DealTerms, proposedBy: DealParties.Party, proposedAt: Moment) {
        self.number = number
        self.terms = terms
        self.proposedBy = proposedBy
        self.proposedAt = proposedAt
    }
}

extension Deal {
    mutating func proposeMove(
        to startsAt: Moment,
        minutes: Int,
        at place: DealPlace?,
        by member: Member.ID,
        at now: Moment
    ) throws(DealRefusal) {
        try mustLieAhead(at: now)
        guard openMove(at: now) == nil else { throw .moveOpen }
        let moved = try terms.moved(to: startsAt, minutes: minutes, at: place)
        try DealTime.mustLieAhead(startsAt, of: now)
        guard moved != terms else { throw .moveUnchanged }
        progress.proposedMoves += 1
        progress.move = DealMove(
            number: progress.proposedMoves,
            terms: moved,
            proposedBy: parties.party(of: member),
            proposedAt: now
        )
    }

    /// Counts as a new agreement: the time to be reminded is measured from it.
    mutating func acceptMove(_ number: Int, by member: Member.ID, at now: Moment) throws(DealRefusal) {
        let move = try move(number, at: now)
        guard member == parties[move.proposedBy.other] else { throw .notRecipient }
        terms = move.terms
        progress.acceptedMoves += 1
        become(.accepted, by: member, at: now)
    }

    mutating func declineMove(_ number: Int, by member: Member.ID, at now: Moment) throws(DealRefusal) {
        let move = try move(number, at: now)
        guard member == parties[move.proposedBy.other] else { throw .notRecipient }
        progress.move = nil
    }

    mutating func withdrawMove(_ number: Int, by member: Member.ID, at now: Moment) throws(DealRefusal) {
        let move = try move(number, at: now)
        guard member == parties[move.proposedBy] else { throw .notProposer }
        progress.move = nil
    }

    /// The place of the move as `member` may see it. A new exact place is visible to the other party once
    /// they accept.
    public func place(of move: DealMove, for member: Member.ID) -> DealPlace {
        let isGiven = member == parties[move.proposedBy] || move.terms.place == terms.place
        return isGiven ? move.terms.place : move.terms.place.withoutExact
    }

    /// The proposed move, until either start has come.
    func openMove(at now: Moment) -> DealMove? {
        guard let move = progress.move, now < terms.startsAt, now < move.terms.startsAt else { return nil }
        return move
    }

    private func move(_ number: Int, at now: Moment) throws(DealRefusal) -> DealMove {
        try mustLieAhead(at: now)
        guard let move = openMove(at: now) else { throw .noMove }
        guard move.number == number else { throw .moveReplaced }
        return move
    }

    private func mustLieAhead(at now: Moment) throws(DealRefusal) {
        try mustBeAccepted(at: now)
        guard now < terms.startsAt else { throw .started }
    }
}
