/// The question to the author whether a listing without an end is still open (ADR 95).
public enum OpenQuestion: Hashable, Sendable {
    /// The author is asked then, unless there is a sign of life before.
    case due(Moment)
    /// The author was asked. Without an answer the listing is closed.
    case asked(Moment, closesAt: Moment)

    /// The time without a sign of life after which an author is asked.
    public static let quietTime = Duration.seconds(60 * 86_400)
    /// The time for the answer.
    public static let answerTime = Duration.seconds(14 * 86_400)

    public var isAsked: Bool { askedAt != nil }

    /// Nil while the author wasn't asked.
    public var askedAt: Moment? {
        if case .asked(let moment, _) = self { moment } else { nil }
    }

    /// When the next step is due.
    public var dueAt: Moment {
        switch self {
        case .due(let moment), .asked(_, let moment): moment
        }
    }

    /// The state after a sign of life, which may be earlier than what is known.
    static func after(_ question: OpenQuestion?, lifeAt moment: Moment) -> OpenQuestion {
        let due = moment + quietTime
        switch question {
        case .asked(let asked, let end)?: return moment < asked ? .asked(asked, closesAt: end) : .due(due)
        case .due(let known)?: return .due(max(known, due))
        case nil: return .due(due)
        }
    }

    /// The state after the step that is due; nil to close the listing.
    func next(knowing activity: AuthorActivity, at now: Moment) -> OpenQuestion? {
        // Who is suspended can't answer, and is asked afterwards.
        if let end = activity.suspendedUntil, now < end { return .due(end) }
        let due = activity.latest.map { $0 + Self.quietTime }
        switch self {
        case .due:
            if let due, now < due { return .due(due) }
            return .asked(now, closesAt: now + Self.answerTime)
        case .asked(let asked, _):
            if let latest = activity.latest, let due, asked < latest { return .due(due) }
            guard let end = activity.promisedUntil, now < end else { return nil }
            return .asked(asked, closesAt: end)
        }
    }
}

/// What tells of an author besides the changes of the listing.
public struct AuthorActivity: Equatable, Sendable {
    /// The latest message, proposal or answer about the listing, or the end of the last appointment, which
    /// may be ahead.
    public let latest: Moment?
    /// Until when someone waits for the author's answer, or has paid for what the listing offers.
    public let promisedUntil: Moment?
    public let suspendedUntil: Moment?

    public init(latest: Moment? = nil, promisedUntil: Moment? = nil, suspendedUntil: Moment? = nil) {
        self.latest = latest
        self.promisedUntil = promisedUntil
        self.suspendedUntil = suspendedUntil
    }
}

extension Listing {
    /// Whether nothing but its author, or the lack of an answer, ends it.
    public var isOpenEnded: Bool { details.expiresAt == nil && kind.has(.openEnded) }

    /// Whether the author is asked, and hasn't answered yet.
    public var awaitsConfirmation: Bool { status == .open && openQuestion?.isAsked == true }

    /// Whether it was closed because the author didn't answer.
    public var wasClosedUnanswered: Bool { isClosedByAuthor && openQuestion?.isAsked == true }
}
