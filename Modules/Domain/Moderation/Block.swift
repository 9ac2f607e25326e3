/// One member's block of another. It hides each from the other.
public struct Block: Hashable, Sendable {
    /// The largest number of blocks per member, far more than a neighbour needs.
    public static let mostPerMember = 1_000

    public let blocker: Member.ID
    public let blocked: Member.ID
    public let at: Moment

    public init(of blocked: Member.ID, by blocker: Member.ID, at now: Moment) throws(BlockRefusal) {
        guard blocked != blocker else { throw .oneself }
        self.blocker = blocker
        self.blocked = blocked
        at = now
    }
}

/// An entry in a member's list of blocks.
public struct BlockedMember: Hashable, Sendable {
    public let card: MemberCard
    public let since: Moment

    public init(_ card: MemberCard, since: Moment) {
        self.card = card
        self.since = since
    }
}

public enum BlockRefusal: String, Refusal, CaseIterable {
    case oneself = "block.oneself"
    /// The member doesn't exist.
    case notFound = "block.member-not-found"
    case tooMany = "block.too-many"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .oneself, .tooMany: .conflict
        case .notFound: .notFound
        }
    }
}
