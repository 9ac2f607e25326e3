/// A member's objection to a measure, once for each.
public struct Appeal: Identifiable, Equatable, Sendable {
    public enum State: String, CaseIterable, Sendable {
        case waiting
        case decided
    }

    public enum Outcome: String, CaseIterable, Sendable {
        /// The measure stays, and the member is told why.
        case upheld
        /// The measure is undone.
        case reversed
    }

    /// What an operator decided about it.
    public struct Ruling: Equatable, Sendable {
        public let outcome: Outcome
        /// As the member reads it.
        public let reason: ReportNote?
        public let at: Moment

        public init(_ outcome: Outcome, _ reason: ReportNote?, at now: Moment) throws(AppealRefusal) {
            guard outcome != .upheld || reason != nil else { throw .reasonMissing }
            (self.outcome, self.reason, at) = (outcome, reason, now)
        }

        /// Tells the member, who reads the reason with the measure.
        public func notice(to member: Member.ID) -> NoticeDraft {
            let kind: Notice.Kind =
                switch outcome {
                case .upheld: .appealUpheld
                case .reversed: .appealReversed
                }
            return NoticeDraft(to: member, kind, of: Subject(.member, member))
        }
    }

    /// How long after a measure its member may appeal. The Digital Services Act of the EU asks for at least
    /// six months (article 20), and six months have at most 184 days.
    public static let time: Duration = .seconds(184 * 86_400)

    public let id: Identifier<Appeal>
    public let text: AppealText
    public let at: Moment
    /// Nil while it waits.
    public let ruling: Ruling?

    public init(_ id: ID, _ text: AppealText, at now: Moment, ruling: Ruling? = nil) {
        (self.id, self.text, at, self.ruling) = (id, text, now, ruling)
    }
}

/// What a member objects, of 1 to 2,000 characters.
public struct AppealText: Hashable, Sendable {
    public static let longest = 2_000

    public let text: String

    public init(_ text: String) throws(AppealRefusal) {
        let text = text.tidied()
        guard !text.isEmpty else { throw .textMissing }
        guard text.fits(Self.longest) else { throw .textTooLong }
        self.text = text
    }
}

extension ReportParties {
    /// Whether `member` may decide an appeal: who may decide the report, but not one of those who took the
    /// measure if another operator can.
    ///
    /// - Parameter deciders: those who took the measure, and are still operators or were.
    public func allowRuling(
        by member: Member.ID,
        after deciders: Set<Member.ID>,
        among operators: Set<Member.ID>
    ) -> Bool {
        guard allowDecision(by: member, among: operators) else { return false }
        guard deciders.contains(member) else { return true }
        return !operators.subtracting(deciders).contains { allowDecision(by: $0, among: operators) }
    }
}

public enum AppealRefusal: String, Refusal, CaseIterable {
    /// There is no such appeal, and none for members who aren't operators.
    case notFound = "appeal.not-found"
    /// There is no such measure, or it concerns another member.
    case measureNotFound = "appeal.measure-not-found"
    /// The address of an email was altered, or is too old.
    case linkInvalid = "appeal.link-invalid"
    case alreadyMade = "appeal.already-made"
    /// ``Appeal/time`` has passed.
    case tooLate = "appeal.too-late"
    case measureUndone = "appeal.measure-undone"
    case textMissing = "appeal.text-missing"
    case textTooLong = "appeal.text-too-long"
    case alreadyDecided = "appeal.already-decided"
    /// The operator took the measure or is a party of its report; another operator has to decide.
    case ownMatter = "appeal.own-matter"
    case reasonMissing = "appeal.reason-missing"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound, .measureNotFound, .linkInvalid: .notFound
        case .alreadyMade, .tooLate, .measureUndone, .alreadyDecided: .conflict
        case .ownMatter: .forbidden
        case .textMissing, .textTooLong, .reasonMissing: .invalid
        }
    }

    public var field: String? {
        switch self {
        case .linkInvalid: "token"
        case .textMissing, .textTooLong: "text"
        case .reasonMissing: "note"
        case .notFound, .measureNotFound, .alreadyMade, .tooLate, .measureUndone, .alreadyDecided, .ownMatter:
            nil
        }
    }
}
