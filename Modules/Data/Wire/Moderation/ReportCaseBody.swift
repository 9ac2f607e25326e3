public import Domain

/// A report as an operator sees it.
public struct ReportCaseBody: ShapedBody {
    public let id: Report.ID
    public let subject: SubjectBody
    public let reason: Report.Reason
    public let note: String?
    public let at: Moment
    /// Null after the account is deleted, as is ``about``, and for an operator's act.
    public let reporter: MemberCardBody?
    public let about: MemberCardBody?
    /// The content at the time of the report: its title or beginning, and its whole text if that is longer.
    public let excerpt: String?
    public let text: String?
    /// As they were then; empty after their owner's account is deleted.
    public let pictures: [ImageBody]
    /// All messages of a report of several; otherwise empty.
    public let messages: [ReportedMessageBody]
    /// Whether an operator acted without a report.
    public let isAct: Bool
    public let status: Report.Status
    public let hides: Bool
    public let suspendsUntil: Moment?
    /// The days of an operator's suspension that waits for a second operator.
    public let proposedDays: Int?
    /// Null after the account is deleted.
    public let proposer: MemberCardBody?
    /// Whether the reader may decide: their own content or report only where no other operator can.
    public let mayDecide: Bool
    /// Most recent first.
    public let decisions: [DecisionBody]
    /// The paid orders about which the operator decides; zero in lists.
    public let paidOrders: Int
    /// What would be refunded of them, in won.
    public let paidAmount: Int

    public static let shape = Shape<Self>(
        "ReportCase",
        Field("id", \.id),
        Field("subject", \.subject),
        Field("reason", \.reason),
        Field("note", \.note),
        Field("at", \.at),
        Field("reporter", \.reporter),
        Field("about", \.about),
        Field("excerpt", \.excerpt),
        Field("text", \.text, about: "The whole text as it was reported"),
        Field("pictures", \.pictures, about: "As they were reported; for operators"),
        Field("messages", \.messages, about: "All messages of a report of several, as they were reported"),
        Field("act", \.isAct, about: "Whether an operator acted without a report."),
        Field("status", \.status),
        Field("hides", \.hides),
        Field("suspendsUntil", \.suspendsUntil),
        Field(
            "proposedDays",
            \.proposedDays,
            about: "The days of an operator's suspension that waits for a second operator."
        ),
        Field("proposer", \.proposer),
        Field(
            "mayDecide",
            \.mayDecide,
            about: "False for the reader's own content or report where another operator can decide."
        ),
        Field("decisions", \.decisions),
        Field("paidOrders", \.paidOrders, about: "About which the operator decides; zero in lists"),
        Field("paidAmount", \.paidAmount, about: "What would be given back, in won"),
        make: Self.init
    )
}

extension ReportCaseBody {
    public init(_ report: ReportCase, for reader: Member.ID, stake: MoneyStake = .none) {
        id = report.id
        subject = SubjectBody(report.subject)
        reason = report.reason
        note = report.note?.text
        at = report.at
        reporter = report.reporter.map(MemberCardBody.init)
        about = report.about.map(MemberCardBody.init)
        (excerpt, text) = (report.copy.excerpt, report.copy.text)
        pictures = report.copy.pictures.map(ImageBody.init)
        messages = report.copy.messages.map(ReportedMessageBody.init)
        isAct = report.isAct
        status = report.status
        hides = report.measures.hides
        suspendsUntil = report.measures.suspendsUntil
        proposedDays = report.proposedDays
        proposer = report.proposer.map(MemberCardBody.init)
        mayDecide = report.mayBeDecided(by: reader)
        decisions = report.decisions.map(DecisionBody.init)
        paidOrders = stake.orders
        paidAmount = stake.won
    }
}

/// One message of a report of several, as it was.
public struct ReportedMessageBody: ShapedBody {
    public let number: Int
    public let text: String?
    public let pictures: Int
    public let sentAt: Moment

    public static let shape = Shape<Self>(
        "ReportedMessage",
        Field("number", \.number),
        Field("text", \.text),
        Field("pictures", \.pictures, about: "How many it had"),
        Field("sentAt", \.sentAt),
        make: Self.init
    )
}

extension ReportedMessageBody {
    init(_ message: ReportedMessage) {
        number = message.number
        text = message.text
        pictures = message.pictures
        sentAt = message.sentAt
    }
}

/// A decision with its time and reason.
public struct DecisionBody: ShapedBody {
    public let verdict: Decision.Verdict
    public let hides: Bool
    public let suspendsUntil: Moment?
    /// The days of a suspension that waits for a second operator.
    public let proposedDays: Int?
    /// Null for other subjects, and when the listing's state didn't change.
    public let listing: Decision.Consequence?
    /// Null where nothing was paid.
    public let money: MoneyDecision?
    public let note: String?
    public let at: Moment
    /// Null after the account is deleted.
    public let by: MemberCardBody?

    public static let shape = Shape<Self>(
        "Decision",
        Field("verdict", \.verdict),
        Field("hides", \.hides),
        Field("suspendsUntil", \.suspendsUntil),
        Field("proposedDays", \.proposedDays),
        Field("listing", \.listing, about: "What became of the listing it was about."),
        Field("money", \.money, about: "What became of what was paid."),
        Field("note", \.note),
        Field("at", \.at),
        Field("by", \.by),
        make: Self.init
    )
}

extension DecisionBody {
    init(_ made: MadeDecision) {
        verdict = made.decision.verdict
        hides = made.decision.measures.hides
        suspendsUntil = made.decision.measures.suspendsUntil
        proposedDays = made.decision.proposedDays
        listing = made.listing
        money = made.decision.money
        note = made.decision.note?.text
        at = made.decision.at
        by = made.by.map(MemberCardBody.init)
    }
}
