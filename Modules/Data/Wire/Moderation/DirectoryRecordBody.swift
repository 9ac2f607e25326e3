public import Domain
import JSONCoding

/// What concerns a member, for operators, without what is said between two.
public struct DirectoryRecordBody: ShapedBody {
    public let member: DirectoryEntryBody
    /// The main one first.
    public let homes: [NeighbourhoodLabelBody]
    /// Why the member is suspended; nil for a member who isn't.
    public let suspension: SuspensionBody?
    /// Nil without a second factor.
    public let secondFactorSince: Moment?
    public let sessions: Int
    /// Without states that no listing is in.
    public let listings: [ListingCountBody]
    public let conversations: Int
    public let orders: Int
    public let sales: Int
    public let reportsFiled: Int
    public let reportsAbout: Int
    /// Latest first.
    public let reports: [ReportMentionBody]
    /// Latest first.
    public let measures: [PastMeasureBody]
    /// Latest first.
    public let warnings: [WarningBody]
    /// Whether it is the reader's own account, on which they don't act as an operator.
    public let isOwn: Bool

    public static let shape = Shape<Self>(
        "DirectoryRecord",
        Field("member", \.member),
        Field("homes", \.homes, about: "The main one first"),
        Field("suspension", \.suspension, about: "The longest one in force; null without one"),
        Field("secondFactorSince", \.secondFactorSince, about: "Null without a second factor"),
        Field("sessions", \.sessions, about: "Signed-in devices"),
        Field("listings", \.listings, about: "Without states that no listing is in"),
        Field("conversations", \.conversations, about: "Begun by the member, without groups"),
        Field("orders", \.orders, about: "As the payer"),
        Field("sales", \.sales, about: "As the seller"),
        Field("reportsFiled", \.reportsFiled),
        Field("reportsAbout", \.reportsAbout),
        Field("reports", \.reports, about: "About the member; latest first, at most 20"),
        Field("measures", \.measures, about: "Taken or undone; latest first, at most 20"),
        Field("warnings", \.warnings, about: "Latest first, at most 20"),
        Field("own", \.isOwn, about: "Whether it is the reader's own account"),
        make: Self.init
    )
}

extension DirectoryRecordBody {
    public init(_ record: DirectoryRecord, homes: [NeighbourhoodLabelBody], for reader: Member.ID) {
        member = DirectoryEntryBody(record.entry)
        self.homes = homes
        suspension = record.suspension.map(SuspensionBody.init)
        secondFactorSince = record.secondFactorSince
        let numbers = record.numbers
        sessions = numbers.sessions
        listings = Listing.Status.allCases.compactMap { status in
            numbers.listings[status].map { ListingCountBody(status: status, count: $0) }
        }
        conversations = numbers.conversations
        (orders, sales) = (numbers.orders, numbers.sales)
        (reportsFiled, reportsAbout) = (numbers.reportsFiled, numbers.reportsAbout)
        reports = record.reports.map(ReportMentionBody.init)
        measures = record.measures.map(PastMeasureBody.init)
        warnings = record.warnings.map(WarningBody.init)
        isOwn = record.entry.id == reader
    }
}

/// The reason for and the end of a suspension.
public struct SuspensionBody: ShapedBody, Hashable {
    public let until: Moment
    public let reason: Report.Reason
    public let subjectKind: Subject.Kind

    public static let shape = Shape<Self>(
        "Suspension",
        Field("until", \.until),
        Field("reason", \.reason),
        Field("subjectKind", \.subjectKind, about: "Of what was reported"),
        make: Self.init
    )
}

extension SuspensionBody {
    init(_ suspension: Suspension) {
        (until, reason, subjectKind) = (suspension.until, suspension.reason, suspension.about)
    }
}

/// How many listings of a member are in a state.
public struct ListingCountBody: ShapedBody, Hashable {
    public let status: Listing.Status
    public let count: Int

    public static let shape = Shape<Self>(
        "ListingCount",
        Field("status", \.status),
        Field("count", \.count),
        make: Self.init
    )
}

/// A report about a member, without its content and who filed it.
public struct ReportMentionBody: ShapedBody, Hashable {
    public let id: Report.ID
    public let subjectKind: Subject.Kind
    public let reason: Report.Reason
    public let status: Report.Status
    public let isAct: Bool
    public let at: Moment

    public static let shape = Shape<Self>(
        "ReportMention",
        Field("id", \.id),
        Field("subjectKind", \.subjectKind),
        Field("reason", \.reason),
        Field("status", \.status),
        Field("act", \.isAct, about: "Whether an operator acted without a report."),
        Field("at", \.at),
        make: Self.init
    )
}

extension ReportMentionBody {
    init(_ mention: ReportMention) {
        (id, subjectKind, reason) = (mention.id, mention.kind, mention.reason)
        (status, isAct, at) = (mention.status, mention.isAct, mention.at)
    }
}

/// A decision about a member, and the report under which it is kept.
public struct PastMeasureBody: ShapedBody {
    public let report: Report.ID
    public let decision: DecisionBody

    public static let shape = Shape<Self>(
        "PastMeasure",
        Field("report", \.report),
        Field("decision", \.decision),
        make: Self.init
    )
}

extension PastMeasureBody {
    init(_ measure: PastMeasure) {
        report = measure.report
        decision = DecisionBody(measure.made)
    }
}
