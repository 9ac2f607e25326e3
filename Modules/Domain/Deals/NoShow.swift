/// A party's note that the other didn't come, with the other's answer. A noted deal isn't held: it ends as
/// cancelled, unless both mark it as done.
public struct NoShow: Equatable, Sendable {
    public enum Answer: String, CaseIterable, Sendable {
        case agreed
        case disputed
    }

    /// The time to answer. Without an answer the note counts.
    public static let answerTime = Duration.seconds(7 * 24 * 3_600)

    /// How long one waits after the start before noting that the other didn't come.
    static let waitingTime = Duration.seconds(15 * 60)

    public let notedBy: DealParties.Party
    public let notedAt: Moment
    public internal(set) var answer: Answer?
    public internal(set) var answeredAt: Moment?
    /// What the other says instead. Nil for a party that marked the deal as done.
    public internal(set) var reason: DealReason?

    public init(
        notedBy: DealParties.Party,
        notedAt: Moment,
        answer: Answer? = nil,
        answeredAt: Moment? = nil,
        reason: DealReason? = nil
    ) {
        self.notedBy = notedBy
        self.notedAt = notedAt
        self.answer = answer
        self.answeredAt = answeredAt
        self.reason = reason
    }

    /// From when a no-show can be noted: some time after the start, and at the end of a shorter meeting.
    public static func start(of startsAt: Moment, until endsAt: Moment) -> Moment {
        min(startsAt + waitingTime, endsAt)
    }

    mutating func answer(_ answer: Answer, _ reason: DealReason?, at now: Moment) {
        self.answer = answer
        answeredAt = now
        self.reason = reason
    }
}

extension Deal {
    /// Whether the deal ended without being held.
    public var isNotHeld: Bool { state == .cancelled && progress.noShow != nil }

    /// When a noted deal ends by itself: the other party has the whole time to answer.
    var noShowEndsAt: Moment? {
        progress.noShow.map { max(terms.endsAt, $0.notedAt) + NoShow.answerTime }
    }

    /// Takes back the member's own mark that the deal is done.
    mutating func noteNoShow(by member: Member.ID, at now: Moment) throws(DealRefusal) {
        try mustBeAccepted(at: now)
        guard now >= NoShow.start(of: terms.startsAt, until: terms.endsAt) else { throw .noShowTooEarly }
        guard progress.noShow == nil else { throw .noShowNoted }
        guard now < terms.endsAt + Self.quietTime else { throw .noShowTooLate }
        let party = parties.party(of: member)
        var noShow = NoShow(notedBy: party, notedAt: now)
        let (own, others) =
            party == .author
            ? (\DealProgress.authorDoneAt, \DealProgress.partnerDoneAt)
            : (\DealProgress.partnerDoneAt, \DealProgress.authorDoneAt)
        progress[keyPath: own] = nil
        if progress[keyPath: others] != nil { noShow.answer(.disputed, nil, at: now) }
        progress.noShow = noShow
    }

    /// Takes the note back, while the other hasn't answered it.
    mutating func withdrawNoShow(by member: Member.ID, at now: Moment) throws(DealRefusal) {
        try mustBeAccepted(at: now)
        guard let noShow = progress.noShow else { throw .noNoShow }
        guard member == parties[noShow.notedBy] else { throw .notProposer }
        guard noShow.answer == nil else { throw .noShowAnswered }
        progress.noShow = nil
    }

    mutating func agreeNoShow(by member: Member.ID, at now: Moment) throws(DealRefusal) {
        try answerNoShow(.agreed, nil, by: member, at: now)
        become(.cancelled, by: member, at: now)
    }

    mutating func disputeNoShow(
        _ reason: DealReason,
        by member: Member.ID,
        at now: Moment
    ) throws(DealRefusal) {
        try answerNoShow(.disputed, reason, by: member, at: now)
    }

    private mutating func answerNoShow(
        _ answer: NoShow.Answer,
        _ reason: DealReason?,
        by member: Member.ID,
        at now: Moment
    ) throws(DealRefusal) {
        try mustBeAccepted(at: now)
        guard let noShow = progress.noShow else { throw .noNoShow }
        guard member == parties[noShow.notedBy.other] else { throw .notRecipient }
        guard noShow.answer == nil else { throw .noShowAnswered }
        progress.noShow?.answer(answer, reason, at: now)
    }

    /// Marking a noted deal as done disputes the note.
    mutating func disputeNoShow(byMarkOf member: Member.ID, at now: Moment) {
        guard let noShow = progress.noShow, noShow.answer == nil, member == parties[noShow.notedBy.other]
        else { return }
        progress.noShow?.answer(.disputed, nil, at: now)
    }
}
