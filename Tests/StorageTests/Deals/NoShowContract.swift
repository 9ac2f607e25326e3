import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("No-shows are kept and counted")
struct NoShowContract {
    /// Accepted and over, and Ana has noted that Ben didn't come.
    private func noted(_ table: Table) async throws -> Deal.ID {
        let deal = try await table.proposes()
        try await table.accepts(deal)
        table.store.clock.pass(Table.day + Table.hour)
        let (ana, now) = (table.ana, table.now)
        try await table.deals.update(deal, by: ana, at: now) { try $0.noteNoShow(by: ana, at: now) }
        return deal
    }

    private func answers(
        _ deal: Deal.ID,
        at table: Table,
        _ change: @escaping @Sendable (inout Negotiation, Member.ID, Moment) throws -> Void
    ) async throws {
        let (ben, now) = (table.ben, table.now)
        try await table.deals.update(deal, by: ben, at: now) { try change(&$0, ben, now) }
    }

    private func missed(_ member: Member.ID, at table: Table) async throws -> Int? {
        try await table.members.profile(of: member, for: nil, at: table.now)?.record.noShows
    }

    @Test("An agreed one counts for who didn't come, and for no other", arguments: Database.Engine.allCases)
    func agreed(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let deal = try await noted(table)
        #expect(try await missed(table.ben, at: table) == 0)

        try await answers(deal, at: table) { try $0.agreeNoShow(by: $1, at: $2) }

        let noShow = try #require(try await table.deal(deal)?.progress.noShow)
        #expect(
            noShow
                == NoShow(notedBy: .author, notedAt: table.now, answer: .agreed, answeredAt: table.now)
        )
        #expect(try await missed(table.ben, at: table) == 1)
        #expect(try await missed(table.ana, at: table) == 0)
        #expect(try await table.kept()?.seats.taken == 0)
        #expect(try await table.told(table.ben).last == .dealNoShowNoted)
        #expect(try await table.told(table.ana).last == .dealNoShowAgreed)
    }

    @Test("A disputed one keeps its reason and counts for neither", arguments: Database.Engine.allCases)
    func disputed(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let deal = try await noted(table)
        let reason = try DealReason("30분 기다렸어요")

        try await answers(deal, at: table) { try $0.disputeNoShow(reason, by: $1, at: $2) }
        table.store.clock.pass(NoShow.answerTime)
        try await table.deals.finishQuietDeals(at: table.now)

        let kept = try #require(try await table.deal(deal))
        #expect(kept.isNotHeld && kept.progress.noShow?.reason == reason)
        #expect(try await missed(table.ben, at: table) == 0)
        #expect(try await missed(table.ana, at: table) == 0)
    }

    @Test("One without an answer counts after seven days", arguments: Database.Engine.allCases)
    func silent(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let deal = try await noted(table)
        table.store.clock.pass(NoShow.answerTime - .milliseconds(1))
        try await table.deals.finishQuietDeals(at: table.now)
        #expect(try await table.deal(deal)?.state == .accepted)

        table.store.clock.pass(.milliseconds(1))
        try await table.deals.finishQuietDeals(at: table.now)
        #expect(try await table.deal(deal)?.isNotHeld == true)
        #expect(try await missed(table.ben, at: table) == 1)
    }

    @Test("Both noting at the same time leaves one note", arguments: Database.Engine.allCases)
    func race(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let deal = try await table.proposes()
        try await table.accepts(deal)
        table.store.clock.pass(Table.day + Table.hour)
        let (ana, ben, now) = (table.ana, table.ben, table.now)

        let outcomes = try await table.store.outcomes(
            { door in
                try await table.deals.update(deal, by: ana, at: now) {
                    door.holdFirst()
                    try $0.noteNoShow(by: ana, at: now)
                }
            },
            { try await table.deals.update(deal, by: ben, at: now) { try $0.noteNoShow(by: ben, at: now) } }
        )

        #expect(outcomes.sorted() == [DealRefusal.noShowNoted.code, "done"])
    }
}
