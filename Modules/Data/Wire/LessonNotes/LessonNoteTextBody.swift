public import Domain
import JSONCoding

/// A note to write, and the homework that the teacher gives with it.
public struct LessonNoteTextBody: ShapedBody {
    let text: String
    let homework: String?

    public init(_ text: String, homework: String?) {
        self.text = text
        self.homework = homework
    }

    public static let shape = Shape<Self>(
        "LessonNoteText",
        Field("text", \.text, .nonBlank(atMost: LessonNoteText.longest)),
        Field("homework", \.homework, .string(maxLength: 10_000), .optional),
        make: Self.init
    )

    public func read() throws(LessonNoteRefusal) -> (text: LessonNoteText?, homework: LessonNoteText?) {
        (try LessonNoteText(text), try LessonNoteText(homework ?? ""))
    }
}
