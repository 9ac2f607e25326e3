public import Domain
public import JSONCoding

/// Measures that an operator takes without a report, at least one, with the reason.
public struct OperatorActBody: Body {
    public let reason: Report.Reason
    public let measures: UpholdingBody
    private let subject: SubjectBody

    public init(on subject: Subject, for reason: Report.Reason, _ measures: UpholdingBody) {
        self.subject = SubjectBody(subject)
        self.reason = reason
        self.measures = measures
    }

    public static var name: String { "OperatorAct" }
    public static var parts: [any Body.Type] { [SubjectBody.self] }

    public static var schema: Schema {
        UpholdingBody.schema.adding([
            "subject": .reference(SubjectBody.name).required,
            "reason": .words(of: Report.Reason.self).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        subject = try fields.body("subject")
        reason = try fields.choice("reason")
        measures = try UpholdingBody(fields)
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("subject", subject)
            writer.field("reason", reason.rawValue)
            measures.writeFlat(to: &writer)
        }
    }

    public func concerned() throws(ReportRefusal) -> Subject {
        guard let subject = subject.subject else { throw .notFound }
        return subject
    }
}

/// What an operator can act on without a report.
public struct MeasurePlanBody: ShapedBody {
    public let subject: SubjectBody
    /// Null after the account is deleted.
    public let about: MemberCardBody?
    public let excerpt: String?
    /// Whether this operator may act on it: not on what concerns them where another operator can.
    public let isAllowed: Bool
    /// The paid orders about which the operator decides, too.
    public let paidOrders: Int
    /// What would be refunded of them, in won.
    public let paidAmount: Int

    public static let shape = Shape<Self>(
        "MeasurePlan",
        Field("subject", \.subject),
        Field("about", \.about),
        Field("excerpt", \.excerpt),
        Field(
            "allowed",
            \.isAllowed,
            about: "False when it concerns the reader, and another operator can act."
        ),
        Field("paidOrders", \.paidOrders, about: "About which the operator decides"),
        Field("paidAmount", \.paidAmount, about: "What would be given back, in won"),
        make: Self.init
    )
}

extension MeasurePlanBody {
    public init(_ plan: MeasurePlan) {
        subject = SubjectBody(plan.subject)
        about = plan.about.map(MemberCardBody.init)
        excerpt = plan.excerpt
        isAllowed = plan.isAllowed
        (paidOrders, paidAmount) = (plan.stake.orders, plan.stake.won)
    }
}
