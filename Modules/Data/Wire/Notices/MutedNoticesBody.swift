public import Domain
import JSONCoding

/// The kinds of notices that a member has turned off.
public struct MutedNoticesBody: ShapedBody, Hashable {
    public let muted: Set<Notice.Kind>

    public init(_ muted: Set<Notice.Kind>) {
        self.muted = muted
    }

    public static let shape = Shape<Self>(
        "MutedNotices",
        Field(
            "muted",
            \.muted,
            .array(of: .words(of: Notice.Kind.self), maxItems: Notice.Kind.allCases.count)
        ),
        make: { Self($0) }
    )
}
