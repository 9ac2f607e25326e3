public import Domain
public import JSONCoding

/// The organiser's answer to a dispute.
public struct DisputeAnswerBody: Body {
    public let status: AttendanceStatus
    private let note: String?

    public init(_ status: AttendanceStatus, _ note: String?) {
        self.status = status
        self.note = note
    }

    public static var name: String { "DisputeAnswer" }

    public static var schema: Schema {
        .object([
            "status": .words(of: AttendanceStatus.self).required.described("Absent keeps the absence"),
            "note": .nullable(.string(maxLength: 5_000)),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        status = try fields.choice("status")
        note = try fields.textIfPresent("note")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("status", status.rawValue)
            writer.field("note", note)
        }
    }

    /// Nil without a note.
    public func readNote() throws(RosterRefusal) -> RosterNote? { try RosterNote.ifWritten(note ?? "") }
}
