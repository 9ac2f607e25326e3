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

    /// What a member uses by hosting or joining its listings; nil for kinds that aren't joined.
    public var area: MemberActivity.Area? {
        switch self {
        case .run: .runs
        case .event: .events
        case .class, .shop, .lesson, .community: nil
        }
    }
}
