/// An organiser's request to become the author of a listing that was imported.
public struct Claim: Identifiable, Equatable, Sendable {
    public enum State: String, CaseIterable, Sendable {
        case waiting
        /// The member is the author.
        case approved
        case declined
        /// Another member's claim was approved.
        case overtaken
    }

    public let id: Identifier<Claim>
    public let listing: Listing.ID
    public let member: Member.ID
    /// What the member told the operators; nil where a website proved it.
    public let note: ClaimNote?
    public let claimedAt: Moment
    public private(set) var state: State
    public private(set) var decidedAt: Moment?
    /// Why it was declined.
    public private(set) var reason: SubmissionReason?

    /// Restores a stored claim, or makes one that waits.
    public init(
        id: ID,
        of listing: Listing.ID,
        by member: Member.ID,
        _ note: ClaimNote?,
        claimedAt: Moment,
        _ state: State = .waiting,
        decidedAt: Moment? = nil,
        reason: SubmissionReason? = nil
    ) {
        self.id = id
        self.listing = listing
        self.member = member
        self.note = note
        self.claimedAt = claimedAt
        self.state = state
        self.decidedAt = decidedAt
        self.reason = reason
    }

    public mutating func approve(at now: Moment) throws(ClaimRefusal) {
        guard state == .waiting else { throw .decided }
        (state, decidedAt) = (.approved, now)
    }

    public mutating func decline(_ reason: SubmissionReason, at now: Moment) throws(ClaimRefusal) {
        guard state == .waiting else { throw .decided }
        (state, decidedAt, self.reason) = (.declined, now, reason)
    }
}

/// How a member organises the event, for the operators: one to 300 characters.
public struct ClaimNote: Hashable, Sendable {
    public static let longest = 300

    public let text: String

    /// Nil for an empty text.
    public init?(_ text: String) throws(ClaimRefusal) {
        let text = text.tidied()
        guard !text.isEmpty else { return nil }
        guard text.fits(Self.longest) else { throw .noteTooLong }
        self.text = text
    }
}

/// A listing with what decides on a member's claim.
public struct ClaimContext: Sendable {
    public let listing: Listing
    public let isImported: Bool
    /// Whether a claim of it was approved.
    public let isClaimed: Bool
    /// The member's last claim of it.
    public let former: Claim?
    /// Whether the member has proven the website of the listing's link or of its source.
    public let isProven: Bool

    public init(_ listing: Listing, isImported: Bool, isClaimed: Bool, former: Claim?, isProven: Bool) {
        self.listing = listing
        self.isImported = isImported
        self.isClaimed = isClaimed
        self.former = former
        self.isProven = isProven
    }

    /// The member's claim, approved if a website proves it. A claim that was declined isn't made again
    /// without.
    public func claim(
        _ id: Claim.ID,
        by member: Member.ID,
        _ note: ClaimNote?,
        at now: Moment
    ) throws(ClaimRefusal) -> Claim {
        guard isImported else { throw .notImported }
        guard listing.author != member else { throw .own }
        guard !isClaimed else { throw .taken }
        var claim = Claim(id: id, of: listing.id, by: member, note, claimedAt: now)
        if isProven {
            try claim.approve(at: now)
            return claim
        }
        switch former?.state {
        case .waiting: throw .waiting
        case .declined: throw .declined
        default: break
        }
        guard note != nil else { throw .noteMissing }
        return claim
    }
}

/// The reasons to refuse a claim, or a decision on one.
public enum ClaimRefusal: String, Refusal, CaseIterable {
    /// There is no such claim, or the reader isn't an operator.
    case notFound = "claim.not-found"
    /// The listing was written by a member.
    case notImported = "claim.not-imported"
    /// The member is its author already.
    case own = "claim.own"
    /// Another member's claim was approved.
    case taken = "claim.taken"
    case waiting = "claim.waiting"
    /// An operator declined the member's claim. A proven website is needed now.
    case declined = "claim.declined"
    case decided = "claim.decided"
    case noteMissing = "claim.note-missing"
    case noteTooLong = "claim.note-too-long"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .notImported, .own, .taken, .waiting, .declined, .decided: .conflict
        case .noteMissing, .noteTooLong: .invalid
        }
    }

    public var field: String? {
        switch self {
        case .noteMissing, .noteTooLong: "note"
        default: nil
        }
    }
}

extension Claim {
    /// Tells the member of an operator's decision.
    public var decisionNotice: NoticeDraft {
        let kind: Notice.Kind = state == .approved ? .claimApproved : .claimDeclined
        return NoticeDraft(to: member, kind, of: Subject(.listing, listing))
    }
}
