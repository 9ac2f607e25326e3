import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of public profiles.
public struct MemberPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [one, find, found, reviews, joinedRuns] }

    private static let firstReviews = 3
    private static let firstRuns = 5

    private var one: PageRoute {
        .page(MemberPagePath.one) { visit in
            let id = try visit.place(of: API.members.one)
            let profile = try await visit(API.members.one(id))
            let first = SliceQuery(SliceRequest(limit: Self.firstReviews))
            let reviews = try await visit(API.reviews.aboutMember(id, first))
            let listings = try await visit(API.members.listings(id, visit.slice))
            let runs = SliceQuery(SliceRequest(limit: Self.firstRuns))
            return MemberPage(
                profile: profile,
                teacher: try await visit.teacher(id),
                reviews: reviews.items,
                joinedRuns: try await visit(API.members.joinedRuns(id, runs)),
                listings: listings
            ).page(for: visit)
        }
    }

    private var find: PageRoute {
        .memberPage(MemberPagePath.find) { FindMemberPage(entry: .empty).page(for: $0) }
    }

    private var found: PageRoute {
        .form(
            MemberPagePath.find,
            sends: API.members.named,
            then: { _, profile in .to(MemberPagePath.one.filled(profile.member.member.id.description)) },
            refused: { visit, entry in FindMemberPage(entry: entry).page(for: visit) }
        )
    }

    private var joinedRuns: PageRoute {
        .page(MemberPagePath.joinedRuns) { visit in
            let id = try visit.place(of: API.members.one)
            return JoinedRunsPage(
                profile: try await visit(API.members.one(id)),
                list: try await visit(API.members.joinedRuns(id, visit.slice))
            ).page(for: visit)
        }
    }

    private var reviews: PageRoute {
        .page(ReviewPagePath.aboutMember) { visit in
            let id = try visit.place(of: API.members.one)
            let profile = try await visit(API.members.one(id))
            let list = try await visit(API.reviews.aboutMember(id, visit.slice))
            return MemberReviewsPage(profile: profile, list: list).page(for: visit)
        }
    }
}

extension Visit {
    /// Nil for a member who isn't a teacher.
    func teacher(_ member: Member.ID) async throws -> TeacherBody? {
        do {
            return try await self(API.teachers.one(member))
        } catch TeacherRefusal.notFound {
            return nil
        }
    }
}
