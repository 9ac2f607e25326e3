import Domain
import Testing

@Suite("A lesson that one party didn't come to")
struct NoShowTests {
    private let ana = SampleDeal.ana
    private let ben = SampleDeal.ben
    private let end = SampleDeal.endsAt

    /// Ana has noted that Ben didn't come.
    private func noted() throws -> Negotiation {
        var negotiation = try SampleDeal.negotiation(.accepted)
        try negotiation.noteNoShow(by: ana, at: end)
        return negotiation
    }

    @Test("Noted from fifteen minutes after the start until seven days after the end, once")
    func period() throws {
        var early = try SampleDeal.negotiation(.accepted)
        let start = SampleDeal.startsAt + .seconds(15 * 60)
        #expect(throws: DealRefusal.noShowTooEarly) {
            try early.noteNoShow(by: ana, at: start - .milliseconds(1))
        }
        try early.noteNoShow(by: ben, at: start)
        #expect(early.deal.progress.noShow?.notedBy == .partner && early.deal.state == .accepted)
        #expect(throws: DealRefusal.noShowNoted) { try early.noteNoShow(by: ana, at: end) }

        var late = try SampleDeal.negotiation(.accepted)
        #expect(throws: DealRefusal.noShowTooLate) {
            try late.noteNoShow(by: ana, at: end + Deal.quietTime)
        }
        try late.noteNoShow(by: ana, at: end + Deal.quietTime - .milliseconds(1))
    }

    @Test("A no-show report withdrawn before an answer has no effect")
    func withdrawn() throws {
        var negotiation = try noted()
        var answered = negotiation
        #expect(throws: DealRefusal.notProposer) { try negotiation.withdrawNoShow(by: ben, at: end) }

        try negotiation.withdrawNoShow(by: ana, at: end)
        #expect(negotiation.deal.progress.noShow == nil && negotiation.deal.state == .accepted)
        #expect(negotiation.lines.map(\.event) == [.dealNoShowNoted, .dealNoShowWithdrawn])
        #expect(throws: DealRefusal.noNoShow) { try negotiation.withdrawNoShow(by: ana, at: end) }
        try negotiation.noteNoShow(by: ana, at: end)

        try answered.disputeNoShow(SampleDeal.reason(), by: ben, at: end)
        #expect(throws: DealRefusal.noShowAnswered) { try answered.withdrawNoShow(by: ana, at: end) }
    }

    @Test("A meeting shorter than fifteen minutes is noted from its end")
    func short() {
        let start = SampleDeal.startsAt
        let end = start + .seconds(600)
        #expect(NoShow.start(of: start, until: end) == end)
    }

    @Test("Agreed, the deal ends as not held, and its seat is free")
    func agreed() throws {
        var negotiation = try noted()
        #expect(throws: DealRefusal.notRecipient) { try negotiation.agreeNoShow(by: ana, at: end) }

        try negotiation.agreeNoShow(by: ben, at: end)

        #expect(negotiation.deal.isNotHeld && negotiation.deal.progress.doneAt == nil)
        #expect(negotiation.deal.progress.noShow?.answer == .agreed && negotiation.listing?.seats.taken == 0)
        #expect(negotiation.lines.map(\.event) == [.dealNoShowNoted, .dealNoShowAgreed])
        #expect(throws: DealRefusal.cancelled) { try negotiation.complete(by: ben, at: end) }
    }

    @Test("Disputed, the answer is kept, and the deal is done only when both say so")
    func disputed() throws {
        var negotiation = try noted()
        try negotiation.disputeNoShow(SampleDeal.reason("30분 기다렸어요"), by: ben, at: end)
        #expect(negotiation.deal.progress.noShow?.reason?.text == "30분 기다렸어요")
        #expect(throws: DealRefusal.noShowAnswered) { try negotiation.agreeNoShow(by: ben, at: end) }

        var both = negotiation
        try both.complete(by: ben, at: end)
        #expect(both.deal.state == .accepted)
        try both.complete(by: ana, at: end)
        #expect(both.deal.state == .done && both.listing?.seats.taken == 1)
        negotiation.finishByItself(at: end + NoShow.answerTime)
        #expect(negotiation.deal.isNotHeld && negotiation.deal.progress.noShow?.answer == .disputed)
    }

    @Test("Saying that the lesson took place disputes the note, before it or after it")
    func marks() throws {
        var after = try noted()
        try after.complete(by: ben, at: end)
        #expect(after.deal.progress.noShow?.answer == .disputed)

        var before = try SampleDeal.negotiation(.accepted)
        try before.complete(by: ben, at: end)
        try before.noteNoShow(by: ana, at: end)
        #expect(before.deal.progress.noShow?.answer == .disputed && before.deal.state == .accepted)

        var own = try SampleDeal.negotiation(.accepted)
        try own.complete(by: ana, at: end)
        try own.noteNoShow(by: ana, at: end)
        try own.complete(by: ben, at: end)
        #expect(own.deal.state == .accepted)
    }

    @Test("Without an answer it ends as not held seven days after the note, and not before")
    func silent() throws {
        var negotiation = try SampleDeal.negotiation(.accepted)
        let note = end + SampleDeal.day
        try negotiation.noteNoShow(by: ana, at: note)
        let due = note + NoShow.answerTime
        negotiation.finishByItself(at: due - .milliseconds(1))
        #expect(negotiation.deal.state == .accepted)
        negotiation.finishByItself(at: due)
        #expect(negotiation.deal.isNotHeld && negotiation.deal.progress.noShow?.answer == nil)
        #expect(negotiation.lines.last?.event == .dealNotHeld && negotiation.listing?.seats.taken == 0)
    }

    @Test("A member reported during the lesson has seven days from its end to answer")
    func notedDuring() throws {
        var negotiation = try SampleDeal.negotiation(.accepted)
        try negotiation.noteNoShow(by: ana, at: SampleDeal.startsAt + .seconds(15 * 60))
        var late = negotiation
        negotiation.finishByItself(at: end + NoShow.answerTime - .milliseconds(1))
        #expect(negotiation.deal.state == .accepted)
        try negotiation.disputeNoShow(
            SampleDeal.reason(),
            by: ben,
            at: end + NoShow.answerTime - .milliseconds(1)
        )
        late.finishByItself(at: end + NoShow.answerTime)
        #expect(late.deal.isNotHeld)
    }

    @Test("A noted deal whose party leaves or blocks wasn't held; the leaver's own note doesn't count")
    func leaving() throws {
        var noter = try noted()
        noter.end(byBlockOf: ana, at: end)
        #expect(noter.deal.state == .cancelled && noter.deal.progress.noShow == nil)
        var accused = try noted()
        accused.end(byBlockOf: ben, at: end)
        #expect(accused.deal.isNotHeld)
    }

    @Test("A lesson that wasn't held has no review")
    func review() throws {
        var negotiation = try noted()
        try negotiation.agreeNoShow(by: ben, at: end)
        let context = try ReviewContext(negotiation.deal, by: ana, written: [])
        #expect(throws: ReviewRefusal.notDone) {
            try context.write(Rating(stars: 1), nil, [], as: Review.ID(rawValue: 1), at: end)
        }
    }
}
