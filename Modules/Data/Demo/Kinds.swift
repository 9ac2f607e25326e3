import Domain

/// The generator of each kind of listing.
extension Listing.Kind {
    var demo: any DemoPost.Type {
        switch self {
        case .class: DemoClass.self
        case .run: DemoRun.self
        case .event: DemoEvent.self
        case .shop: DemoShop.self
        case .lesson: DemoLesson.self
        case .community: DemoCommunityPost.self
        }
    }

    /// The kind of a demo's listing: the first, and for every tenth listing the others in turn.
    static func ofDemo(_ number: Int) -> Listing.Kind {
        let others = allCases.dropFirst()
        let isOther = number % 10 == 9 && !others.isEmpty
        return isOther ? others[others.startIndex + number / 10 % others.count] : allCases[0]
    }
}
