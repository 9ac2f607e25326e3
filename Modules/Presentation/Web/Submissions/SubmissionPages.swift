import Domain
import HTTPServer
import Wire

/// Page routes of listings that need approval. The operators decide on the listing's own page.
public struct SubmissionPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [queue, mine, edits, approve, decline, declining, trusted, distrust] }

    private var queue: PageRoute {
        .memberPage(SubmissionPagePath.queue) { visit in
            let query = visit.request.query
            let state = query["state"].flatMap(Submission.State.init(rawValue:)) ?? .waiting
            let asked = [("state", state.rawValue)] + visit.cursor
            let list: ListBody<SubmittedListingBody> = try await visit.get(SubmissionPath.all, query: asked)
            return SubmissionsPage(list: list, scope: .queue(state)).page(for: visit)
        }
    }

    private var mine: PageRoute {
        .memberPage(SubmissionPagePath.mine) { visit in
            let list: ListBody<SubmittedListingBody> = try await visit.get(
                SubmissionPath.mine,
                query: visit.cursor
            )
            return SubmissionsPage(list: list, scope: .mine).page(for: visit)
        }
    }

    private var edits: PageRoute {
        .page(SubmissionPagePath.edits) { visit in
            let list: ListBody<ListingEditBody> = try await visit.get(SubmissionPath.edits, visit.place())
            return EditsPage(listing: try await visit.get(ListingPath.one, visit.place()), edits: list.items)
                .page(for: visit)
        }
    }

    private var approve: PageRoute {
        .button(SubmissionPagePath.approve) { visit in
            let entry = try await FormEntry(of: visit.request)
            try await visit.ask(.post, SubmissionPath.approve, visit.place(), answers: SubmissionBody.self)
            let author = entry.text(SubmissionPanel.trusted)
            if !author.isEmpty {
                try await visit.ask(.put, SubmissionPath.trustedOne, author, answers: Nothing.self)
            }
            return .to(SubmissionPagePath.queue.rawValue, telling: .submissionApproved)
        }
    }

    private var decline: PageRoute {
        .memberPage(SubmissionPagePath.decline) { try await Self.declinePage($0, .empty) }
    }

    private var declining: PageRoute {
        .form(
            SubmissionPagePath.decline,
            sends: .post,
            to: SubmissionPath.decline,
            then: { (_, _: SubmissionBody) in
                .to(SubmissionPagePath.queue.rawValue, telling: .submissionDeclined)
            },
            refused: Self.declinePage
        )
    }

    private var trusted: PageRoute {
        .memberPage(SubmissionPagePath.trusted) { visit in
            return TrustedMembersPage(list: try await visit.get(SubmissionPath.trusted, query: visit.cursor))
                .page(for: visit)
        }
    }

    private var distrust: PageRoute {
        .button(SubmissionPagePath.distrust) { visit in
            try await visit.ask(.delete, SubmissionPath.trustedOne, visit.place(), answers: Nothing.self)
            return .to(SubmissionPagePath.trusted.rawValue, telling: .distrusted)
        }
    }

    @Sendable private static func declinePage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let duties = try await visit(API.measures.duties())
        guard duties.isOperator else { throw SubmissionRefusal.notFound }
        let listing: ListingBody = try await visit.get(ListingPath.one, visit.place())
        return DeclinePage(
            about: listing.title,
            back: listing.pageAddress,
            action: SubmissionPagePath.decline.filled(listing.id.description),
            hint: SubmissionPhrases.reasonHint,
            entry: entry
        ).page(for: visit)
    }
}
