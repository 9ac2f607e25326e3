public import Domain

/// Paths of the posts of one kind.
public struct PostPath: Path {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static func all(_ kind: Listing.Kind) -> PostPath { api(kind, "") }
    public static func one(_ kind: Listing.Kind) -> PostPath { api(kind, "/{id}") }
    public static func draft(_ kind: Listing.Kind) -> PostPath { api(kind, "/draft") }

    /// For a kind with ``Listing/Kind/tastes``.
    public static func suggested(_ kind: Listing.Kind) -> PostPath { api(kind, "/suggested") }

    private static func api(_ kind: Listing.Kind, _ rest: String) -> PostPath {
        PostPath(rawValue: "/api/v1/\(kind.pathSegment)\(rest)")
    }
}

extension Listing.Kind {
    /// The path segment of the kind in the API and in pages.
    public var pathSegment: String {
        switch self {
        case .class: "classes"
        case .run: "runs"
        case .event: "events"
        case .shop: "shops"
        case .lesson: "lessons"
        case .community: "community"
        }
    }
}
