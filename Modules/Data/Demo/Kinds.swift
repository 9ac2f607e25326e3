import Domain

/// The generator of each kind of listing.
extension Listing.Kind {
    var demo: any DemoPost.Type {
        switch self {
        case .class: DemoClass.self
        }
    }
}
