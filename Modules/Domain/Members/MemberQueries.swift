/// Reads members' profiles.
public protocol MemberQueries: Sendable {
    /// Returns nil for an unknown, deleted or blocked member.
    func profile(of member: Member.ID, for reader: Member.ID?, at now: Moment) async throws -> MemberProfile?

    /// The member with that nickname, also one that is hidden from readers.
    func member(named nickname: Nickname) async throws -> Member.ID?

    /// The ratings of those members that have one, without blocked members. One statement for any number.
    func ratings(
        of members: [Member.ID],
        for reader: Member.ID?,
        at now: Moment
    ) async throws -> [MemberRating]

    /// The past runs of others that the member took part in, the latest first, without those that were called
    /// off or are hidden from the reader. None of a member who doesn't show them
    /// (``ShownDetail/joinedRuns``). Nil for a member who doesn't exist or is hidden from the reader.
    func joinedRuns(
        of member: Member.ID,
        for reader: Member.ID?,
        _ slice: SliceRequest,
        at now: Moment
    ) async throws -> Slice<ListingSummary>?

    /// What the member has used, for the member alone. Nothing for an unknown one.
    func activity(of member: Member.ID, at now: Moment) async throws -> MemberActivity

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
