public import Domain
public import JSONCoding

/// A note to or from the organiser.
public struct RosterNoteBody: Body {
    let note: String?

    public init(_ note: String?) {
        self.note = note
    }

    public static var name: String { "RosterNote" }
    public static var schema: Schema { .object(["note": .nullable(.string(maxLength: 5_000))]) }

    public init(_ fields: Fields) throws(FieldError) {
        note = try fields.textIfPresent("note")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.field("note", note) }
    }

    /// Nil for an empty note.
    public func readIfPresent() throws(RosterRefusal) -> RosterNote? {
        try RosterNote.ifWritten(note ?? "")
    }

    /// Throws ``RosterRefusal/noteMissing`` for an empty note.
    public func read() throws(RosterRefusal) -> RosterNote { try RosterNote(note ?? "") }
}
