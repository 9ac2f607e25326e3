/// An email that operators send to all members.
public struct Letter: Identifiable, Equatable, Sendable {
    public enum State: String, CaseIterable, Sendable {
        case draft
        /// Emails are queued in parts.
        case sending
        /// An operator discarded it, or ended it before all emails were queued.
        case stopped
        case sent
    }

    /// How long after the beginning of one the next may begin.
    public static let pause = Duration.seconds(86_400)

    public let id: Identifier<Letter>
    public private(set) var contents: LetterContents
    public private(set) var state: State
    /// Nil for one that was never sent.
    public private(set) var startedAt: Moment?
    public private(set) var progress: LetterProgress

    public init(
        _ id: ID,
        _ contents: LetterContents,
        _ state: State = .draft,
        startedAt: Moment? = nil,
        progress: LetterProgress = LetterProgress()
    ) {
        self.id = id
        self.contents = contents
        self.state = state
        self.startedAt = startedAt
        self.progress = progress
    }

    public mutating func edit(_ contents: LetterContents) throws(LetterRefusal) {
        guard state == .draft else { throw .notDraft }
        self.contents = contents
    }

    /// - Parameters:
    ///   - latest: when the letter before it began.
    ///   - isBusy: whether another one is still being sent.
    public mutating func send(
        to receivers: Int,
        after latest: Moment?,
        while isBusy: Bool = false,
        at now: Moment
    ) throws(LetterRefusal) {
        guard state == .draft else { throw .notDraft }
        guard !isBusy else { throw .anotherSending }
        if let latest, now < latest + Self.pause { throw .oneADay }
        guard receivers > 0 else { throw .noReceivers }
        (state, startedAt) = (.sending, now)
        progress = LetterProgress(receivers: receivers)
    }

    /// Discards a draft, or ends the sending.
    public mutating func stop() throws(LetterRefusal) {
        guard state == .draft || state == .sending else { throw .over }
        state = .stopped
    }

    /// After the last email.
    public mutating func finish() {
        if state == .sending { state = .sent }
    }
}

/// How far a letter has got.
public struct LetterProgress: Equatable, Sendable {
    /// Those who were to get it when it began.
    public let receivers: Int
    /// Taken by another mail server.
    public let sent: Int
    /// Refused for good, or given up.
    public let failed: Int

    public init(receivers: Int = 0, sent: Int = 0, failed: Int = 0) {
        self.receivers = receivers
        self.sent = sent
        self.failed = failed
    }

    /// Members who leave or unsubscribe meanwhile count until the end.
    public var remaining: Int { max(0, receivers - sent - failed) }
}

/// What a letter says, in Korean and if possible in English.
public struct LetterContents: Hashable, Sendable {
    public let korean: LetterText
    /// Nil when readers of English get the Korean text.
    public let english: LetterText?

    public init(korean: LetterText, english: LetterText? = nil) {
        self.korean = korean
        self.english = english
    }

    public func text(in language: Language) -> LetterText {
        language == .english ? english ?? korean : korean
    }
}

/// A subject and a text.
public struct LetterText: Hashable, Sendable {
    public static let longestSubject = 100
    public static let longestText = 5_000

    public let subject: String
    public let text: String

    public init(subject: String, text: String) throws(LetterRefusal) {
        let (subject, text) = (subject.tidied(), text.tidied())
        guard !subject.isEmpty else { throw .subjectMissing }
        guard subject.fits(Self.longestSubject), !subject.contains(where: \.isNewline) else {
            throw .subjectTooLong
        }
        guard !text.isEmpty else { throw .textMissing }
        guard text.fits(Self.longestText) else { throw .textTooLong }
        self.subject = subject
        self.text = text
    }

    /// Nil when both are empty; refused with the fields of the English text.
    public init?(english subject: String, text: String) throws(LetterRefusal) {
        guard !subject.tidied().isEmpty || !text.tidied().isEmpty else { return nil }
        do throws(LetterRefusal) {
            try self.init(subject: subject, text: text)
        } catch {
            throw error.ofEnglish
        }
    }
}

public enum LetterRefusal: String, Refusal, CaseIterable {
    /// It doesn't exist, or the member is no operator.
    case notFound = "letter.not-found"
    /// This server sends no emails, or doesn't know its public address.
    case unavailable = "letter.unavailable"
    case subjectMissing = "letter.subject-missing"
    case subjectTooLong = "letter.subject-too-long"
    case textMissing = "letter.text-missing"
    case textTooLong = "letter.text-too-long"
    case englishSubjectMissing = "letter.english-subject-missing"
    case englishSubjectTooLong = "letter.english-subject-too-long"
    case englishTextMissing = "letter.english-text-missing"
    case englishTextTooLong = "letter.english-text-too-long"
    /// It was sent or discarded.
    case notDraft = "letter.not-draft"
    case over = "letter.over"
    /// Another one began less than ``Letter/pause`` ago.
    case oneADay = "letter.one-a-day"
    /// Another one isn't finished yet.
    case anotherSending = "letter.another-sending"
    /// No member would get it.
    case noReceivers = "letter.no-receivers"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .unavailable, .notDraft, .over, .oneADay, .anotherSending, .noReceivers: .conflict
        default: .invalid
        }
    }

    public var field: String? {
        switch self {
        case .subjectMissing, .subjectTooLong: "subject"
        case .textMissing, .textTooLong: "text"
        case .englishSubjectMissing, .englishSubjectTooLong: "subjectEn"
        case .englishTextMissing, .englishTextTooLong: "textEn"
        case .notFound, .unavailable, .notDraft, .over, .oneADay, .anotherSending, .noReceivers: nil
        }
    }

    fileprivate var ofEnglish: LetterRefusal {
        switch self {
        case .subjectMissing: .englishSubjectMissing
        case .subjectTooLong: .englishSubjectTooLong
        case .textMissing: .englishTextMissing
        case .textTooLong: .englishTextTooLong
        default: self
        }
    }
}
