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
            let asked = SubmissionQuery(state, try visit.slice.slice)
            let list = try await visit(API.submissions.all(asked))
            return SubmissionsPage(list: list, scope: .queue(state)).page(for: visit)
        }
    }

    private var mine: PageRoute {
        .memberPage(SubmissionPagePath.mine) { visit in
            let list = try await visit(API.submissions.mine(visit.slice))
            return SubmissionsPage(list: list, scope: .mine).page(for: visit)
        }
    }

    private var edits: PageRoute {
        .page(SubmissionPagePath.edits) { visit in
            let id = try visit.place(of: API.submissions.edits)
            let edits = try await visit(API.submissions.edits(id)).items
            return EditsPage(listing: try await visit(API.listings.one(id)), edits: edits).page(for: visit)
        }
    }

    private var approve: PageRoute {
        .button(SubmissionPagePath.approve) { visit in
            let entry = try await FormEntry(of: visit.request)
            try await visit(API.submissions.approve(visit.place(of: API.submissions.approve)))
            let author = entry.text(SubmissionPanel.trusted)
            if !author.isEmpty {
                try await visit(API.trust.give(API.trust.give.path.place([author])))
            }
            return .to(SubmissionPagePath.queue.rawValue, flash: .submissionApproved)
        }
    }

    private var decline: PageRoute {
        .memberPage(SubmissionPagePath.decline) { try await Self.declinePage($0, .empty) }
    }

    private var declining: PageRoute {
        .form(
            SubmissionPagePath.decline,
            sends: API.submissions.decline,
            then: { _, _ in .to(SubmissionPagePath.queue.rawValue, flash: .submissionDeclined) },
            refused: Self.declinePage
        )
    }

    private var trusted: PageRoute {
        .memberPage(SubmissionPagePath.trusted) { visit in
            TrustedMembersPage(list: try await visit(API.trust.all(visit.slice))).page(for: visit)
        }
    }

    private var distrust: PageRoute {
        .button(SubmissionPagePath.distrust, sends: API.trust.end) { _, _ in
            .to(SubmissionPagePath.trusted.rawValue, flash: .distrusted)
        }
    }

    @Sendable private static func declinePage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let duties = try await visit(API.measures.duties())
        guard duties.isOperator else { throw SubmissionRefusal.notFound }
        let listing = try await visit.listing
        return DeclinePage(
            about: listing.title,
            back: listing.pageAddress,
            action: SubmissionPagePath.decline.filled(listing.id.description),
            hint: SubmissionPhrases.reasonHint,
            entry: entry
        ).page(for: visit)
    }
}
