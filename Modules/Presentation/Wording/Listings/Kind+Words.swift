public import Domain

extension Listing.Kind {
    public var words: KindWords {
        switch self {
        case .class: .classes
        case .run: .runs
        case .event: .events
        case .shop: .shops
        case .lesson: .lessons
        case .community: .community
        }
    }
}
