import Domain
import Wire

/// Paths of the pages of one kind of post.
struct PostPagePath: Path {
    let rawValue: String

    /// Leads to the feed of the kind.
    static func all(_ kind: Listing.Kind) -> PostPagePath { page(kind, "") }
    static func compose(_ kind: Listing.Kind) -> PostPagePath { page(kind, "/new") }
    static func discard(_ kind: Listing.Kind) -> PostPagePath { page(kind, "/new/discard") }
    static func one(_ kind: Listing.Kind) -> PostPagePath { page(kind, "/{id}") }
    static func edit(_ kind: Listing.Kind) -> PostPagePath { page(kind, "/{id}/edit") }

    static func suggested(_ kind: Listing.Kind) -> PostPagePath { page(kind, "/suggested") }

    private static func page(_ kind: Listing.Kind, _ rest: String) -> PostPagePath {
        PostPagePath(rawValue: "/\(kind.pathSegment)\(rest)")
    }
}

extension Listing.Kind {
    var composeAddress: String { PostPagePath.compose(self).rawValue }

    func address(of id: Listing.ID) -> String { PostPagePath.one(self).filled(id.description) }
}

extension ListingBody {
    var pageAddress: String { self.kind.address(of: self.id) }
}
