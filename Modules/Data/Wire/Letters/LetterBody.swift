public import Domain
import JSONCoding

/// An email of operators to all members.
public struct LetterBody: ShapedBody, Hashable {
    public let id: Letter.ID
    public let state: Letter.State
    public let subject: String
    public let text: String
    public let englishSubject: String?
    public let englishText: String?
    public let startedAt: Moment?
    public let receivers: Int?
    public let sent: Int
    public let failed: Int
    public let remaining: Int

    public static let shape = Shape<Self>(
        "Letter",
        Field("id", \.id),
        Field("state", \.state),
        Field("subject", \.subject, about: "In Korean"),
        Field("text", \.text, about: "In Korean"),
        Field("subjectEn", \.englishSubject, about: "Null when readers of English get the Korean text"),
        Field("textEn", \.englishText),
        Field("startedAt", \.startedAt, about: "When it began to be sent"),
        Field(
            "receivers",
            \.receivers,
            about: "Members who were to get it when it began; of a draft, those who would get it now"
        ),
        Field("sent", \.sent),
        Field("failed", \.failed, about: "Refused for good by a mail server, or given up"),
        Field("remaining", \.remaining),
        make: Self.init
    )
}

extension LetterBody {
    /// - Parameter receivers: who would get a draft.
    public init(_ letter: Letter, receivers: Int? = nil) {
        let (contents, progress) = (letter.contents, letter.progress)
        (id, state, startedAt) = (letter.id, letter.state, letter.startedAt)
        (subject, text) = (contents.korean.subject, contents.korean.text)
        (englishSubject, englishText) = (contents.english?.subject, contents.english?.text)
        self.receivers = letter.startedAt == nil ? receivers : progress.receivers
        (sent, failed, remaining) = (progress.sent, progress.failed, progress.remaining)
    }
}

/// What a letter is to say.
public struct LetterDraftBody: ShapedBody, Hashable {
    public let subject: String
    public let text: String
    public let englishSubject: String?
    public let englishText: String?

    public init(
        subject: String,
        text: String,
        englishSubject: String? = nil,
        englishText: String? = nil
    ) {
        (self.subject, self.text) = (subject, text)
        (self.englishSubject, self.englishText) = (englishSubject, englishText)
    }

    public static let shape = Shape<Self>(
        "LetterDraft",
        Field(
            "subject",
            \.subject,
            .nonBlank(atMost: LetterText.longestSubject),
            about: "In Korean; one line"
        ),
        Field("text", \.text, .nonBlank(atMost: LetterText.longestText), about: "In Korean"),
        Field(
            "subjectEn",
            \.englishSubject,
            .text(maxLength: LetterText.longestSubject),
            .optional,
            about: "In English; with a text, or neither"
        ),
        Field("textEn", \.englishText, .text(maxLength: LetterText.longestText), .optional),
        make: Self.init
    )

    /// Throws the refusal of the first field in each language that a rule refuses.
    public func contents() throws -> LetterContents {
        var refusals = RefusalCollector()
        let korean = try refusals.collect { try LetterText(subject: subject, text: text) }
        let english = try refusals.collect {
            try LetterText(english: englishSubject ?? "", text: englishText ?? "")
        }
        guard let korean, let english else { throw refusals.refusal }
        return LetterContents(korean: korean, english: english)
    }
}
