public import Domain
import JSONCoding

/// The reason to dismiss or reopen a report.
public struct DecisionNoteBody: ShapedBody {
    private let note: String?
    private let template: ReasonTemplate.ID?

    public init(note: String?, template: ReasonTemplate.ID? = nil) {
        (self.note, self.template) = (note, template)
    }

    public static let shape = Shape<Self>(
        "DecisionNote",
        Field("note", \.note, .string(maxLength: 10_000), .optional),
        .template(\.template),
        make: { Self(note: $0, template: $1) }
    )

    public var reason: ReasonDraft { ReasonDraft(text: note, template: template) }
}

/// The measures of an upheld report, at least one, with the reason.
public struct UpholdingBody: ShapedBody {
    private let hide: Bool
    private let suspendDays: Int?
    private let money: MoneyDecision?
    private let note: String?
    private let template: ReasonTemplate.ID?

    public init(
        hide: Bool,
        suspendDays: Int?,
        money: MoneyDecision? = nil,
        note: String?,
        template: ReasonTemplate.ID? = nil
    ) {
        self.hide = hide
        self.suspendDays = suspendDays
        self.money = money
        (self.note, self.template) = (note, template)
    }

    public static let shape = Shape<Self>(
        "Upholding",
        Field("hide", \.hide, default: false, about: "Only its author sees it from then on."),
        Field("suspendDays", \.suspendDays, nil, .optional, about: "For so long its author can't sign in."),
        Field(
            "money",
            \.money,
            nil,
            .optional,
            about: "What becomes of what is paid; needed if something is"
        ),
        Field("note", \.note, .string(maxLength: 10_000), .optional),
        .template(\.template),
        make: { Self(hide: $0, suspendDays: $1, money: $2, note: $3, template: $4) }
    )

    public var order: DecideReport.Order { DecideReport.Order(hides: hide, days: suspendDays, money: money) }

    public var reason: ReasonDraft { ReasonDraft(text: note, template: template) }
}

/// A member's duties as an operator.
public struct DutiesBody: ShapedBody, Hashable {
    public let isOperator: Bool
    /// The number of open reports; nil for other members.
    public let reports: Int?
    /// The number of appeals that wait; nil for other members.
    public let appeals: Int?
    /// The number of listings that wait for approval; nil for other members.
    public let submissions: Int?
    /// The number of claims that wait; nil for other members.
    public let claims: Int?
    /// The number of proposed sources; nil for other members.
    public let sources: Int?
    /// The number of teachers whose documents wait; nil for other members.
    public let verifications: Int?
    /// The number of orders that need an operator; nil for other members.
    public let orders: Int?
    /// The number of emails, pushes and sources that fail; nil for other members.
    public let failedJobs: Int?

    public static let shape = Shape<Self>(
        "Duties",
        Field("operator", \.isOperator),
        Field("reports", \.reports),
        Field("appeals", \.appeals),
        Field("submissions", \.submissions),
        Field("claims", \.claims),
        Field("sources", \.sources),
        Field("verifications", \.verifications),
        Field("orders", \.orders),
        Field("failedJobs", \.failedJobs, about: "Emails, pushes and sources of events that fail"),
        make: Self.init
    )

    /// How much waits in all queues.
    public var total: Int {
        [reports, appeals, submissions, claims, sources, verifications, orders, failedJobs]
            .compactMap(\.self).reduce(0, +)
    }
}

extension DutiesBody {
    /// - Parameter loads: nil for a member who isn't an operator.
    public init(_ loads: [QueueLoad]?) {
        func count(_ queue: OperatorQueue) -> Int? { loads?.first { $0.queue == queue }?.count }
        isOperator = loads != nil
        reports = count(.reports)
        appeals = count(.appeals)
        submissions = count(.submissions)
        claims = count(.claims)
        sources = count(.sources)
        verifications = count(.verifications)
        orders = count(.orders)
        failedJobs = count(.failedJobs)
    }
}
