public import Domain
public import JSONCoding

/// A report as an operator sees it.
public struct ReportCaseBody: Body {
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
    /// What would be given back of them, in won.
    public let paidAmount: Int

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

    public static var name: String { "ReportCase" }
    public static var parts: [any Body.Type] {
        [SubjectBody.self, MemberCardBody.self, ImageBody.self, DecisionBody.self]
    }

    public static var schema: Schema {
        .object([
            "id": .string().required,
            "subject": .reference(SubjectBody.name).required,
            "reason": .words(of: Report.Reason.self).required,
            "note": .nullable(.string()).required,
            "at": .moment.required,
            "reporter": .nullable(.reference(MemberCardBody.name)).required,
            "about": .nullable(.reference(MemberCardBody.name)).required,
            "excerpt": .nullable(.string()).required,
            "text": .nullable(.string()).required.described("The whole text as it was reported"),
            "pictures": .array(of: .reference(ImageBody.name)).required
                .described("As they were reported; for operators"),
            "act": .boolean.required.described("Whether an operator acted without a report."),
            "status": .words(of: Report.Status.self).required,
            "hides": .boolean.required,
            "suspendsUntil": .nullable(.moment).required,
            "proposedDays": .nullable(.integer()).required
                .described("The days of an operator's suspension that waits for a second operator."),
            "proposer": .nullable(.reference(MemberCardBody.name)).required,
            "mayDecide": .boolean.required
                .described(
                    "False for the reader's own content or report where another operator can decide."
                ),
            "decisions": .array(of: .reference(DecisionBody.name)).required,
            "paidOrders": .integer().required
                .described("About which the operator decides; zero in lists"),
            "paidAmount": .integer().required.described("What would be given back, in won"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        subject = try fields.body("subject")
        reason = try fields.choice("reason")
        note = try fields.textIfPresent("note")
        at = try fields.moment("at")
        reporter = try fields.bodyIfPresent("reporter")
        about = try fields.bodyIfPresent("about")
        excerpt = try fields.textIfPresent("excerpt")
        text = try fields.textIfPresent("text")
        pictures = try fields.bodies("pictures")
        isAct = try fields.boolean("act")
        status = try fields.choice("status")
        hides = try fields.boolean("hides")
        suspendsUntil = try fields.momentIfPresent("suspendsUntil")
        proposedDays = try fields.integerIfPresent("proposedDays")
        proposer = try fields.bodyIfPresent("proposer")
        mayDecide = try fields.boolean("mayDecide")
        decisions = try fields.bodies("decisions")
        paidOrders = try fields.integer("paidOrders")
        paidAmount = try fields.integer("paidAmount")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("subject", subject)
            writer.field("reason", reason.rawValue)
            writer.field("note", note)
            writer.field("at", at)
            writer.field("reporter", reporter)
            writer.field("about", about)
            writer.field("excerpt", excerpt)
            writer.field("text", text)
            writer.field("pictures", pictures)
            writer.field("act", isAct)
            writer.field("status", status.rawValue)
            writer.field("hides", hides)
            writer.field("suspendsUntil", suspendsUntil)
            writer.field("proposedDays", proposedDays)
            writer.field("proposer", proposer)
            writer.field("mayDecide", mayDecide)
            writer.field("decisions", decisions)
            writer.field("paidOrders", paidOrders)
            writer.field("paidAmount", paidAmount)
        }
    }
}

/// A decision with its time and reason.
public struct DecisionBody: Body {
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

    public static var name: String { "Decision" }
    public static var parts: [any Body.Type] { [MemberCardBody.self] }

    public static var schema: Schema {
        .object([
            "verdict": .words(of: Decision.Verdict.self).required,
            "hides": .boolean.required,
            "suspendsUntil": .nullable(.moment).required,
            "proposedDays": .nullable(.integer()).required,
            "listing": .nullable(.words(of: Decision.Consequence.self)).required
                .described("What became of the listing it was about."),
            "money": .nullable(.words(of: MoneyDecision.self)).required
                .described("What became of what was paid."),
            "note": .nullable(.string()).required,
            "at": .moment.required,
            "by": .nullable(.reference(MemberCardBody.name)).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        verdict = try fields.choice("verdict")
        hides = try fields.boolean("hides")
        suspendsUntil = try fields.momentIfPresent("suspendsUntil")
        proposedDays = try fields.integerIfPresent("proposedDays")
        listing = try fields.choiceIfPresent("listing")
        money = try fields.choiceIfPresent("money")
        note = try fields.textIfPresent("note")
        at = try fields.moment("at")
        by = try fields.bodyIfPresent("by")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("verdict", verdict.rawValue)
            writer.field("hides", hides)
            writer.field("suspendsUntil", suspendsUntil)
            writer.field("proposedDays", proposedDays)
            writer.field("listing", listing?.rawValue)
            writer.field("money", money?.rawValue)
            writer.field("note", note)
            writer.field("at", at)
            writer.field("by", by)
        }
    }
}
