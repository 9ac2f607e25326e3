import Domain
import Testing

@Suite("Notices of an operator's decision")
struct OperatorDecisionNoticesTests {
    private let member = Member.ID(rawValue: 2)
    private let listing = Subject(.listing, 5)
    private let now = Moment(milliseconds: 1_000)

    @Test("The author of a listing", arguments: [Submission.State.approved, .declined])
    func submission(_ state: Submission.State) {
        let submission = Submission(
            of: Subject(.listing, 5),
            by: member,
            state,
            version: now,
            submittedAt: now
        )
        let kind: Notice.Kind = state == .approved ? .submissionApproved : .submissionDeclined
        #expect(submission.decisionNotice == NoticeDraft(to: member, kind, of: listing))
    }

    @Test("The member who claims a listing", arguments: [Claim.State.approved, .declined])
    func claim(_ state: Claim.State) {
        let id = Claim.ID(rawValue: 3)
        let claim = Claim(id: id, of: Listing.ID(rawValue: 5), by: member, nil, claimedAt: now, state)
        let kind: Notice.Kind = state == .approved ? .claimApproved : .claimDeclined
        #expect(claim.decisionNotice == NoticeDraft(to: member, kind, of: listing))
    }

    @Test("The teacher", arguments: [Verification.State.accepted, .declined])
    func verification(_ state: Verification.State) throws {
        let id = Verification.ID(rawValue: 3)
        let note = try DocumentNote("졸업증명서")
        let verification = Verification(id: id, of: member, note, sentAt: now, state)
        let kind: Notice.Kind = state == .accepted ? .verificationAccepted : .verificationDeclined
        #expect(verification.decisionNotice == NoticeDraft(to: member, kind, of: verification.subject))
    }

    @Test("The owner of a source", arguments: [Source.State.active, .declined])
    func source(_ state: Source.State) throws {
        let ledger = SourceLedger(
            address: try SourceAddress("https://example.com/a.ics"),
            name: try SourceName("마당"),
            licence: try #require(try SourceNote("CC0")),
            neighbourhood: NeighbourhoodCode(number: 1_114_055_000)!
        )
        let source = Source(
            id: Source.ID(rawValue: 3),
            owner: member,
            ledger,
            state: state,
            addedAt: now,
            fetching: SourceFetching(nextAt: now)
        )
        let kind: Notice.Kind = state == .active ? .sourceApproved : .sourceDeclined
        #expect(source.decisionNotice == NoticeDraft(to: member, kind, of: Subject(.member, member)))
    }
}
