import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of what waits for approval. The operators decide on the listing's own page.
public struct SubmissionPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [queue, mine, edits, approve, decline, declining, trusted, distrust] + comments
    }

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
            let listing = try visit.place(of: API.submissions.approve)
            do {
                try await visit(API.submissions.approve(listing, entry.approval))
            } catch SubmissionRefusal.editedMeanwhile {
                let page = ListingPagePath.one.filled(listing.description)
                return .to(page, flash: .submissionEdited)
            }
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

    private var comments: [PageRoute] {
        [
            .memberPage(SubmissionPagePath.comments) { visit in
                let state = visit.request.query["state"].flatMap(Submission.State.init(rawValue:))
                let asked = SubmissionQuery(state ?? .waiting, try visit.slice.slice)
                let list = try await visit(API.submissions.comments(asked))
                return SubmittedCommentsPage(list: list, state: state ?? .waiting).page(for: visit)
            },
            .button(SubmissionPagePath.approveComment) { visit in
                let approval = try await FormEntry(of: visit.request).approval
                let comment = try visit.place(of: API.submissions.approveComment)
                do {
                    try await visit(API.submissions.approveComment(comment, approval))
                } catch SubmissionRefusal.editedMeanwhile {
                    return .to(SubmissionPagePath.comments.rawValue, flash: .submissionEdited)
                }
                return .to(SubmissionPagePath.comments.rawValue, flash: .submissionApproved)
            },
            .memberPage(SubmissionPagePath.declineComment) { try await Self.declineCommentPage($0, .empty) },
            .form(
                SubmissionPagePath.declineComment,
                sends: API.submissions.declineComment,
                then: { _, _ in
                    .to(SubmissionPagePath.comments.rawValue, flash: .submissionDeclined)
                },
                refused: Self.declineCommentPage
            ),
        ]
    }

    @Sendable private static func declineCommentPage(_ visit: Visit, _ entry: FormEntry) async throws -> Page
    {
        let id = try visit.place(of: API.submissions.declineComment)
        _ = try await visit(API.submissions.comment(id))
        return try await DeclinePage(
            about: SubmissionPhrases.comment[visit.language],
            back: SubmissionPagePath.comments.rawValue,
            action: SubmissionPagePath.declineComment.filled(id.description),
            hint: SubmissionPhrases.reasonHint,
            templates: visit.reasonTemplates,
            entry: entry
        ).page(for: visit)
    }

    @Sendable private static func declinePage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let duties = try await visit(API.measures.duties())
        guard duties.isOperator else { throw SubmissionRefusal.notFound }
        let listing = try await visit.listing
        return try await DeclinePage(
            about: listing.title,
            back: listing.pageAddress,
            action: SubmissionPagePath.decline.filled(listing.id.description),
            hint: SubmissionPhrases.reasonHint,
            templates: visit.reasonTemplates,
            entry: entry
        ).page(for: visit)
    }
}

extension FormEntry {
    /// A form without a version approves none that exists.
    fileprivate var approval: ApprovalBody {
        ApprovalBody(seen: Moment(rfc3339: text(SubmissionPanel.seen)) ?? Moment(milliseconds: 0))
    }
}
