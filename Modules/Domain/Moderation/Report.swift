/// A member's report to the operator. The reported member isn't notified.
public struct Report: Identifiable, Equatable, Sendable {
    public enum Reason: String, CaseIterable, Sendable {
        case spam
        case fraud
        case abuse
        case sexual
        case personalInformation = "personal-information"
        case prohibited
        /// Requires a note.
        case other
    }

    /// Reports a member may file per day.
    public static let mostADay = 20
    /// Messages that one report may name.
    public static let mostMessages = 20

    public let id: Identifier<Report>
    public let reporter: Member.ID
    public let subject: Subject
    public let reason: Reason
    public let note: ReportNote?
    /// The numbers of further messages of the same sender, where the subject is a message.
    public let messages: [Int]
    public let at: Moment

    public init(
        _ id: ID,
        of subject: Subject,
        by reporter: Member.ID,
        for reason: Reason,
        _ note: ReportNote?,
        with messages: [Int] = [],
        at now: Moment
    ) throws(ReportRefusal) {
        guard reason != .other || note != nil else { throw .noteMissing }
        guard messages.isEmpty || subject.kind == .message else { throw .messagesOfOtherSubject }
        guard messages.count < Self.mostMessages else { throw .tooManyMessages }
        guard Set(messages).count == messages.count else { throw .messageRepeated }
        self.id = id
        self.reporter = reporter
        self.subject = subject
        self.reason = reason
        self.note = note
        self.messages = messages.sorted()
        at = now
    }

    /// Refuses messages that can't be reported together.
    ///
    /// - Parameters:
    ///   - senders: of the messages that exist, by their numbers. Nil for a deleted account.
    ///   - own: the number of the subject, which is one of them.
    public func allowMessages(sentBy senders: [Int: Member.ID?], besides own: Int) throws(ReportRefusal) {
        guard !messages.contains(own) else { throw .messageRepeated }
        for number in messages {
            guard let sender = senders[number] else { throw .messageNotFound }
            guard sender == senders[own] else { throw .messagesOfSeveral }
        }
    }
}

/// The reporter and the reported member. Either is nil after the account is deleted.
public struct ReportParties: Equatable, Sendable {
    public let reporter: Member.ID?
    public let about: Member.ID?

    public init(reporter: Member.ID?, about: Member.ID?) {
        self.reporter = reporter
        self.about = about
    }

    /// Whether `member` may decide. Operators decide on their own reports only where no one else can, and on
    /// their own content only where they are alone; otherwise it would stay undecided.
    public func allowDecision(by member: Member.ID, among operators: Set<Member.ID>) -> Bool {
        let others = operators.subtracting([member])
        if member == about { return others.isEmpty }
        if member == reporter { return others.subtracting([about].compactMap(\.self)).isEmpty }
        return true
    }
}

/// The reporter's note of 1 to 1,000 characters.
public struct ReportNote: Hashable, Sendable {
    public static let longest = 1_000

    public let text: String

    /// Returns nil for blank text.
    public init?(_ text: String) throws(ReportRefusal) {
        let text = text.tidied()
        guard !text.isEmpty else { return nil }
        guard text.fits(Self.longest) else { throw .noteTooLong }
        self.text = text
    }
}

public enum ReportRefusal: Refusal, Equatable {
    /// The subject doesn't exist or isn't visible to the reporter.
    case notFound
    /// Only operators see and decide reports.
    case forOperators
    case ownThing
    case noteMissing
    case noteTooLong
    /// Only a report of a message names further messages.
    case messagesOfOtherSubject
    case tooManyMessages
    /// A message is named twice, or is the subject.
    case messageRepeated
    /// The conversation has no message with one of the numbers.
    case messageNotFound
    /// The messages have several senders, or one is the reporter's.
    case messagesOfSeveral
    case tooManyToday(retryAfter: Duration)
    case nothingToDo
    /// Something is paid for it, and the operator hasn't said what becomes of the money.
    case moneyUndecided
    case suspensionLength
    /// Only a single piece of content can be hidden.
    case cannotBeHidden
    /// The reported member has deleted their account.
    case noMemberToSuspend
    case alreadyDecided
    case notDecided
    /// The operator is a party to the report; another operator has to decide.
    case ownMatter
    /// The same operator proposed to suspend the operator; another one has to agree.
    case secondOperatorNeeded
    /// Too few operators to suspend one of them.
    case tooFewOperators

    public static let examples: [ReportRefusal] = [
        .notFound, .forOperators, .ownThing, .noteMissing, .noteTooLong,
        .messagesOfOtherSubject, .tooManyMessages, .messageRepeated, .messageNotFound, .messagesOfSeveral,
        .tooManyToday(retryAfter: .seconds(3_600)),
        .nothingToDo, .moneyUndecided, .suspensionLength, .cannotBeHidden, .noMemberToSuspend,
        .alreadyDecided, .notDecided, .ownMatter, .secondOperatorNeeded, .tooFewOperators,
    ]

    public var code: String {
        switch self {
        case .notFound: "report.not-found"
        case .forOperators: "report.for-operators"
        case .ownThing: "report.own-thing"
        case .noteMissing: "report.note-missing"
        case .noteTooLong: "report.note-too-long"
        case .messagesOfOtherSubject: "report.messages-of-other-subject"
        case .tooManyMessages: "report.too-many-messages"
        case .messageRepeated: "report.message-repeated"
        case .messageNotFound: "report.message-not-found"
        case .messagesOfSeveral: "report.messages-of-several"
        case .tooManyToday: "report.too-many-today"
        case .nothingToDo: "report.nothing-to-do"
        case .moneyUndecided: "report.money-undecided"
        case .suspensionLength: "report.suspension-length"
        case .cannotBeHidden: "report.cannot-be-hidden"
        case .noMemberToSuspend: "report.no-member-to-suspend"
        case .alreadyDecided: "report.already-decided"
        case .notDecided: "report.not-decided"
        case .ownMatter: "report.own-matter"
        case .secondOperatorNeeded: "report.second-operator-needed"
        case .tooFewOperators: "report.too-few-operators"
        }
    }

    public var kind: RefusalKind {
        switch self {
        case .notFound, .forOperators: .notFound
        case .ownMatter: .forbidden
        case .ownThing, .cannotBeHidden, .noMemberToSuspend, .alreadyDecided, .notDecided,
            .secondOperatorNeeded, .tooFewOperators:
            .conflict
        case .noteMissing, .noteTooLong, .messagesOfOtherSubject, .tooManyMessages, .messageRepeated,
            .messageNotFound, .messagesOfSeveral, .nothingToDo, .moneyUndecided, .suspensionLength:
            .invalid
        case .tooManyToday(let wait): .tooSoon(retryAfter: wait)
        }
    }

    public var field: String? {
        switch self {
        case .notFound, .ownThing: "subject"
        case .noteMissing, .noteTooLong: "note"
        case .messagesOfOtherSubject, .tooManyMessages, .messageRepeated, .messageNotFound,
            .messagesOfSeveral:
            "messages"
        case .suspensionLength, .noMemberToSuspend, .secondOperatorNeeded, .tooFewOperators: "suspendDays"
        case .cannotBeHidden: "hide"
        case .moneyUndecided: "money"
        case .forOperators, .tooManyToday, .nothingToDo, .alreadyDecided, .notDecided, .ownMatter: nil
        }
    }
}
