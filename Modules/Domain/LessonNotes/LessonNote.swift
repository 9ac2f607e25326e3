/// What one party of a lesson wrote down after it. Only the two parties read it.
public struct LessonNote: Identifiable, Equatable, Sendable {
    /// What the student does until the next lesson.
    public struct Homework: Equatable, Sendable {
        public let text: LessonNoteText
        /// When the student ticked it; nil while it is open.
        public let doneAt: Moment?

        public init(_ text: LessonNoteText, doneAt: Moment? = nil) {
            self.text = text
            self.doneAt = doneAt
        }
    }

    public let id: Identifier<LessonNote>
    public let deal: Deal.ID
    public let author: Member.ID
    /// What was done.
    public private(set) var text: LessonNoteText
    public private(set) var homework: Homework?
    public let writtenAt: Moment
    /// When the text or the homework was last changed; nil if they never were.
    public private(set) var editedAt: Moment?

    public init(
        id: ID,
        of deal: Deal.ID,
        by author: Member.ID,
        _ text: LessonNoteText,
        homework: Homework? = nil,
        writtenAt: Moment,
        editedAt: Moment? = nil
    ) {
        self.id = id
        self.deal = deal
        self.author = author
        self.text = text
        self.homework = homework
        self.writtenAt = writtenAt
        self.editedAt = editedAt
    }

    /// Other homework is open again. The same note changes nothing, as when a request is repeated.
    mutating func edit(_ text: LessonNoteText, homework: LessonNoteText?, at now: Moment) {
        guard text != self.text || homework != self.homework?.text else { return }
        self.text = text
        if homework != self.homework?.text { self.homework = homework.map { Homework($0) } }
        editedAt = now
    }

    /// A second tick keeps the moment.
    mutating func tick(_ homework: Homework, isDone: Bool, at now: Moment) {
        self.homework = Homework(homework.text, doneAt: isDone ? homework.doneAt ?? now : nil)
    }
}

/// A text of a note: 1 to 2,000 characters.
public struct LessonNoteText: Hashable, Sendable {
    public static let longest = 2_000

    public let text: String

    /// Returns nil for blank text.
    public init?(_ text: String) throws(LessonNoteRefusal) {
        let text = text.tidied()
        guard text.contains(where: { !$0.isWhitespace }) else { return nil }
        guard text.fits(Self.longest) else { throw .textTooLong }
        self.text = text
    }
}
