import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Reviews among the members of a roster")
struct RosterReviewContract {
    /// A run that has ended, with ben and cho admitted.
    private func ended(_ engine: Database.Engine) async throws -> (Meetup, ben: Member.ID, cho: Member.ID) {
        let meetup = try await Meetup(engine, seats: 3, endsAt: .seconds(3_600))
        let (ben, cho) = (try await meetup.joins("ben"), try await meetup.joins("cho"))
        try await meetup.applies(ben)
        try await meetup.applies(cho)
        return (meetup, ben, cho)
    }

    private func write(
        _ stars: Double,
        about other: Member.ID,
        by member: Member.ID,
        in meetup: Meetup
    ) async throws -> Review.ID {
        try await meetup.reviews.write(
            Rating(stars: stars),
            nil,
            [],
            of: .member(other, of: meetup.listing),
            by: member,
            at: meetup.now
        )
    }

    private func read(_ other: Member.ID, by member: Member.ID, in meetup: Meetup) async throws -> [Review.ID]
    {
        try await meetup.reviewQueries.list(
            of: .member(other, of: meetup.listing),
            for: member,
            at: meetup.now
        ).map(\.id)
    }

    @Test(
        "Two members review each other once it has ended, and read both when both are written",
        arguments: Database.Engine.allCases
    )
    func pair(_ engine: Database.Engine) async throws {
        let (meetup, ben, cho) = try await ended(engine)
        await #expect(throws: ReviewRefusal.notDone) {
            _ = try await write(5, about: cho, by: ben, in: meetup)
        }
        meetup.store.clock.pass(.seconds(3_600))
        let first = try await write(5, about: cho, by: ben, in: meetup)
        #expect(try await read(ben, by: cho, in: meetup) == [])
        #expect(try await meetup.told(cho).last == .reviewWritten)
        await #expect(throws: ReviewRefusal.alreadyWritten) {
            _ = try await write(1, about: cho, by: ben, in: meetup)
        }
        let second = try await write(4, about: ben, by: cho, in: meetup)
        #expect(try await read(ben, by: cho, in: meetup) == [first, second])
        #expect(try await read(cho, by: ben, in: meetup) == [first, second])
        #expect(try await meetup.told(ben).last == .reviewsRevealed)
        let third = try await write(3, about: meetup.ana, by: ben, in: meetup)
        #expect(try await read(meetup.ana, by: ben, in: meetup) == [third])
    }

    @Test(
        "A member who wasn't admitted neither writes nor is written about",
        arguments: Database.Engine.allCases
    )
    func strangers(_ engine: Database.Engine) async throws {
        let (meetup, ben, _) = try await ended(engine)
        let dan = try await meetup.joins("dan")
        meetup.store.clock.pass(.seconds(3_600))
        for (member, other) in [(dan, ben), (ben, dan), (ben, ben)] {
            await #expect(throws: RosterRefusal.notFound) {
                _ = try await write(5, about: other, by: member, in: meetup)
            }
        }
        await #expect(throws: RosterRefusal.notFound) { _ = try await read(ben, by: dan, in: meetup) }
    }

    @Test(
        "A review stays with the member when the listing is deleted, and both hear when its time has passed",
        arguments: Database.Engine.allCases
    )
    func alone(_ engine: Database.Engine) async throws {
        let (meetup, ben, cho) = try await ended(engine)
        meetup.store.clock.pass(.seconds(3_600))
        let id = try await write(5, about: cho, by: ben, in: meetup)
        try await meetup.store.database.write { try $0.listings.remove(meetup.listing) }
        meetup.store.clock.pass(Review.time)
        try await meetup.reviews.tellOfRevealed(at: meetup.now)
        let page = try await meetup.reviewQueries.list(about: cho, for: nil, at: meetup.now, SliceRequest())
        #expect(page?.items.map(\.id) == [id] && page?.items.first?.review.title == "새벽 달리기")
        #expect(try await meetup.told(cho).last == .reviewsRevealed)
        #expect(try await meetup.told(ben).last == .reviewsRevealed)
    }
}
