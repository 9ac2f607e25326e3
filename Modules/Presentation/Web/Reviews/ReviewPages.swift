import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of reviews and replies.
public struct ReviewPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [form, write, replyForm, reply] }

    private var form: PageRoute {
        .memberPage(ReviewPagePath.write) { try await Self.page($0, .empty) }
    }

    private static func page(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let deal: DealBody = try await visit.get(DealPath.one, visit.place())
        let reviews: ListBody<ReviewBody> = try await visit.get(ReviewPath.ofDeal, visit.place())
        return ReviewPage(deal: deal, reviews: reviews.items, entry: entry).page(for: visit)
    }

    private var write: PageRoute {
        .form(
            ReviewPagePath.write,
            sends: .post,
            to: ReviewPath.ofDeal,
            then: { visit, review in
                let _: ReviewBody = review
                return .to(ReviewPagePath.write.filled(visit.place()), telling: .reviewed)
            },
            refused: Self.page
        )
    }

    private var replyForm: PageRoute {
        .memberPage(ReviewPagePath.reply) { ReplyPage(entry: .empty).page(for: $0) }
    }

    private var reply: PageRoute {
        .form(
            ReviewPagePath.reply,
            sends: .post,
            to: ReviewPath.reply,
            then: { visit, review in
                let review: ReviewBody = review
                let usual = MemberPagePath.one.filled(review.about.description)
                return .to(visit.wayBack(or: usual), telling: .replied)
            },
            refused: { visit, entry in ReplyPage(entry: entry).page(for: visit) }
        )
    }
}
