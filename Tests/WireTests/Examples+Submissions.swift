import Domain
import Wire

extension Examples {
    static let submissions: [any Body] =
        [
            submission(.waiting), submission(.declined), SubmissionReasonBody(reason: "날짜가 없어요"),
            SubmissionReasonBody(reason: nil, template: .init(rawValue: 2)),
            SubmittedListingBody(submission(.approved), posted), ApprovalBody(seen: now),
            SubmittedCommentBody(SubmittedComment(commentSubmission, comment(.waiting))),
            ReasonTemplateDraftBody(title: "광고", text: "광고예요", english: "It is advertising"),
            ReasonTemplateDraftBody(title: "광고", text: "광고예요"),
            ReasonTemplateBody(
                made { ReasonTemplate(.init(rawValue: 4), try .init(title: "광고", text: "광고예요")) }
            ),
            WatchedTermDraftBody(kind: .word, text: "급전 대출"),
            WatchedTermBody(
                made { try WatchedTerm(.init(rawValue: 3), .host, "example.org", at: now) }
            ),
            TrustedMemberBody(TrustedMember(card, since: now)),
            ListingEditBody(
                ListingEdit(
                    at: now,
                    [.time(from: now, to: now + .seconds(60)), .length(from: 60, to: 90), .place, .others],
                    formerTitle: made { try ListingTitle("전 제목") }
                )
            ),
            claim(.waiting), claim(.declined), ClaimNoteBody(note: "우리 모임이에요"), ClaimNoteBody(note: nil),
            ClaimedListingBody(claim(.overtaken), by: MemberCardBody(card), posted),
            ListingEditBody(ListingEdit(at: now, [.place], formerTitle: nil)),
            WebsiteBody(Website(host, addedAt: now, provenAt: now), proofLine: "madang-site-proof=1-2"),
            WebsiteBody(Website(host, addedAt: now), proofLine: "madang-site-proof=1-2"),
            WebsiteToAddBody(host: "example.org"),
        ] + federation

    private static let federation: [any Body] = [
        FederationBody(FederationStatus(hosts: [], blocked: []), account: nil),
        FederationBody(
            FederationStatus(
                hosts: [.init(host: host, followers: 3, waiting: 2, failures: 1, failure: "503")],
                blocked: [host]
            ),
            account: "@events@madang.example"
        ),
        FollowerHostBody(.init(host: host, followers: 1, waiting: 0, failures: 0, failure: nil)),
    ]

    private static let host = made { try WebsiteHost("example.org") }
    private static let card = MemberCard(id: account.id, nickname: account.nickname, picture: nil)

    private static func claim(_ state: Claim.State) -> ClaimBody {
        ClaimBody(
            Claim(
                id: .init(rawValue: 4),
                of: Listing.ID(rawValue: 5),
                by: account.id,
                state == .waiting ? made { try ClaimNote("우리 모임이에요") } : nil,
                claimedAt: now,
                state,
                decidedAt: state == .waiting ? nil : now,
                reason: state == .declined ? made { try SubmissionReason("확인할 수 없어요") } : nil
            )
        )
    }

    private static let commentSubmission = Submission(
        of: Subject(.comment, 9),
        by: account.id,
        .waiting,
        for: .term("급전 대출"),
        version: now,
        submittedAt: now
    )

    private static func submission(_ state: Submission.State) -> SubmissionBody {
        SubmissionBody(
            Submission(
                of: Subject(.listing, 5),
                by: account.id,
                state,
                for: state == .waiting ? .term("급전 대출") : .kind,
                version: now,
                submittedAt: now,
                decidedAt: state == .waiting ? nil : now,
                reason: state == .declined ? made { try SubmissionReason("날짜가 없어요") } : nil
            ),
            isForAuthor: state == .declined
        )
    }
}
