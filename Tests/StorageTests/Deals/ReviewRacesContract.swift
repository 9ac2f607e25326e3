import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("A review that is changed and answered at the same time")
struct ReviewRacesContract {
    /// Holds the change open in its transaction until the answer has arrived.
    private func change(_ fixture: OwnReviewFixture, _ gate: Gate, deletes: Bool = false) async throws {
        let (review, ben, now) = (fixture.review, fixture.ben, fixture.now)
        try await fixture.store.write { transaction in
            var own = try transaction.reviews.unanswered(review, by: ben)
            if deletes {
                try transaction.reviews.delete(own.review)
            } else {
                try own.edit(try Rating(stars: 5), nil, [], at: now)
                try transaction.reviews.save(own)
            }
            gate.holdFirstArrival()
        }
    }

    /// Holds the other's review open in its transaction until the change has arrived.
    private func answer(_ fixture: OwnReviewFixture, _ gate: Gate) async throws {
        let (deal, ana, now) = (fixture.deal, fixture.ana, fixture.now)
        let id: Review.ID = fixture.store.identifiers.next()
        try await fixture.store.write { transaction in
            let context = try transaction.reviews.context(of: .deal(deal), by: ana)
            let (review, other) = try context.write(try Rating(stars: 1), nil, [], as: id, at: now)
            try transaction.connection.insert(ReviewRow(review, isTold: other != nil))
            if let other { try transaction.reviews.reveal(other) }
            gate.holdFirstArrival()
        }
    }

    private func stars(_ fixture: OwnReviewFixture) async throws -> [Double] {
        try await fixture.deals.reviewQueries.list(of: .deal(fixture.deal), for: fixture.ben, at: fixture.now)
            .map(\.review.rating.stars)
    }

    @Test(
        "The other review that arrives during a change reveals the changed one",
        arguments: Database.Engine.allCases
    )
    func changedFirst(_ engine: Database.Engine) async throws {
        let fixture = try await OwnReviewFixture(engine)
        let outcomes = try await fixture.store.outcomes(
            { try await change(fixture, $0) },
            { _ = try await fixture.deals.review(fixture.deal, by: fixture.ana, stars: 1) }
        )
        #expect(outcomes == ["done", "done"])
        #expect(try await stars(fixture) == [5, 1])
        #expect(try await fixture.own()?.review.editedAt == nil)
    }

    @Test("A change that arrives after the other review is refused", arguments: Database.Engine.allCases)
    func answeredFirst(_ engine: Database.Engine) async throws {
        let fixture = try await OwnReviewFixture(engine)
        let outcomes = try await fixture.store.outcomes(
            { try await answer(fixture, $0) },
            { try await fixture.edit(5) }
        )
        #expect(outcomes == ["done", "review.answered"])
        #expect(try await stars(fixture) == [2, 1])
    }

    @Test(
        "The other review that arrives while one is taken back is sealed",
        arguments: Database.Engine.allCases
    )
    func takenBack(_ engine: Database.Engine) async throws {
        let fixture = try await OwnReviewFixture(engine)
        let outcomes = try await fixture.store.outcomes(
            { try await change(fixture, $0, deletes: true) },
            { _ = try await fixture.deals.review(fixture.deal, by: fixture.ana, stars: 1) }
        )
        #expect(outcomes == ["done", "done"])
        // The other's is sealed now, and not Ben's to read.
        #expect(try await stars(fixture) == [])
        #expect(try await fixture.shown().isEmpty)
    }

    @Test(
        "A reply and a change: the second finds what the first has left",
        arguments: Database.Engine.allCases
    )
    func replied(_ engine: Database.Engine) async throws {
        let fixture = try await OwnReviewFixture(engine)
        fixture.pass()
        let outcomes = try await fixture.store.outcomes(
            { try await change(fixture, $0) },
            { try await fixture.reply() }
        )
        #expect(outcomes == ["done", "done"])
        let own = try #require(try await fixture.own()).review
        #expect(own.rating.stars == 5 && own.reply != nil && own.editedAt == fixture.now)
    }

    @Test("A reply to one that is being taken back finds none", arguments: Database.Engine.allCases)
    func repliedToNothing(_ engine: Database.Engine) async throws {
        let fixture = try await OwnReviewFixture(engine)
        fixture.pass()
        let outcomes = try await fixture.store.outcomes(
            { try await change(fixture, $0, deletes: true) },
            { try await fixture.reply() }
        )
        #expect(outcomes == ["done", "review.not-found"])
        #expect(try await fixture.own() == nil)
    }
}
