public import Domain

/// Paths of the posts of one kind.
public struct PostPath: Path {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// For a kind with ``Listing/Kind/tastes``.
    public static func suggested(_ kind: Listing.Kind) -> PostPath {
        PostPath(rawValue: "/api/v1/\(kind.pathSegment)/suggested")
    }
}
