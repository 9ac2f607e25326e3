import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Reviews are kept")
struct ReviewRepositoryContract {
    private func about(_ member: Member.ID, _ fixture: DealFixture, for reader: Member.ID? = nil) async throws
        -> [ReviewSummary]
    {
        let slice = try await fixture.reviewQueries.list(
            about: member,
            for: reader,
            at: fixture.now,
            SliceRequest()
        )
        return try #require(slice).items
    }

    @Test(
        "The first is hidden from everyone else until the second is in",
        arguments: Database.Engine.allCases
    )
    func hidden(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await fixture.agree()

        let first = try await fixture.review(deal, by: fixture.ben, stars: 4.5, "친절해요")
        #expect(try await about(fixture.ana, fixture).isEmpty)
        #expect(try await fixture.reviewQueries.find(first, for: fixture.ana, at: fixture.now) == nil)
        #expect(
            try await fixture.reviewQueries.list(of: .deal(deal), for: fixture.ana, at: fixture.now).isEmpty
        )
        #expect(
            try await fixture.reviewQueries.list(of: .deal(deal), for: fixture.ben, at: fixture.now).map(\.id)
                == [
                    first
                ]
        )

        let second = try await fixture.review(deal, by: fixture.ana, stars: 5)
        let seen = try #require(try await about(fixture.ana, fixture).first)
        #expect(seen.id == first && seen.review.rating.stars == 4.5 && seen.review.text?.text == "친절해요")
        #expect(seen.review.title == "피아노" && seen.review.authorRole == .receiver)
        #expect(seen.author?.nickname.text == "ben")
        #expect(try await about(fixture.ben, fixture).map(\.id) == [second])
        #expect(
            try await fixture.reviewQueries.list(of: .deal(deal), for: fixture.ana, at: fixture.now).map(\.id)
                == [first, second]
        )
    }

    @Test(
        "Lines and notices say that there is one, and then that both are shown",
        arguments: Database.Engine.allCases
    )
    func told(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await fixture.agree()
        _ = try await fixture.review(deal, by: fixture.ben, stars: 1)
        _ = try await fixture.review(deal, by: fixture.ana, stars: 5)
        fixture.store.clock.pass(Review.time)
        try await fixture.reviews.tellOfRevealed(at: fixture.now)

        #expect(try await fixture.lines().suffix(2) == [.reviewWritten, .reviewsRevealed])
        #expect(try await fixture.told(fixture.ana).last == .reviewWritten)
        #expect(try await fixture.told(fixture.ben).last == .reviewsRevealed)
    }

    @Test(
        "One that stays alone is shown after two weeks, and both hear of it once",
        arguments: Database.Engine.allCases
    )
    func alone(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await fixture.agree()
        let id = try await fixture.review(deal, by: fixture.ben, stars: 3)
        fixture.store.clock.pass(Review.time - .milliseconds(1))
        try await fixture.reviews.tellOfRevealed(at: fixture.now)
        #expect(try await about(fixture.ana, fixture).isEmpty)
        #expect(try await fixture.lines().last == .reviewWritten)

        fixture.store.clock.pass(.milliseconds(1))
        let now = fixture.now
        async let one: Void = fixture.reviews.tellOfRevealed(at: now)
        async let other: Void = fixture.reviews.tellOfRevealed(at: now)
        _ = try await (one, other)

        #expect(try await about(fixture.ana, fixture).map(\.id) == [id])
        for member in [fixture.ana, fixture.ben] {
            let told = try await fixture.told(member).filter { $0 == .reviewsRevealed }
            #expect(told.count == 1)
        }
    }

    @Test("Of two concurrent changes by one member, one is kept", arguments: Database.Engine.allCases)
    func race(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await fixture.agree()

        let outcomes = await withTaskGroup(of: Bool.self) { group in
            for _ in 1...4 {
                group.addTask {
                    do {
                        _ = try await fixture.review(deal, by: fixture.ben, stars: 4)
                        return true
                    } catch {
                        return error as? ReviewRefusal != .alreadyWritten
                    }
                }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }

        #expect(outcomes == 1)
    }

    @Test("Two who write at the same instant are both shown", arguments: Database.Engine.allCases)
    func together(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await fixture.agree()

        async let ben = fixture.review(deal, by: fixture.ben, stars: 4)
        async let ana = fixture.review(deal, by: fixture.ana, stars: 5)
        _ = try await (ben, ana)

        #expect(try await about(fixture.ana, fixture).count == 1)
        #expect(try await about(fixture.ben, fixture).count == 1)
        #expect(try await fixture.lines().suffix(2) == [.reviewWritten, .reviewsRevealed])
    }

    @Test("An answer is kept with the review, and told to its author", arguments: Database.Engine.allCases)
    func reply(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await fixture.agree()
        let id = try await fixture.review(deal, by: fixture.ben, stars: 4)
        let (text, now) = (try ReviewText("또 오세요"), fixture.now)
        await #expect(throws: ReviewRefusal.notFound) {
            try await fixture.reviews.reply(text, to: id, by: fixture.ana, at: now)
        }
        _ = try await fixture.review(deal, by: fixture.ana, stars: 5)

        try await fixture.reviews.reply(text, to: id, by: fixture.ana, at: now)

        #expect(try await about(fixture.ana, fixture).first?.review.reply == Review.Reply(text, at: now))
        #expect(try await fixture.told(fixture.ben).last == .reviewReplied)
        await #expect(throws: ReviewRefusal.alreadyReplied) {
            try await fixture.reviews.reply(text, to: id, by: fixture.ana, at: now)
        }
    }

    @Test(
        "Reviews are read in parts, the latest revealed first, without those of the blocked",
        arguments: Database.Engine.allCases
    )
    func pages(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine, seats: 9)
        var written: [Review.ID] = []
        for stars in [1.0, 2, 3] {
            let deal = try await fixture.agree()
            written.append(try await fixture.review(deal, by: fixture.ben, stars: stars))
            _ = try await fixture.review(deal, by: fixture.ana, stars: 5)
        }
        let cho = try await fixture.store.join("cho").account.id
        func page(_ cursor: String?, for reader: Member.ID) async throws -> Slice<ReviewSummary> {
            let request = SliceRequest(limit: 2, after: cursor)
            return try #require(
                try await fixture.reviewQueries.list(
                    about: fixture.ana,
                    for: reader,
                    at: fixture.now,
                    request
                )
            )
        }

        let first = try await page(nil, for: cho)
        let second = try await page(first.next, for: cho)
        #expect((first.items + second.items).map(\.id) == written.reversed())
        #expect(second.next == nil)
        await #expect(throws: SliceRefusal.unknownCursor) { _ = try await page("1-x", for: cho) }
        try await fixture.store.block(fixture.ben, by: cho)
        #expect(try await page(nil, for: cho).items.isEmpty)
        try await fixture.store.block(cho, by: fixture.ana)
        let hidden = try await fixture.reviewQueries.list(
            about: fixture.ana,
            for: cho,
            at: fixture.now,
            SliceRequest()
        )
        #expect(hidden?.items == nil)
    }
}
