import Domain
import HTTPServer
import Wire
import Wording

/// One class: reading it, and what its author does with it.
public struct ClassPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [one, deletion, delete, button(.close, .close, .closed), button(.reopen, .reopen, .reopened)]
            + [button(.bump, .bump, .bumped)] + ComposePages().routes
    }

    private var one: PageRoute {
        .page(ClassPagePath.one) { visit in
            let post: ClassBody = try await visit.get(ClassPath.one, visit.place())
            return ClassPage(post: post, author: try await Self.author(of: post, visit)).page(for: visit)
        }
    }

    /// Whoever may see the class may see who wrote it, unless that one leaves just now.
    private static func author(of post: ClassBody, _ visit: Visit) async throws -> MemberProfileBody? {
        do {
            return try await visit.get(MemberPath.one, post.listing.author.member.id.description)
        } catch is MemberRefusal {
            return nil
        }
    }

    private var deletion: PageRoute {
        .memberPage(ClassPagePath.delete) { visit in
            let plan: ClassDeletionPlanBody = try await visit.get(ClassPath.deletion, visit.place())
            let post: ClassBody = try await visit.get(ClassPath.one, visit.place())
            return ClassDeletionPage(post: post, plan: plan.plan).page(for: visit)
        }
    }

    private var delete: PageRoute {
        .button(ClassPagePath.delete) { visit in
            try await visit.ask(.delete, ClassPath.one, visit.place(), answers: Nothing.self)
            return .to(MemberPagePath.myListings.rawValue, telling: .deleted)
        }
    }

    private func button(_ path: ClassPagePath, _ target: ClassPath, _ told: Told) -> PageRoute {
        .button(path) { visit in
            try await visit.ask(.post, target, visit.place(), answers: ClassBody.self)
            return .to(ClassPagePath.one.filled(visit.place()), telling: told)
        }
    }
}
