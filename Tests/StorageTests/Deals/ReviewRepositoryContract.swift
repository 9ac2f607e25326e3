import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Reviews are kept")
struct ReviewRepositoryContract {
    private func about(_ member: Member.ID, _ table: Table, for reader: Member.ID? = nil) async throws
        -> [ReviewSummary]
    {
        let slice = try await table.reviewQueries.list(
            about: member,
            for: reader,
            at: table.now,
            SliceRequest()
        )
        return try #require(slice).items
    }

    @Test(
        "The first is hidden from everyone else until the second is in",
        arguments: Database.Engine.allCases
    )
    func hidden(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let deal = try await table.agrees()

        let first = try await table.reviews(deal, by: table.ben, stars: 4.5, "친절해요")
        #expect(try await about(table.ana, table).isEmpty)
        #expect(try await table.reviewQueries.find(first, for: table.ana, at: table.now) == nil)
        #expect(try await table.reviewQueries.list(of: .deal(deal), for: table.ana, at: table.now).isEmpty)
        #expect(
            try await table.reviewQueries.list(of: .deal(deal), for: table.ben, at: table.now).map(\.id) == [
                first
            ]
        )

        let second = try await table.reviews(deal, by: table.ana, stars: 5)
        let seen = try #require(try await about(table.ana, table).first)
        #expect(seen.id == first && seen.review.rating.stars == 4.5 && seen.review.text?.text == "친절해요")
        #expect(seen.review.title == "피아노" && seen.review.authorRole == .receiver)
        #expect(seen.author?.nickname.text == "ben")
        #expect(try await about(table.ben, table).map(\.id) == [second])
        #expect(
            try await table.reviewQueries.list(of: .deal(deal), for: table.ana, at: table.now).map(\.id)
                == [first, second]
        )
    }

    @Test(
        "Lines and notices say that there is one, and then that both are shown",
        arguments: Database.Engine.allCases
    )
    func told(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let deal = try await table.agrees()
        _ = try await table.reviews(deal, by: table.ben, stars: 1)
        _ = try await table.reviews(deal, by: table.ana, stars: 5)
        table.store.clock.pass(Review.time)
        try await table.reviews.tellOfRevealed(at: table.now)

        #expect(try await table.lines().suffix(2) == [.reviewWritten, .reviewsRevealed])
        #expect(try await table.told(table.ana).last == .reviewWritten)
        #expect(try await table.told(table.ben).last == .reviewsRevealed)
    }

    @Test(
        "One that stays alone is shown after two weeks, and both hear of it once",
        arguments: Database.Engine.allCases
    )
    func alone(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let deal = try await table.agrees()
        let id = try await table.reviews(deal, by: table.ben, stars: 3)
        table.store.clock.pass(Review.time - .milliseconds(1))
        try await table.reviews.tellOfRevealed(at: table.now)
        #expect(try await about(table.ana, table).isEmpty)
        #expect(try await table.lines().last == .reviewWritten)

        table.store.clock.pass(.milliseconds(1))
        let now = table.now
        async let one: Void = table.reviews.tellOfRevealed(at: now)
        async let other: Void = table.reviews.tellOfRevealed(at: now)
        _ = try await (one, other)

        #expect(try await about(table.ana, table).map(\.id) == [id])
        for member in [table.ana, table.ben] {
            let told = try await table.told(member).filter { $0 == .reviewsRevealed }
            #expect(told.count == 1)
        }
    }

    @Test("Of two at once by the same hand one is kept", arguments: Database.Engine.allCases)
    func race(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let deal = try await table.agrees()

        let outcomes = await withTaskGroup(of: Bool.self) { group in
            for _ in 1...4 {
                group.addTask {
                    do {
                        _ = try await table.reviews(deal, by: table.ben, stars: 4)
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
        let table = try await Table(engine)
        let deal = try await table.agrees()

        async let ben = table.reviews(deal, by: table.ben, stars: 4)
        async let ana = table.reviews(deal, by: table.ana, stars: 5)
        _ = try await (ben, ana)

        #expect(try await about(table.ana, table).count == 1)
        #expect(try await about(table.ben, table).count == 1)
        #expect(try await table.lines().suffix(2) == [.reviewWritten, .reviewsRevealed])
    }

    @Test("An answer is kept with the review, and told to its author", arguments: Database.Engine.allCases)
    func reply(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let deal = try await table.agrees()
        let id = try await table.reviews(deal, by: table.ben, stars: 4)
        let (text, now) = (try ReviewText("또 오세요"), table.now)
        await #expect(throws: ReviewRefusal.notFound) {
            try await table.reviews.reply(text, to: id, by: table.ana, at: now)
        }
        _ = try await table.reviews(deal, by: table.ana, stars: 5)

        try await table.reviews.reply(text, to: id, by: table.ana, at: now)

        #expect(try await about(table.ana, table).first?.review.reply == Review.Reply(text, at: now))
        #expect(try await table.told(table.ben).last == .reviewReplied)
        await #expect(throws: ReviewRefusal.alreadyReplied) {
            try await table.reviews.reply(text, to: id, by: table.ana, at: now)
        }
    }

    @Test(
        "Reviews are read in parts, the latest revealed first, without those of the blocked",
        arguments: Database.Engine.allCases
    )
    func pages(_ engine: Database.Engine) async throws {
        let table = try await Table(engine, seats: 9)
        var written: [Review.ID] = []
        for stars in [1.0, 2, 3] {
            let deal = try await table.agrees()
            written.append(try await table.reviews(deal, by: table.ben, stars: stars))
            _ = try await table.reviews(deal, by: table.ana, stars: 5)
        }
        let cho = try await table.store.joins("cho").account.id
        func page(_ cursor: String?, for reader: Member.ID) async throws -> Slice<ReviewSummary> {
            let request = SliceRequest(limit: 2, after: cursor)
            return try #require(
                try await table.reviewQueries.list(about: table.ana, for: reader, at: table.now, request)
            )
        }

        let first = try await page(nil, for: cho)
        let second = try await page(first.next, for: cho)
        #expect((first.items + second.items).map(\.id) == written.reversed())
        #expect(second.next == nil)
        await #expect(throws: SliceRefusal.unknownCursor) { _ = try await page("1-x", for: cho) }
        try await table.door.street.block(table.ben, by: cho)
        #expect(try await page(nil, for: cho).items.isEmpty)
        try await table.door.street.block(cho, by: table.ana)
        let hidden = try await table.reviewQueries.list(
            about: table.ana,
            for: cho,
            at: table.now,
            SliceRequest()
        )
        #expect(hidden?.items == nil)
    }
}
