public import Domain
public import JSONCoding

/// A report as its reporter sees it.
public struct ReportBody: ShapedBody {
    public let id: Report.ID
    public let subject: SubjectBody
    public let reason: Report.Reason
    public let note: String?
    public let at: Moment

    public static let shape = Shape<Self>(
        "Report",
        Field("id", \.id),
        Field("subject", \.subject),
        Field("reason", \.reason),
        Field("note", \.note),
        Field("at", \.at),
        make: Self.init
    )
}

extension ReportBody {
    public init(_ report: Report) {
        id = report.id
        subject = SubjectBody(report.subject)
        reason = report.reason
        note = report.note?.text
        at = report.at
    }
}

/// A report to file.
public struct OutgoingReportBody: Body {
    public let reason: Report.Reason
    private let subject: SubjectBody
    private let note: String?

    public init(of subject: Subject, for reason: Report.Reason, note: String?) {
        self.subject = SubjectBody(subject)
        self.reason = reason
        self.note = note
    }

    public static var name: String { "OutgoingReport" }
    public static var parts: [any Body.Type] { [SubjectBody.self] }

    public static var schema: Schema {
        .object([
            "subject": .reference(SubjectBody.name).required,
            "reason": .words(of: Report.Reason.self).required,
            "note": .nullable(.string(maxLength: 10_000)),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        subject = try fields.body("subject")
        reason = try fields.choice("reason")
        note = try fields.textIfPresent("note")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("subject", subject)
            writer.field("reason", reason.rawValue)
            writer.fieldIfPresent("note", note)
        }
    }

    public func reported() throws(ReportRefusal) -> Subject {
        guard let subject = subject.subject else { throw .notFound }
        return subject
    }

    public func reportNote() throws(ReportRefusal) -> ReportNote? {
        guard let note else { return nil }
        return try ReportNote(note)
    }
}
