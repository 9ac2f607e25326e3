/// Something that waits for a member's answer.
public struct AwaitedAnswer: Equatable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        /// A deal was proposed to the member.
        case proposal
        /// The other party asks for other terms than the member proposed.
        case changes
        /// The other party proposes another time.
        case move
        /// The other party noted that the member didn't come to an agreed meeting.
        case noShow = "no-show"
        /// A neighbour applied to a listing of the member.
        case application
        /// A seat is held for the member.
        case seat
        /// The organiser marked the member as absent, which can be disputed.
        case absence
        /// A member of the listing disputes an absence.
        case dispute
        /// The member is asked whether a listing is still open.
        case openQuestion = "open-question"
    }

    public let kind: Kind
    /// A deal or a listing.
    public let subject: Subject
    public let listingKind: Listing.Kind
    public let title: String
    /// When it begins, or would; nil for a listing without a date.
    public let startsAt: Moment?
    /// Who waits. Nil for a deleted account, for an absence, which a block must not hide, and for a question
    /// of Madang itself.
    public let whom: MemberCard?
    /// Since when it waits.
    public let at: Moment
    /// When an answer comes too late.
    public let until: Moment?

    public init(
        _ kind: Kind,
        _ subject: Subject,
        of listingKind: Listing.Kind,
        title: String,
        startsAt: Moment?,
        whom: MemberCard?,
        at moment: Moment,
        until: Moment?
    ) {
        self.kind = kind
        self.subject = subject
        self.listingKind = listingKind
        self.title = title
        self.startsAt = startsAt
        self.whom = whom
        at = moment
        self.until = until
    }
}

/// The first of all that waits for a member's answer.
public struct AwaitedAnswers: Equatable, Sendable {
    public let items: [AwaitedAnswer]
    /// The number of all.
    public let count: Int

    public init(_ items: [AwaitedAnswer] = [], of count: Int = 0) {
        self.items = items
        self.count = count
    }
}

/// Reads what waits for a member's answer.
public protocol AwaitedAnswerQueries: Sendable {
    /// What has waited longest comes first. What a blocked member waits for is left out.
    func list(of member: Member.ID, atMost limit: Int, at now: Moment) async throws -> AwaitedAnswers
}
