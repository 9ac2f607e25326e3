public import Domain

extension Listing.Kind {
    /// The storage of posts of the kind.
    public var stored: any StoredPost.Type {
        switch self {
        case .class: Class.self
        case .run: Run.self
        case .event: Event.self
        case .shop: Shop.self
        case .lesson: Lesson.self
        case .community: CommunityPost.self
        }
    }
}
