import Domain

extension Listing.Kind {
    /// How storage keeps posts of the kind.
    var stored: any StoredPost.Type {
        switch self {
        case .class: Class.self
        }
    }
}
