public import Domain

/// What operators decided about a member, as the member sees it.
public struct TakenMeasureBody: ShapedBody, Hashable {
    public enum Kind: String, WireWord {
        case decision
        case warning
    }

    public let id: TakenMeasure.ID
    public let kind: Kind
    /// Nil for a warning, as is ``reason``.
    public let subject: SubjectBody?
    public let reason: Report.Reason?
    /// The title or beginning of the content at that time.
    public let excerpt: String?
    public let hides: Bool
    public let suspendsUntil: Moment?
    /// Of a warning.
    public let text: String?
    public let at: Moment
    public let stands: Bool
    public let appealableUntil: Moment
    public let mayAppeal: Bool
    /// Nil before the member appealed.
    public let appeal: AppealBody?

    public static let shape = Shape<Self>(
        "TakenMeasure",
        Field("id", \.id),
        Field("kind", \.kind, about: "A decision on a report or of an operator alone, or a warning"),
        Field("subject", \.subject, about: "Null for a warning"),
        Field("reason", \.reason, about: "Null for a warning"),
        Field("excerpt", \.excerpt, about: "The title or beginning of the content at that time"),
        Field("hides", \.hides),
        Field("suspendsUntil", \.suspendsUntil),
        Field("text", \.text, about: "Of a warning"),
        Field("at", \.at),
        Field("stands", \.stands, about: "Whether it was neither undone nor replaced"),
        Field("appealableUntil", \.appealableUntil),
        Field("mayAppeal", \.mayAppeal),
        Field("appeal", \.appeal),
        make: Self.init
    )
}

extension TakenMeasureBody {
    public init(_ measure: TakenMeasure, at now: Moment) {
        (id, excerpt, at, stands) = (measure.id, measure.excerpt, measure.at, measure.stands)
        switch measure.kind {
        case .decision(let measures, let subject, let reason):
            (kind, self.subject, self.reason, text) = (.decision, SubjectBody(subject), reason, nil)
            (hides, suspendsUntil) = (measures.hides, measures.suspendsUntil)
        case .warning(let note):
            (kind, subject, reason, text) = (.warning, nil, nil, note.text)
            (hides, suspendsUntil) = (false, nil)
        }
        appealableUntil = measure.appealableUntil
        mayAppeal = measure.mayBeAppealed(at: now)
        appeal = measure.appeal.map(AppealBody.init)
    }
}

/// A member's appeal, with what was decided about it.
public struct AppealBody: ShapedBody, Hashable {
    public let id: Appeal.ID
    public let text: String
    public let at: Moment
    /// Nil while it waits.
    public let outcome: Appeal.Outcome?
    public let reason: String?
    public let decidedAt: Moment?

    public static let shape = Shape<Self>(
        "Appeal",
        Field("id", \.id),
        Field("text", \.text),
        Field("at", \.at),
        Field("outcome", \.outcome, about: "Null while it waits"),
        Field("reason", \.reason, about: "Why the operator decided so"),
        Field("decidedAt", \.decidedAt),
        make: Self.init
    )
}

extension AppealBody {
    init(_ appeal: Appeal) {
        (id, text, at) = (appeal.id, appeal.text.text, appeal.at)
        let ruling = appeal.ruling
        (outcome, reason, decidedAt) = (ruling?.outcome, ruling?.reason?.text, ruling?.at)
    }
}

/// An appeal as operators see it.
public struct AppealCaseBody: ShapedBody {
    public let id: Appeal.ID
    /// With the appeal.
    public let measure: TakenMeasureBody
    public let member: MemberCardBody
    /// Of the decision; nil for a warning.
    public let report: Report.ID?
    public let note: String?
    /// Nil after the account is deleted.
    public let takenBy: MemberCardBody?
    /// Nil while it waits, and after the account is deleted.
    public let decidedBy: MemberCardBody?
    public let mayDecide: Bool

    public static let shape = Shape<Self>(
        "AppealCase",
        Field("id", \.id),
        Field("measure", \.measure, about: "What the appeal is against, with the appeal"),
        Field("member", \.member),
        Field("report", \.report, about: "Of the decision; null for a warning"),
        Field("note", \.note, about: "What the operator noted with the decision"),
        Field("takenBy", \.takenBy, about: "The operator who decided first"),
        Field("decidedBy", \.decidedBy, about: "The operator who decided about the appeal"),
        Field(
            "mayDecide",
            \.mayDecide,
            about: "False for who took the measure or is concerned, where another operator can decide."
        ),
        make: Self.init
    )
}

extension AppealCaseBody {
    public init(_ appeal: AppealCase, for reader: Member.ID, at now: Moment) {
        id = appeal.id
        measure = TakenMeasureBody(appeal.measure, at: now)
        member = MemberCardBody(appeal.member)
        (report, note) = (appeal.report, appeal.note?.text)
        takenBy = appeal.takenBy.map(MemberCardBody.init)
        decidedBy = appeal.decidedBy.map(MemberCardBody.init)
        mayDecide = appeal.mayBeDecided(by: reader)
    }
}
