public import Domain
import JSONCoding

/// A note to or from the organiser.
public struct RosterNoteBody: ShapedBody {
    let note: String?

    public init(_ note: String?) {
        self.note = note
    }

    public static let shape = Shape<Self>(
        "RosterNote",
        Field("note", \.note, .string(maxLength: 5_000), .optional),
        make: { Self($0) }
    )

    /// Nil for an empty note.
    public func readIfPresent() throws(RosterRefusal) -> RosterNote? {
        try RosterNote.ifWritten(note ?? "")
    }

    /// Throws ``RosterRefusal/noteMissing`` for an empty note.
    public func read() throws(RosterRefusal) -> RosterNote { try RosterNote(note ?? "") }
}
