import Domain
import Wire

/// Reading one post of a kind.
struct PostPages<Pages: KindPages>: Sendable {
    var routes: [PageRoute] { [one] }

    private var one: PageRoute {
        .page(PostPagePath.one(Pages.kind)) { visit in
            let post: PostBody<Pages.Contents> = try await visit.get(
                PostPath.one(Pages.kind),
                visit.place()
            )
            return PostPage<Pages>(post: post, author: try await Self.author(of: post, visit))
                .page(for: visit)
        }
    }

    /// Nil where the author deletes their account just now.
    private static func author(
        of post: PostBody<Pages.Contents>,
        _ visit: Visit
    ) async throws -> MemberProfileBody? {
        do {
            return try await visit.get(MemberPath.one, post.listing.author.member.id.description)
        } catch is MemberRefusal {
            return nil
        }
    }
}
