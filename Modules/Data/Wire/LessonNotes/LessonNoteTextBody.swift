public import Domain
public import JSONCoding

/// A note to write, and the homework that the teacher gives with it.
public struct LessonNoteTextBody: Body {
    let text: String
    let homework: String?

    public init(_ text: String, homework: String?) {
        self.text = text
        self.homework = homework
    }

    public static var name: String { "LessonNoteText" }

    public static var schema: Schema {
        .object([
            "text": .nonBlank(atMost: LessonNoteText.longest).required,
            "homework": .nullable(.string(maxLength: 10_000)),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        text = try fields.text("text")
        homework = try fields.textIfPresent("homework")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("text", text)
            writer.field("homework", homework)
        }
    }

    public func read() throws(LessonNoteRefusal) -> (text: LessonNoteText?, homework: LessonNoteText?) {
        (try LessonNoteText(text), try LessonNoteText(homework ?? ""))
    }
}
