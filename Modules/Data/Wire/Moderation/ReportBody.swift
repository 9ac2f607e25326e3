public import Domain
import JSONCoding

/// A report as its reporter sees it.
public struct ReportBody: ShapedBody {
    public let id: Report.ID
    public let subject: SubjectBody
    public let reason: Report.Reason
    public let note: String?
    /// The numbers of the further messages of a report of several.
    public let messages: [Int]
    public let at: Moment

    public static let shape = Shape<Self>(
        "Report",
        Field("id", \.id),
        Field("subject", \.subject),
        Field("reason", \.reason),
        Field("note", \.note),
        Field("messages", \.messages, about: "The numbers of further messages that it names"),
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
        messages = report.messages
        at = report.at
    }
}

/// A report to file.
public struct OutgoingReportBody: ShapedBody {
    public let reason: Report.Reason
    private let subject: SubjectBody
    private let note: String?
    public let messages: [Int]

    public static let shape = Shape<Self>(
        "OutgoingReport",
        Field("subject", \.subject),
        Field("reason", \.reason),
        Field("note", \.note, .string(maxLength: 10_000), .optional),
        Field(
            "messages",
            \.messages,
            .array(of: .integer(1...Int.max), maxItems: 100),
            .optional,
            about: """
                The numbers of further messages of a reported message's sender in the same conversation; \
                at most \(Report.mostMessages) with that message
                """
        ),
        make: { Self(reason: $1, subject: $0, note: $2, messages: $3) }
    )

    public func reported() throws(ReportRefusal) -> Subject {
        guard let subject = subject.subject else { throw .notFound }
        return subject
    }

    public func reportNote() throws(ReportRefusal) -> ReportNote? {
        guard let note else { return nil }
        return try ReportNote(note)
    }
}

extension OutgoingReportBody {
    public init(of subject: Subject, for reason: Report.Reason, note: String?, with messages: [Int] = []) {
        self.subject = SubjectBody(subject)
        self.reason = reason
        self.note = note
        self.messages = messages
    }
}
