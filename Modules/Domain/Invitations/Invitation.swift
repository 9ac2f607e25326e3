/// A link by which an operator lets people sign up while sign-up is by invitation.
public struct Invitation: Identifiable, Equatable, Sendable {
    /// How many accounts one may open, and for how many days.
    public static let uses = 1...100
    public static let days = 1...30
    /// How long an ended one stays in the list.
    public static let kept = Duration.seconds(90 * 86_400)

    public let id: Identifier<Invitation>
    /// The only form in which the code is stored.
    public let seal: CodeSeal
    /// Where the link was sent; nil when the operator passes it on.
    public let email: EmailAddress?
    public let uses: Int
    public let used: Int
    public let createdAt: Moment
    public let endsAt: Moment
    public let withdrawnAt: Moment?

    public init(
        id: ID,
        seal: CodeSeal,
        email: EmailAddress?,
        uses: Int,
        used: Int = 0,
        createdAt: Moment,
        endsAt: Moment,
        withdrawnAt: Moment? = nil
    ) {
        (self.id, self.seal, self.email) = (id, seal, email)
        (self.uses, self.used) = (uses, used)
        (self.createdAt, self.endsAt, self.withdrawnAt) = (createdAt, endsAt, withdrawnAt)
    }

    public enum State: String, CaseIterable, Sendable {
        case open
        /// As many have joined as may.
        case used
        case ended
        case withdrawn
    }

    public func state(at now: Moment) -> State {
        if withdrawnAt != nil { return .withdrawn }
        if used >= uses { return .used }
        return now < endsAt ? .open : .ended
    }
}

/// An invitation with who made it and who joined by it.
public struct InvitationSummary: Sendable {
    public let invitation: Invitation
    /// Nil after the operator's account is deleted.
    public let operatorCard: MemberCard?
    /// In the order in which they joined. Deleted members are left out.
    public let joined: [MemberCard]

    public init(_ invitation: Invitation, by card: MemberCard?, joined: [MemberCard]) {
        (self.invitation, operatorCard, self.joined) = (invitation, card, joined)
    }
}

/// Makes the codes of invitations.
public protocol InvitationCodes: Sendable {
    /// A code of letters and digits that can't be guessed.
    func next() -> String
    func seal(_ code: String) -> CodeSeal
}

public enum InvitationRefusal: String, Refusal, CaseIterable {
    /// There are no invitations for members who aren't operators.
    case notFound = "invitation.not-found"
    /// Sign-up is by invitation, and the newcomer has none.
    case needed = "invitation.needed"
    /// The same for codes that don't exist, are used up, withdrawn or expired.
    case notValid = "invitation.not-valid"
    case usesOutOfRange = "invitation.uses-out-of-range"
    case daysOutOfRange = "invitation.days-out-of-range"
    /// It has ended already.
    case ended = "invitation.ended"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .needed, .notValid: .forbidden
        case .usesOutOfRange, .daysOutOfRange: .invalid
        case .ended: .conflict
        }
    }

    public var field: String? {
        switch self {
        case .usesOutOfRange: "uses"
        case .daysOutOfRange: "days"
        case .notFound, .needed, .notValid, .ended: nil
        }
    }
}
