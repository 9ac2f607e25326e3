import Domain
import Wire

extension Examples {
    static let submissions: [any Body] = [
        submission(.waiting), submission(.declined), SubmissionReasonBody(reason: "날짜가 없어요"),
        SubmittedListingBody(submission(.approved), posted),
        TrustedMemberBody(TrustedMember(card, since: now)),
        ListingEditBody(
            ListingEdit(
                at: now,
                [.time(from: now, to: now + .seconds(60)), .length(from: 60, to: 90), .place, .others],
                formerTitle: made { try ListingTitle("전 제목") }
            )
        ),
        ListingEditBody(ListingEdit(at: now, [.place], formerTitle: nil)),
        WebsiteBody(Website(host, addedAt: now, provenAt: now), proofLine: "madang-site-proof=1-2"),
        WebsiteBody(Website(host, addedAt: now), proofLine: "madang-site-proof=1-2"),
        WebsiteToAddBody(host: "example.org"),
    ]

    private static let host = made { try WebsiteHost("example.org") }
    private static let card = MemberCard(id: account.id, nickname: account.nickname, picture: nil)

    private static func submission(_ state: Submission.State) -> SubmissionBody {
        SubmissionBody(
            Submission(
                of: Listing.ID(rawValue: 5),
                by: account.id,
                state,
                submittedAt: now,
                decidedAt: state == .waiting ? nil : now,
                reason: state == .declined ? made { try SubmissionReason("날짜가 없어요") } : nil
            )
        )
    }
}
