import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of reviews and replies.
public struct ReviewPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [form, write, edit, save, deletion, delete, replyForm, reply] }

    private var form: PageRoute {
        .memberPage(ReviewPagePath.write) { try await Self.page($0, .empty) }
    }

    private static func page(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let deal = try await visit.deal
        let reviews = try await visit(API.reviews.ofDeal(deal.id))
        return ReviewPage(deal: deal, reviews: reviews.items, entry: entry).page(for: visit)
    }

    private var write: PageRoute {
        .form(
            ReviewPagePath.write,
            sends: API.reviews.write,
            then: { visit, _ in .to(ReviewPagePath.write.filled(visit.place()), flash: .reviewed) },
            refused: Self.page
        )
    }

    private var edit: PageRoute {
        .memberPage(ReviewPagePath.edit) { visit in
            let review = try await visit.ownReview()
            let fields =
                [(name: "rating", value: review.rating.text), (name: "text", value: review.text ?? "")]
                + review.manners.map { (name: "manners", value: $0.rawValue) }
            return ReviewEditPage(review: review, entry: FormEntry(fields)).page(for: visit)
        }
    }

    private var save: PageRoute {
        .form(
            ReviewPagePath.edit,
            sends: API.reviews.edit,
            then: { visit, _ in .to(visit.wayBack(or: MemberPagePath.myDeals.rawValue), flash: .saved) },
            refused: { visit, entry in
                ReviewEditPage(review: try await visit.ownReview(), entry: entry).page(for: visit)
            }
        )
    }

    private var deletion: PageRoute {
        .memberPage(ReviewPagePath.delete) { visit in
            ReviewDeletionPage(review: try await visit.ownReview()).page(for: visit)
        }
    }

    private var delete: PageRoute {
        .button(ReviewPagePath.delete, sends: API.reviews.delete) { visit, _ in
            .to(visit.wayBack(or: MemberPagePath.myDeals.rawValue), flash: .reviewDeleted)
        }
    }

    private var replyForm: PageRoute {
        .memberPage(ReviewPagePath.reply) { ReplyPage(entry: .empty).page(for: $0) }
    }

    private var reply: PageRoute {
        .form(
            ReviewPagePath.reply,
            sends: API.reviews.reply,
            then: { visit, review in
                let usual = review.about.map { MemberPagePath.one.filled($0.description) }
                return .to(visit.wayBack(or: usual ?? MemberPagePath.mine.rawValue), flash: .replied)
            },
            refused: { visit, entry in ReplyPage(entry: entry).page(for: visit) }
        )
    }
}

extension Visit {
    /// Refuses another member's review before its form is shown. Why one's own can't be changed any more is
    /// the answer to the form.
    fileprivate func ownReview() async throws -> ReviewBody {
        let review = try await self(API.reviews.one(place(of: API.reviews.one)))
        guard review.author?.member.id == who?.member else { throw ReviewRefusal.notYours }
        return review
    }
}
