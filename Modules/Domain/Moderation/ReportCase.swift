/// A report with all of its decisions, as the operator sees it.
public struct ReportCase: Identifiable, Sendable {
    public let id: Report.ID
    public let subject: Subject
    public let reason: Report.Reason
    public let note: ReportNote?
    public let at: Moment
    /// Nil after the account is deleted, as is ``about``, and for an operator's act.
    public let reporter: MemberCard?
    public let about: MemberCard?
    /// The content at the time of the report.
    public let copy: ReportedCopy
    /// Whether an operator acted without a report.
    public let isAct: Bool
    /// The operators at the time of reading.
    public let operators: Set<Member.ID>
    public let status: Report.Status
    /// The measures in force.
    public let measures: Measures
    /// The length of the suspension of an operator that waits for a second one.
    public let proposedDays: Int?
    /// Nil after the account is deleted.
    public let proposer: MemberCard?
    /// Most recent first.
    public let decisions: [MadeDecision]

    public init(
        id: Report.ID,
        subject: Subject,
        reason: Report.Reason,
        note: ReportNote?,
        at: Moment,
        reporter: MemberCard?,
        about: MemberCard?,
        copy: ReportedCopy,
        isAct: Bool,
        operators: Set<Member.ID>,
        status: Report.Status,
        measures: Measures,
        proposedDays: Int? = nil,
        proposer: MemberCard? = nil,
        decisions: [MadeDecision]
    ) {
        self.id = id
        self.subject = subject
        self.reason = reason
        self.note = note
        self.at = at
        self.reporter = reporter
        self.about = about
        self.copy = copy
        self.isAct = isAct
        self.operators = operators
        self.status = status
        self.measures = measures
        self.proposedDays = proposedDays
        self.proposer = proposer
        self.decisions = decisions
    }

    // Inlined into another module's initializer, it crashes the optimizer of Swift 6.3.1 (CopyPropagation).
    @inline(never)
    public var parties: ReportParties { ReportParties(reporter: reporter?.id, about: about?.id) }

    public func mayBeDecided(by member: Member.ID) -> Bool {
        parties.allowDecision(by: member, among: operators)
    }
}

/// Reported content as it was, which later changes of it don't touch.
public struct ReportedCopy: Equatable, Sendable {
    /// Its title or beginning.
    public let excerpt: String?
    /// Its whole text; nil where the excerpt says it all.
    public let text: String?
    /// Empty after its owner's account is deleted.
    public let pictures: [Image]
    /// All messages of a report of several, in their order; otherwise empty.
    public let messages: [ReportedMessage]

    public init(excerpt: String?, text: String?, pictures: [Image], messages: [ReportedMessage] = []) {
        self.excerpt = excerpt
        self.text = text
        self.pictures = pictures
        self.messages = messages
    }
}

/// One message of a report of several, as it was.
public struct ReportedMessage: Equatable, Sendable {
    public let number: Int
    public let text: String?
    public let pictures: Int
    public let sentAt: Moment

    public init(number: Int, text: String?, pictures: Int, sentAt: Moment) {
        self.number = number
        self.text = text
        self.pictures = pictures
        self.sentAt = sentAt
    }
}

/// What an operator can act on without a report.
public struct MeasurePlan: Sendable {
    public let subject: Subject
    /// Nil after the account is deleted.
    public let about: MemberCard?
    public let excerpt: String?
    public let stake: MoneyStake
    /// Whether this operator may act on it; see ``ReportParties/allowDecision(by:among:)``.
    public let isAllowed: Bool

    public init(
        of subject: Subject,
        about: MemberCard?,
        excerpt: String?,
        stake: MoneyStake,
        isAllowed: Bool
    ) {
        self.subject = subject
        self.about = about
        self.excerpt = excerpt
        self.stake = stake
        self.isAllowed = isAllowed
    }
}

/// Orders whose money an operator decides about.
public struct MoneyStake: Hashable, Sendable {
    public let orders: Int
    /// What would be refunded.
    public let won: Int

    public init(orders: Int, won: Int) {
        self.orders = orders
        self.won = won
    }

    public static let none = MoneyStake(orders: 0, won: 0)
}

/// A decision and the operator who made it.
public struct MadeDecision: Sendable {
    public let decision: Decision
    /// Nil for other subjects, and when the listing's state didn't change.
    public let listing: Decision.Consequence?
    /// Nil after the account is deleted.
    public let by: MemberCard?

    public init(_ decision: Decision, listing: Decision.Consequence?, by operatorCard: MemberCard?) {
        self.decision = decision
        self.listing = listing
        by = operatorCard
    }
}

/// Reads reports. The caller must check that the reader is an operator.
public protocol ReportQueries: Sendable {
    /// The reports of that status, oldest first.
    func list(_ status: Report.Status, _ slice: SliceRequest) async throws -> Slice<ReportCase>

    /// Throws ``ReportRefusal/notFound``.
    func find(_ id: Report.ID) async throws -> ReportCase

    /// The paid orders about which an operator decides with the report's subject and its author.
    func stake(of id: Report.ID, at now: Moment) async throws -> MoneyStake

    /// What `member`, an operator, can act on. Throws ``ReportRefusal/notFound`` and
    /// ``ReportRefusal/ownThing``.
    func plan(of subject: Subject, for member: Member.ID, at now: Moment) async throws -> MeasurePlan
}
