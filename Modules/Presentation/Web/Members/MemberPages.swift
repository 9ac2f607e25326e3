import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of public profiles.
public struct MemberPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [one, reviews, joinedRuns] }

    private static let firstReviews = 3
    private static let firstRuns = 5

    private var one: PageRoute {
        .page(MemberPagePath.one) { visit in
            let id = visit.place()
            let profile: MemberProfileBody = try await visit.get(MemberPath.one, id)
            let reviews: ListBody<ReviewBody> = try await visit.get(
                ReviewPath.aboutMember,
                id,
                query: [("limit", "\(Self.firstReviews)")]
            )
            let listings: ListBody<ListingBody> = try await visit.get(
                MemberPath.listings,
                id,
                query: visit.cursor
            )
            let runs: ListBody<ListingBody> = try await visit.get(
                MemberPath.joinedRuns,
                id,
                query: [("limit", "\(Self.firstRuns)")]
            )
            return MemberPage(
                profile: profile,
                teacher: try await Self.teacher(profile.member.member.id, visit),
                reviews: reviews.items,
                joinedRuns: runs,
                listings: listings
            ).page(for: visit)
        }
    }

    /// Nil for a member who isn't a teacher.
    private static func teacher(_ member: Member.ID, _ visit: Visit) async throws -> TeacherBody? {
        do {
            return try await visit(API.teachers.one(member))
        } catch TeacherRefusal.notFound {
            return nil
        }
    }

    private var joinedRuns: PageRoute {
        .page(MemberPagePath.joinedRuns) { visit in
            JoinedRunsPage(
                profile: try await visit.get(MemberPath.one, visit.place()),
                list: try await visit.get(MemberPath.joinedRuns, visit.place(), query: visit.cursor)
            ).page(for: visit)
        }
    }

    private var reviews: PageRoute {
        .page(ReviewPagePath.aboutMember) { visit in
            let id = visit.place()
            let profile: MemberProfileBody = try await visit.get(MemberPath.one, id)
            let list: ListBody<ReviewBody> = try await visit.get(
                ReviewPath.aboutMember,
                id,
                query: visit.cursor
            )
            return MemberReviewsPage(profile: profile, list: list).page(for: visit)
        }
    }
}
