import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Reviews among the members of a roster")
struct RosterReviewContract {
    /// A run that has ended, with ben and cho admitted.
    private func ended(_ engine: Database.Engine) async throws -> (
        RosterFixture, ben: Member.ID, cho: Member.ID
    ) {
        let fixture = try await RosterFixture(engine, seats: 3, endsAt: .seconds(3_600))
        let (ben, cho) = (try await fixture.join("ben"), try await fixture.join("cho"))
        try await fixture.applies(ben)
        try await fixture.applies(cho)
        return (fixture, ben, cho)
    }

    private func write(
        _ stars: Double,
        about other: Member.ID,
        by member: Member.ID,
        in fixture: RosterFixture
    ) async throws -> Review.ID {
        try await fixture.reviews.write(
            Rating(stars: stars),
            nil,
            [],
            of: .member(other, of: fixture.listing),
            by: member,
            at: fixture.now
        )
    }

    private func read(_ other: Member.ID, by member: Member.ID, in fixture: RosterFixture) async throws
        -> [Review.ID]
    {
        try await fixture.reviewQueries.list(
            of: .member(other, of: fixture.listing),
            for: member,
            at: fixture.now
        ).map(\.id)
    }

    @Test(
        "Two members review each other once it has ended, and read both when both are written",
        arguments: Database.Engine.allCases
    )
    func pair(_ engine: Database.Engine) async throws {
        let (fixture, ben, cho) = try await ended(engine)
        await #expect(throws: ReviewRefusal.notDone) {
            _ = try await write(5, about: cho, by: ben, in: fixture)
        }
        fixture.store.clock.pass(.seconds(3_600))
        let first = try await write(5, about: cho, by: ben, in: fixture)
        #expect(try await read(ben, by: cho, in: fixture) == [])
        #expect(try await fixture.told(cho).last == .reviewWritten)
        await #expect(throws: ReviewRefusal.alreadyWritten) {
            _ = try await write(1, about: cho, by: ben, in: fixture)
        }
        let second = try await write(4, about: ben, by: cho, in: fixture)
        #expect(try await read(ben, by: cho, in: fixture) == [first, second])
        #expect(try await read(cho, by: ben, in: fixture) == [first, second])
        #expect(try await fixture.told(ben).last == .reviewsRevealed)
        let third = try await write(3, about: fixture.ana, by: ben, in: fixture)
        #expect(try await read(fixture.ana, by: ben, in: fixture) == [third])
    }

    @Test(
        "A member who wasn't admitted neither writes nor is written about",
        arguments: Database.Engine.allCases
    )
    func strangers(_ engine: Database.Engine) async throws {
        let (fixture, ben, _) = try await ended(engine)
        let dan = try await fixture.join("dan")
        fixture.store.clock.pass(.seconds(3_600))
        for (member, other) in [(dan, ben), (ben, dan), (ben, ben)] {
            await #expect(throws: RosterRefusal.notFound) {
                _ = try await write(5, about: other, by: member, in: fixture)
            }
        }
        await #expect(throws: RosterRefusal.notFound) { _ = try await read(ben, by: dan, in: fixture) }
    }

    @Test(
        "A review stays with the member when the listing is deleted, and both hear when its time has passed",
        arguments: Database.Engine.allCases
    )
    func alone(_ engine: Database.Engine) async throws {
        let (fixture, ben, cho) = try await ended(engine)
        fixture.store.clock.pass(.seconds(3_600))
        let id = try await write(5, about: cho, by: ben, in: fixture)
        try await fixture.store.database.write { try $0.listings.remove(fixture.listing) }
        fixture.store.clock.pass(Review.time)
        try await fixture.reviews.tellOfRevealed(at: fixture.now)
        let page = try await fixture.reviewQueries.list(about: cho, for: nil, at: fixture.now, SliceRequest())
        #expect(page?.items.map(\.id) == [id] && page?.items.first?.review.title == "새벽 달리기")
        #expect(try await fixture.told(cho).last == .reviewsRevealed)
        #expect(try await fixture.told(ben).last == .reviewsRevealed)
    }
}
