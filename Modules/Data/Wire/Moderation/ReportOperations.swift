public import Domain
import JSONCoding

/// Operations on reports.
public struct ReportOperations: OperationList {
    public typealias OfReport<In: Body> = Operation<SignedIn, Report.ID, In, ReportCaseBody>

    private static let report = PathPattern<Report.ID>("/api/v1/reports/{id}", else: ReportRefusal.notFound)

    public let file = Operation<SignedIn, Void, OutgoingReportBody, ReportBody>(
        .post,
        "/api/v1/reports",
        "File a report; filing it again returns the first one",
        status: 201,
        or: 200
    )
    public let list = Operation<SignedIn, Void, ReportQuery, ListBody<ReportCaseBody>>(
        .get,
        "/api/v1/reports",
        "List reports; of one status, oldest first, for operators"
    )
    public let one = OfReport<Nothing>(
        .get,
        report,
        "Get a report; with its decisions, for operators"
    )
    public let dismiss = OfReport<DecisionNoteBody>(
        .post,
        report / "dismiss",
        "Dismiss a report; for operators"
    )
    public let uphold = OfReport<UpholdingBody>(
        .post,
        report / "uphold",
        "Uphold a report; hides its subject, suspends the author, or both, for operators"
    )
    public let reopen = OfReport<DecisionNoteBody>(
        .post,
        report / "reopen",
        "Reopen a report; undoes its decision, for operators"
    )
}

/// Operations on what waits for operators, and on measures without a report.
public struct MeasureOperations: OperationList {
    public let duties = Operation<SignedIn, Void, Nothing, DutiesBody>(
        .get,
        "/api/v1/me/duties",
        "Get my operator duties"
    )
    public let todo = Operation<SignedIn, Void, Nothing, OperatorTodoBody>(
        .get,
        "/api/v1/operator/todo",
        "Get what waits in all queues; for operators"
    )
    public let plan = Operation<SignedIn, Void, MeasureQuery, MeasurePlanBody>(
        .get,
        "/api/v1/operator/measures",
        "Preview measures without a report; for operators"
    )
    public let take = Operation<SignedIn, Void, OperatorActBody, ReportCaseBody>(
        .post,
        "/api/v1/operator/measures",
        "Take measures without a report; hides a subject, suspends its author, or both, for operators",
        status: 201
    )
}

extension API {
    public static let measures = MeasureOperations()
    public static let reports = ReportOperations()
}

/// The filter of reports.
public struct ReportQuery: ShapedBody {
    public let status: Report.Status?
    public let slice: SliceRequest

    public init(status: Report.Status? = nil, _ slice: SliceRequest = SliceRequest()) {
        self.status = status
        self.slice = slice
    }

    public static let shape = Shape<Self>(
        "ReportQuery",
        Field("status", \.status, nil, .omittable, about: "Default: `open`"),
        Field(flat: \.slice),
        make: { Self(status: $0, $1) }
    )
}

/// The subject of measures.
public struct MeasureQuery: ShapedBody {
    public let subject: Subject

    public init(_ subject: Subject) {
        self.subject = subject
    }

    public static let shape = Shape<Self>(
        "MeasureQuery",
        Field("kind", \.subject.kind, nil, about: "Of the subject"),
        Field(
            "id",
            { Identifier<Subject>(rawValue: $0.subject.number) },
            .identifier,
            about: "Of the subject"
        ),
        make: { Self(Subject($0, $1)) }
    )
}
