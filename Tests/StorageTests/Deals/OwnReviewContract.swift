import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("An author changes and deletes their review")
struct OwnReviewContract {
    @Test(
        "A change is seen wherever the review counts, and marked if others could see it before",
        arguments: Database.Engine.allCases
    )
    func edited(_ engine: Database.Engine) async throws {
        let fixture = try await OwnReviewFixture(engine)
        try await fixture.edit(3, "조금 늦었어요", [.kind])
        #expect(try await fixture.own()?.review.editedAt == nil)
        fixture.pass()
        #expect(
            try await fixture.rating()
                == ListingRating(listing: fixture.deals.listing.id, reviews: 1, halves: 6)
        )
        try await fixture.edit(4.5, nil, [.clear])

        let shown = try #require(try await fixture.shown().first)
        #expect(shown.rating.stars == 4.5 && shown.text == nil && shown.manners == [.clear])
        #expect(shown.editedAt == fixture.now)
        let record = try #require(try await fixture.record())
        #expect(record.rating == 4.5 && record.reviews == 1 && record.manners == [MannerCount(.clear, 1)])
        #expect(try await fixture.rating()?.mean == 4.5)
        #expect(try await fixture.counted() == 1)
    }

    @Test(
        "The average and the latest reviews of lessons follow a change",
        arguments: Database.Engine.allCases
    )
    func lessons(_ engine: Database.Engine) async throws {
        let fixture = try await OwnReviewFixture(engine, .lesson)
        let (database, ana, now) = (fixture.store.database, fixture.ana, fixture.now)
        try await database.write {
            try $0.execute(
                """
                INSERT INTO teachers (member, since, instruments, places, education, career)
                VALUES (\(ana), \(now), 0, 0, '', '')
                """
            )
        }
        fixture.pass()
        let teachers = SQLTeacherQueries(database)
        try await fixture.edit(5)
        var page = try await teachers.summary(of: ana, for: nil, at: fixture.now)
        #expect(page?.rating == 5 && page?.latest.map(\.review.rating.stars) == [5])
        try await fixture.takeBack()
        page = try await teachers.summary(of: ana, for: nil, at: fixture.now)
        #expect(page?.reviews == 0 && page?.latest.isEmpty == true)
    }

    @Test(
        "One that is taken back counts nowhere, with its notices, and another can be written in time",
        arguments: Database.Engine.allCases
    )
    func takenBack(_ engine: Database.Engine) async throws {
        let fixture = try await OwnReviewFixture(engine)
        let (ana, ben) = (fixture.ana, fixture.ben)
        #expect(try await fixture.deals.told(ana).contains(.reviewWritten))
        try await fixture.takeBack()

        #expect(try await fixture.own() == nil)
        #expect(try await fixture.counted() == 0)
        #expect(try await !fixture.deals.told(ana).contains(.reviewWritten))
        #expect(try await fixture.deals.lines().suffix(2) == [.reviewWritten, .reviewTakenBack])

        _ = try await fixture.deals.review(fixture.deal, by: ana, stars: 5)
        #expect(try await fixture.deals.told(ben).last == .reviewWritten)
        _ = try await fixture.deals.review(fixture.deal, by: ben, stars: 1)
        #expect(try await fixture.shown().map(\.rating.stars) == [1])
        #expect(try await fixture.counted() == 1)
    }

    @Test(
        "One that was shown is gone with the notices of it, and the time for another is over",
        arguments: Database.Engine.allCases
    )
    func afterwards(_ engine: Database.Engine) async throws {
        let fixture = try await OwnReviewFixture(engine)
        fixture.pass()
        try await fixture.deals.reviews.tellOfRevealed(at: fixture.now)
        for member in [fixture.ana, fixture.ben] {
            #expect(try await fixture.deals.told(member).contains(.reviewsRevealed))
        }
        try await fixture.takeBack()
        for member in [fixture.ana, fixture.ben] {
            #expect(try await !fixture.deals.told(member).contains(.reviewsRevealed))
        }
        #expect(try await fixture.shown().isEmpty)
        #expect(try await fixture.record()?.rating == nil)
        #expect(try await fixture.rating() == nil)
        await #expect(throws: ReviewRefusal.tooLate) {
            _ = try await fixture.deals.review(fixture.deal, by: fixture.ben, stars: 1)
        }
    }

    @Test(
        "Once the other party has written theirs, or replied, it stays as it is",
        arguments: Database.Engine.allCases
    )
    func answered(_ engine: Database.Engine) async throws {
        let returned = try await OwnReviewFixture(engine)
        #expect(try await returned.own()?.isChangeable == true)
        _ = try await returned.deals.review(returned.deal, by: returned.ana, stars: 5)
        let replied = try await OwnReviewFixture(engine)
        replied.pass()
        #expect(try await replied.own()?.isChangeable == true)
        try await replied.reply()
        for fixture in [returned, replied] {
            let before = try await fixture.own()
            await #expect(throws: ReviewRefusal.answered) { try await fixture.edit(1) }
            await #expect(throws: ReviewRefusal.answered) { try await fixture.takeBack() }
            #expect(try await fixture.own()?.review == before?.review)
            #expect(before?.isChangeable == false)
        }
    }

    @Test("Others neither change it nor take it back", arguments: Database.Engine.allCases)
    func strangers(_ engine: Database.Engine) async throws {
        let fixture = try await OwnReviewFixture(engine)
        let cho = try await fixture.store.join("cho").account.id
        for member in [fixture.ana, cho] {
            await #expect(throws: ReviewRefusal.notFound) { try await fixture.edit(1, by: member) }
            await #expect(throws: ReviewRefusal.notFound) { try await fixture.takeBack(by: member) }
        }
        fixture.pass()
        for member in [fixture.ana, cho] {
            await #expect(throws: ReviewRefusal.notYours) { try await fixture.edit(1, by: member) }
            await #expect(throws: ReviewRefusal.notYours) { try await fixture.takeBack(by: member) }
        }
        #expect(try await fixture.shown(to: cho).map(\.rating.stars) == [2])
    }

    @Test(
        "One that an operator has hidden isn't changed, taken back or replied to",
        arguments: Database.Engine.allCases
    )
    func hidden(_ engine: Database.Engine) async throws {
        let fixture = try await OwnReviewFixture(engine)
        fixture.pass()
        try await fixture.hide()
        #expect(try await fixture.own()?.isChangeable == false)
        await #expect(throws: ReviewRefusal.hidden) { try await fixture.edit(1) }
        await #expect(throws: ReviewRefusal.hidden) { try await fixture.takeBack() }
        await #expect(throws: ReviewRefusal.notFound) { try await fixture.reply() }
        #expect(try await fixture.own()?.review.reply == nil)
    }

    @Test(
        "After a block, the author can still change and delete the review, without the other's name",
        arguments: Database.Engine.allCases
    )
    func blocked(_ engine: Database.Engine) async throws {
        let fixture = try await OwnReviewFixture(engine)
        fixture.pass()
        try await fixture.deals.store.block(fixture.ana, by: fixture.ben)
        await #expect(throws: ReviewRefusal.notFound) { try await fixture.reply() }
        try await fixture.edit(3)
        let own = try await fixture.deals.reviewQueries.list(
            of: .deal(fixture.deal),
            for: fixture.ben,
            at: fixture.now
        )
        #expect(own.map(\.review.rating.stars) == [3] && own.first?.about == nil)
        #expect(own.first?.isChangeable == true)
        let told = try await fixture.deals.told(fixture.ana)
        try await fixture.takeBack()
        #expect(try await fixture.own() == nil)
        #expect(try await fixture.deals.told(fixture.ana).count <= told.count)
    }

    @Test(
        "A reader blocked by either party doesn't see the review",
        arguments: Database.Engine.allCases
    )
    func separated(_ engine: Database.Engine) async throws {
        let fixture = try await OwnReviewFixture(engine)
        fixture.pass()
        let (queries, id, now) = (fixture.deals.reviewQueries, fixture.review, fixture.now)
        for (name, party) in [("cho", fixture.ana), ("dan", fixture.ben)] {
            let reader = try await fixture.store.join(name).account.id
            #expect(try await queries.find(id, for: reader, at: now)?.id == id)
            try await fixture.deals.store.block(party, by: reader)
            #expect(try await queries.find(id, for: reader, at: now) == nil)
        }
    }

    @Test("A report keeps the review as it was reported", arguments: Database.Engine.allCases)
    func reported(_ engine: Database.Engine) async throws {
        let fixture = try await OwnReviewFixture(engine)
        fixture.pass()
        let report = FileReport(
            reports: SQLReportRepository(fixture.store.database, identifiers: fixture.store.identifiers),
            identifiers: fixture.store.identifiers,
            clock: fixture.store.clock
        )
        let filed = try await report(of: Subject(.review, fixture.review), by: fixture.ana, for: .abuse, nil)
        try await fixture.edit(5, "아주 좋았어요")
        try await fixture.takeBack()
        let kept: String? = try await fixture.store.database.read {
            try $0.first("SELECT excerpt FROM reports WHERE id = \(filed.report.id)")?.value("excerpt")
        }
        #expect(kept == "늦었어요")
    }

    @Test("An export has when a review was changed", arguments: Database.Engine.allCases)
    func exported(_ engine: Database.Engine) async throws {
        let fixture = try await OwnReviewFixture(engine)
        fixture.pass()
        try await fixture.edit(5)
        let exports = SQLExportQueries(fixture.store.database)
        let (ben, now) = (fixture.ben, fixture.now)
        let page = try await exports.records(.reviewsWritten, of: ben, at: now, SliceRequest())
        #expect(page.items.first?.fields.last?.value == .moment(now))
    }

    @Test(
        "The stars of a listing are those of the reviews that the reader can list",
        arguments: Database.Engine.allCases
    )
    func ratings(_ engine: Database.Engine) async throws {
        let fixture = try await OwnReviewFixture(engine)
        let (cho, dan) = (
            try await fixture.store.join("cho").account.id, try await fixture.store.join("dan").account.id
        )
        fixture.pass()
        try await fixture.deals.store.block(fixture.ben, by: cho)
        try await fixture.deals.store.block(dan, by: fixture.ben)
        let (queries, listing, now) = (fixture.deals.reviewQueries, fixture.deals.listing.id, fixture.now)
        for (reader, seen) in [(nil, 1), (fixture.ana, 1), (cho, 0), (dan, 0)] as [(Member.ID?, Int)] {
            let ratings = try await queries.ratings(of: [listing], for: reader, at: now)
            let list = try await queries.list(about: listing, for: reader, at: now, SliceRequest())
            #expect(list.items.count == seen && ratings.map(\.reviews).reduce(0, +) == seen)
        }
    }
}
