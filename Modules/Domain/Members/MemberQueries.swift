/// Reads members' profiles.
public protocol MemberQueries: Sendable {
    /// Returns nil for an unknown, deleted or blocked member.
    func profile(of member: Member.ID, for reader: Member.ID?, at now: Moment) async throws -> MemberProfile?

    /// The ratings of those members that have one, without blocked members. One statement for any number.
    func ratings(
        of members: [Member.ID],
        for reader: Member.ID?,
        at now: Moment
    ) async throws -> [MemberRating]

    /// What the member has told, for filters that compare it. Nothing for a deleted member.
    func details(of member: Member.ID) async throws -> MemberDetails

    /// Whether the member exists and is visible to the reader.
    func isHere(_ member: Member.ID, for reader: Member.ID?) async throws -> Bool
}

public enum MemberRefusal: String, Refusal, CaseIterable {
    /// The member doesn't exist, was deleted, or is hidden by a block.
    case notFound = "member.not-found"

    public var code: String { rawValue }
    public var kind: RefusalKind { .notFound }
}
