extension Listing.Kind {
    /// What the listings of the kind have besides their entity.
    var traits: KindTraits {
        switch self {
        case .class: Class.traits
        case .run: Run.traits
        case .event: Event.traits
        case .shop: Shop.traits
        case .lesson: Lesson.traits
        case .community: CommunityPost.traits
        }
    }
}
