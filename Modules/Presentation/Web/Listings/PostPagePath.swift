import Domain
import Wire

/// Pages of the posts of one kind.
struct PostPagePath: Path {
    let rawValue: String

    static func compose(_ kind: Listing.Kind) -> PostPagePath { page(kind, "/new") }
    static func discard(_ kind: Listing.Kind) -> PostPagePath { page(kind, "/new/discard") }
    static func one(_ kind: Listing.Kind) -> PostPagePath { page(kind, "/{id}") }
    static func edit(_ kind: Listing.Kind) -> PostPagePath { page(kind, "/{id}/edit") }

    private static func page(_ kind: Listing.Kind, _ rest: String) -> PostPagePath {
        PostPagePath(rawValue: "/\(kind.pathSegment)\(rest)")
    }
}

extension Listing.Kind {
    /// Where a member says what to post: the only kind there is, or a page that asks which.
    static var composeAddress: String {
        allCases.count == 1 ? allCases[0].composeAddress : ListingPagePath.chooseKind.rawValue
    }

    var composeAddress: String { PostPagePath.compose(self).rawValue }

    func address(of id: Listing.ID) -> String { PostPagePath.one(self).filled(id.description) }
}

extension ListingBody {
    var pageAddress: String { self.kind.address(of: self.id) }
}
