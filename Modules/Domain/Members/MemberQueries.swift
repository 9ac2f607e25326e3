/// Members' pages.
public protocol MemberQueries: Sendable {
    /// Nil for whoever was never here, has gone, or isn't seen by the reader.
    func profile(of member: Member.ID, for reader: Member.ID?, at now: Moment) async throws -> MemberProfile?

    /// Whether there is such a member to the reader.
    func isHere(_ member: Member.ID, for reader: Member.ID?) async throws -> Bool
}

public enum MemberRefusal: String, Refusal, CaseIterable {
    /// Never here, gone, or one of the two has blocked the other.
    case notFound = "member.not-found"

    public var code: String { rawValue }
    public var kind: RefusalKind { .notFound }
}
