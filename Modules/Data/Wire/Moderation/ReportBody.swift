public import Domain
public import JSONCoding

/// A report as its reporter sees it.
public struct ReportBody: Body {
    public let id: Report.ID
    public let subject: SubjectBody
    public let reason: Report.Reason
    public let note: String?
    public let at: Moment

    public init(_ report: Report) {
        id = report.id
        subject = SubjectBody(report.subject)
        reason = report.reason
        note = report.note?.text
        at = report.at
    }

    public static var name: String { "Report" }
    public static var parts: [any Body.Type] { [SubjectBody.self] }

    public static var schema: Schema {
        .object([
            "id": .string().required,
            "subject": .reference(SubjectBody.name).required,
            "reason": .words(of: Report.Reason.self).required,
            "note": .nullable(.string()).required,
            "at": .moment.required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        subject = try fields.body("subject")
        reason = try fields.choice("reason")
        note = try fields.textIfPresent("note")
        at = try fields.moment("at")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("subject", subject)
            writer.field("reason", reason.rawValue)
            writer.field("note", note)
            writer.field("at", at)
        }
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
