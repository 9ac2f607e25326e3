/// What an operator made of a report, and why.
public struct Decision: Identifiable, Equatable, Sendable {
    public enum Verdict: String, CaseIterable, Sendable {
        /// Nothing is wrong with it.
        case dismissed
        /// The reporter was right.
        case upheld
        /// The decision before this one was a mistake: what it did is undone, and the report waits again.
        case reopened
    }

    /// What became of the listing that it was about.
    public enum Consequence: String, CaseIterable, Sendable {
        case closed
        /// What had been closed by a decision is open again.
        case reopened
    }

    public let id: Identifier<Decision>
    public let verdict: Verdict
    public let measures: Measures
    public let note: ReportNote?
    public let at: Moment

    public init(_ id: ID, _ verdict: Verdict, _ measures: Measures, note: ReportNote?, at now: Moment) {
        self.id = id
        self.verdict = verdict
        self.measures = measures
        self.note = note
        at = now
    }
}

/// What is done about something that was reported rightly.
public struct Measures: Hashable, Sendable {
    public static let longestSuspension = 3_650

    public static let none = Measures(hides: false, suspendsUntil: nil)

    /// Nobody sees it any more, but its author; a listing is closed, too.
    public let hides: Bool
    /// Until then whoever it is about can't sign in.
    public let suspendsUntil: Moment?

    /// Reads back what was decided before.
    public init(hides: Bool, suspendsUntil: Moment?) {
        self.hides = hides
        self.suspendsUntil = suspendsUntil
    }

    /// For so many days from now on; nil for none.
    public init(hiding hides: Bool, suspendingForDays days: Int?, at now: Moment) throws(ReportRefusal) {
        guard hides || days != nil else { throw .nothingToDo }
        guard days.map((1...Self.longestSuspension).contains) ?? true else { throw .suspensionLength }
        self.init(hides: hides, suspendsUntil: days.map { now + .seconds($0 * 24 * 3_600) })
    }
}

extension Report {
    /// How things stand with a report: what its latest decision says, or that it waits for one.
    public enum Status: String, CaseIterable, Sendable {
        case open
        case dismissed
        case upheld

        /// Throws ``ReportRefusal/alreadyDecided`` and ``ReportRefusal/notDecided``.
        public func after(_ verdict: Decision.Verdict) throws(ReportRefusal) -> Status {
            switch (self, verdict) {
            case (.open, .dismissed): return .dismissed
            case (.open, .upheld): return .upheld
            case (.dismissed, .reopened), (.upheld, .reopened): return .open
            case (.open, .reopened): throw .notDecided
            default: throw .alreadyDecided
            }
        }
    }
}

extension Subject.Kind {
    /// Whether it can be shown to nobody while the rest of its surroundings stays.
    public var canBeHidden: Bool {
        switch self {
        case .listing, .message, .review: true
        case .member, .conversation, .deal: false
        }
    }
}

/// Why a member can't come in, and until when.
public struct Suspension: Equatable, Sendable {
    /// What was reported, and for what.
    public let about: Subject.Kind
    public let reason: Report.Reason
    public let until: Moment

    public init(about: Subject.Kind, for reason: Report.Reason, until: Moment) {
        self.about = about
        self.reason = reason
        self.until = until
    }
}

/// Whoever was suspended comes to the door.
public enum SuspensionRefusal: Refusal, Equatable {
    case suspended(until: Moment)

    public var code: String { "account.suspended" }
    public var kind: RefusalKind { .forbidden }
}
