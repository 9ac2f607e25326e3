public import Domain

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
