import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("No-shows are kept and counted")
struct NoShowContract {
    /// Accepted and over, and Ana has noted that Ben didn't come.
    private func noted(_ fixture: DealFixture) async throws -> Deal.ID {
        let deal = try await fixture.propose()
        try await fixture.accept(deal)
        fixture.store.clock.pass(DealFixture.day + DealFixture.hour)
        let (ana, now) = (fixture.ana, fixture.now)
        try await fixture.deals.update(deal, by: ana, at: now) { try $0.noteNoShow(by: ana, at: now) }
        return deal
    }

    private func answers(
        _ deal: Deal.ID,
        at fixture: DealFixture,
        _ change: @escaping @Sendable (inout Negotiation, Member.ID, Moment) throws -> Void
    ) async throws {
        let (ben, now) = (fixture.ben, fixture.now)
        try await fixture.deals.update(deal, by: ben, at: now) { try change(&$0, ben, now) }
    }

    private func missed(_ member: Member.ID, at fixture: DealFixture) async throws -> Int? {
        try await fixture.members.profile(of: member, for: nil, at: fixture.now)?.record.noShows
    }

    @Test("An agreed one counts for who didn't come, and for no other", arguments: Database.Engine.allCases)
    func agreed(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await noted(fixture)
        #expect(try await missed(fixture.ben, at: fixture) == 0)

        try await answers(deal, at: fixture) { try $0.agreeNoShow(by: $1, at: $2) }

        let noShow = try #require(try await fixture.deal(deal)?.progress.noShow)
        #expect(
            noShow
                == NoShow(notedBy: .author, notedAt: fixture.now, answer: .agreed, answeredAt: fixture.now)
        )
        #expect(try await missed(fixture.ben, at: fixture) == 1)
        #expect(try await missed(fixture.ana, at: fixture) == 0)
        #expect(try await fixture.kept()?.seats.taken == 0)
        #expect(try await fixture.told(fixture.ben).last == .dealNoShowNoted)
        #expect(try await fixture.told(fixture.ana).last == .dealNoShowAgreed)
    }

    @Test("A disputed one keeps its reason and counts for neither", arguments: Database.Engine.allCases)
    func disputed(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await noted(fixture)
        let reason = try DealReason("30분 기다렸어요")

        try await answers(deal, at: fixture) { try $0.disputeNoShow(reason, by: $1, at: $2) }
        fixture.store.clock.pass(NoShow.answerTime)
        try await fixture.deals.finishQuietDeals(at: fixture.now)

        let kept = try #require(try await fixture.deal(deal))
        #expect(kept.isNotHeld && kept.progress.noShow?.reason == reason)
        #expect(try await missed(fixture.ben, at: fixture) == 0)
        #expect(try await missed(fixture.ana, at: fixture) == 0)
    }

    @Test("One without an answer counts after seven days", arguments: Database.Engine.allCases)
    func silent(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await noted(fixture)
        fixture.store.clock.pass(NoShow.answerTime - .milliseconds(1))
        try await fixture.deals.finishQuietDeals(at: fixture.now)
        #expect(try await fixture.deal(deal)?.state == .accepted)

        fixture.store.clock.pass(.milliseconds(1))
        try await fixture.deals.finishQuietDeals(at: fixture.now)
        #expect(try await fixture.deal(deal)?.isNotHeld == true)
        #expect(try await missed(fixture.ben, at: fixture) == 1)
    }

    @Test("Both noting at the same time leaves one note", arguments: Database.Engine.allCases)
    func race(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await fixture.propose()
        try await fixture.accept(deal)
        fixture.store.clock.pass(DealFixture.day + DealFixture.hour)
        let (ana, ben, now) = (fixture.ana, fixture.ben, fixture.now)

        let outcomes = try await fixture.store.outcomes(
            { gate in
                try await fixture.deals.update(deal, by: ana, at: now) {
                    gate.holdFirstArrival()
                    try $0.noteNoShow(by: ana, at: now)
                }
            },
            { try await fixture.deals.update(deal, by: ben, at: now) { try $0.noteNoShow(by: ben, at: now) } }
        )

        #expect(outcomes.sorted() == [DealRefusal.noShowNoted.code, "done"])
    }
}
