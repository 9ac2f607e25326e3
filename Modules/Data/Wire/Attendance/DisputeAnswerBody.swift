public import Domain
import JSONCoding

/// The organiser's answer to a dispute.
public struct DisputeAnswerBody: ShapedBody {
    public let status: AttendanceStatus
    private let note: String?

    public init(_ status: AttendanceStatus, _ note: String?) {
        self.status = status
        self.note = note
    }

    public static let shape = Shape<Self>(
        "DisputeAnswer",
        Field("status", \.status, about: "Absent keeps the absence"),
        Field("note", \.note, .string(maxLength: 5_000), .optional),
        make: Self.init
    )

    /// Nil without a note.
    public func readNote() throws(RosterRefusal) -> RosterNote? { try RosterNote.ifWritten(note ?? "") }
}
