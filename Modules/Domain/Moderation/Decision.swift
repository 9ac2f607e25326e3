/// An operator's decision on a report, with the reason.
public struct Decision: Identifiable, Equatable, Sendable {
    public enum Verdict: String, CaseIterable, Sendable {
        /// The report isn't justified.
        case dismissed
        /// The report is justified.
        case upheld
        /// Reverts the previous decision and its measures. The report is open again.
        case reopened
        /// The report is justified, and a second operator has to agree to suspend an operator.
        case proposed
        /// The suspension ends, and the rest of the decision stays.
        case lifted
    }

    /// The effect on the reported listing.
    public enum Consequence: String, CaseIterable, Sendable {
        case closed
        /// A listing closed by a decision is open again.
        case reopened
    }

    public let id: Identifier<Decision>
    public let verdict: Verdict
    public let measures: Measures
    /// What becomes of the money that is paid for it; nil where nothing is paid.
    public let money: MoneyDecision?
    /// The length of a suspension that waits for a second operator.
    public let proposedDays: Int?
    public let note: ReportNote?
    public let at: Moment

    public init(
        _ id: ID,
        _ verdict: Verdict,
        _ measures: Measures,
        money: MoneyDecision? = nil,
        proposing proposedDays: Int? = nil,
        note: ReportNote?,
        at now: Moment
    ) {
        self.id = id
        self.verdict = verdict
        self.measures = measures
        self.money = money
        self.proposedDays = proposedDays
        self.note = note
        at = now
    }
}

/// The measures of an upheld report.
public struct Measures: Hashable, Sendable {
    public static let longestSuspension = 3_650

    public static let none = Measures(hides: false, suspendsUntil: nil)

    /// Hides it from all but its author; closes a listing.
    public let hides: Bool
    /// The end of the reported member's suspension.
    public let suspendsUntil: Moment?

    /// Restores stored measures.
    public init(hides: Bool, suspendsUntil: Moment?) {
        self.hides = hides
        self.suspendsUntil = suspendsUntil
    }

    /// Counts the suspension from now; nil for none.
    ///
    /// - Parameter decidesMoney: whether the money of a disputed order is a measure of its own.
    public init(
        hiding hides: Bool,
        suspendingForDays days: Int?,
        decidesMoney: Bool = false,
        at now: Moment
    ) throws(ReportRefusal) {
        guard hides || days != nil || decidesMoney else { throw .nothingToDo }
        guard days.map((1...Self.longestSuspension).contains) ?? true else { throw .suspensionLength }
        self.init(hides: hides, suspendsUntil: days.map { now + .seconds($0 * 24 * 3_600) })
    }
}

extension Report {
    /// The status of a report, derived from its latest decision.
    public enum Status: String, CaseIterable, Sendable {
        case open
        case dismissed
        case upheld

        /// Throws ``ReportRefusal/alreadyDecided`` and ``ReportRefusal/notDecided``.
        ///
        /// - Parameter isAct: whether an operator acted without a report. Undone, it doesn't wait.
        public func after(_ verdict: Decision.Verdict, isAct: Bool = false) throws(ReportRefusal) -> Status {
            switch (self, verdict) {
            case (.upheld, .reopened) where isAct: return .dismissed
            case (.dismissed, .reopened) where isAct: throw .notDecided
            case (.open, .dismissed): return .dismissed
            case (.open, .upheld): return .upheld
            case (.open, .proposed): return .open
            case (.upheld, .lifted): return .upheld
            case (.dismissed, .reopened), (.upheld, .reopened): return .open
            case (.open, .reopened), (_, .lifted): throw .notDecided
            default: throw .alreadyDecided
            }
        }
    }
}

extension Subject.Kind {
    /// Whether it can be hidden on its own.
    public var canBeHidden: Bool {
        switch self {
        case .listing, .message, .review, .runLog, .comment: true
        case .member, .conversation, .deal, .order, .savedSearch, .verification, .report: false
        }
    }
}

/// The reason for and the end of a suspension.
public struct Suspension: Equatable, Sendable {
    /// The reported subject and the reason for the report.
    public let about: Subject.Kind
    public let reason: Report.Reason
    public let until: Moment
    /// Against which the member may appeal.
    public let decision: Decision.ID?

    public init(
        about: Subject.Kind,
        for reason: Report.Reason,
        until: Moment,
        by decision: Decision.ID? = nil
    ) {
        self.about = about
        self.reason = reason
        self.until = until
        self.decision = decision
    }
}

/// Thrown when a suspended member signs in.
public enum SuspensionRefusal: Refusal, Equatable {
    case suspended(until: Moment)

    public var code: String { "account.suspended" }
    public var kind: RefusalKind { .forbidden }
}
