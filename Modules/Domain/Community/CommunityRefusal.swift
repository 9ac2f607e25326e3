/// The reasons to refuse a community post or an edit of one.
public enum CommunityRefusal: String, Refusal, CaseIterable {
    case textMissing = "community.text-missing"
    case textTooLong = "community.text-too-long"

    public var code: String { rawValue }
    public var kind: RefusalKind { .invalid }
    public var field: String? { "description" }
}
