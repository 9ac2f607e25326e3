import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Repository of running logs")
struct RunLogRepositoryContract {
    @Test(
        "A log is read back as it was written, with pictures, route and run",
        arguments: Database.Engine.allCases
    )
    func whole(_ engine: Database.Engine) async throws {
        let fixture = try await RunLogFixture(engine)
        let image = try await fixture.store.upload(fixture.ben, "one")
        let route = try #require(RunRoute(lines: [[RunLogFixture.point, RunLogFixture.point]]))
        let contents = try fixture.contents(images: [image.id])
        let id = try await fixture.write(contents, by: fixture.ben, about: fixture.run, route)

        let read = try #require(await fixture.queries.find(id, for: fixture.ben))
        #expect(read.log.contents == contents && read.log.route == route && read.log.run == fixture.run)
        #expect(read.images.map(\.id) == [image.id] && read.runTitle?.text == "남산 둘레길")
        #expect(read.member.id == fixture.ben && read.log.version == 1)
    }

    @Test("An edit replaces contents and pictures, and keeps the run", arguments: Database.Engine.allCases)
    func edit(_ engine: Database.Engine) async throws {
        let fixture = try await RunLogFixture(engine)
        let (one, two) = (
            try await fixture.store.upload(fixture.ben, "one"),
            try await fixture.store.upload(fixture.ben, "two")
        )
        let first = try fixture.contents(images: [one.id])
        let id = try await fixture.write(first, by: fixture.ben, about: fixture.run)
        let (now, changed) = (fixture.now, try fixture.contents("다시", images: [two.id], isPublic: false))
        try await fixture.logs.update(id, of: fixture.ben) { log, run in
            try log.edit(changed, of: run, basedOn: 1, at: now)
        }
        let read = try #require(await fixture.queries.find(id, for: fixture.ben))
        #expect(read.log.contents == changed && read.log.version == 2 && read.log.run == fixture.run)
        await #expect(throws: RunLogRefusal.editedMeanwhile) {
            try await fixture.logs.update(id, of: fixture.ben) { log, run in
                try log.edit(first, of: run, basedOn: 1, at: now)
            }
        }
    }

    @Test(
        "A run has one log of each member who took part; a day has several",
        arguments: Database.Engine.allCases
    )
    func several(_ engine: Database.Engine) async throws {
        let fixture = try await RunLogFixture(engine)
        try await fixture.write(fixture.contents(), by: fixture.ben, about: fixture.run)
        try await fixture.write(fixture.contents(), by: fixture.ana, about: fixture.run)
        await #expect(throws: RunLogRefusal.alreadyWritten) {
            try await fixture.write(fixture.contents(), by: fixture.ben, about: fixture.run)
        }
        await #expect(throws: RunLogRefusal.runNotFound) {
            try await fixture.write(fixture.contents(), by: fixture.cid, about: fixture.run)
        }
        for _ in 1...2 { try await fixture.write(fixture.contents(), by: fixture.ben) }
        let month = try #require(CalendarMonth(of: fixture.now.dateInSeoul))
        let calendar = try #require(
            await fixture.queries.calendar(of: fixture.ben, for: fixture.ben, month, at: fixture.now)
        )
        #expect(calendar.entries.map(\.isCrew) == [true, false, false])
        #expect(calendar.streak == RunStreak(current: 1, longest: 1))
        #expect(calendar.months[month.month - 1].metres == 3 * 5_240)
    }

    @Test("No more than the daily share can be written", arguments: Database.Engine.allCases)
    func share(_ engine: Database.Engine) async throws {
        let fixture = try await RunLogFixture(engine)
        for _ in 1...RunLog.dailyLimit { try await fixture.write(fixture.contents(), by: fixture.cid) }
        let wait = Duration.seconds(24 * 3_600)
        await #expect(throws: RunLogRefusal.tooManyToday(retryAfter: wait)) {
            try await fixture.write(fixture.contents(), by: fixture.cid)
        }
        fixture.store.clock.pass(wait)
        try await fixture.write(fixture.contents(), by: fixture.cid)
    }

    @Test(
        "A private log is its writer's alone, in every reading and for every change",
        arguments: Database.Engine.allCases
    )
    func hidden(_ engine: Database.Engine) async throws {
        let fixture = try await RunLogFixture(engine)
        let (ana, ben) = (fixture.ana, fixture.ben)
        let image = try await fixture.store.upload(ben, "one")
        let id = try await fixture.write(
            fixture.contents(images: [image.id], isPublic: false),
            by: ben,
            about: fixture.run
        )
        let month = try #require(CalendarMonth(of: fixture.now.dateInSeoul))

        #expect(try await fixture.queries.find(id, for: ana) == nil)
        #expect(try await fixture.queries.list(of: ben, for: ana, SliceRequest())?.items.isEmpty == true)
        let calendar = try await fixture.queries.calendar(of: ben, for: ana, month, at: fixture.now)
        #expect(calendar?.entries.isEmpty == true && calendar?.streak.longest == 0)
        #expect(calendar?.months.allSatisfy { $0.count == 0 } == true)
        #expect(try await fixture.queries.fellows(in: fixture.run, of: ana, at: fixture.now)[0].log == nil)
        let file = image.files.full
        for reader in [ana, nil] {
            #expect(try await fixture.store.images.audience(of: file, for: reader) == .noOne)
        }
        #expect(try await fixture.store.images.audience(of: file, for: ben) == .reader)
        let reports = SQLReportRepository(fixture.store.database, identifiers: fixture.store.identifiers)
        await #expect(throws: ReportRefusal.notFound) {
            try await reports.insert(
                Report(
                    fixture.store.identifiers.next(),
                    of: Subject(.runLog, id),
                    by: ana,
                    for: .fraud,
                    nil,
                    at: fixture.now
                )
            )
        }
        await #expect(throws: RunLogRefusal.notFound) { try await fixture.logs.delete(id, of: ana) }
        await #expect(throws: RunLogRefusal.notFound) {
            try await fixture.logs.update(id, of: ana) { log, _ in log.removeRoute() }
        }
    }

    @Test("A public log is for members; a block and an operator hide it", arguments: Database.Engine.allCases)
    func shown(_ engine: Database.Engine) async throws {
        let fixture = try await RunLogFixture(engine)
        let (ben, cid) = (fixture.ben, fixture.cid)
        let image = try await fixture.store.upload(ben, "one")
        let id = try await fixture.write(fixture.contents(images: [image.id]), by: ben)
        #expect(try await fixture.queries.find(id, for: cid)?.log.id == id)
        #expect(try await fixture.store.images.audience(of: image.files.thumb, for: cid) == .reader)
        #expect(try await fixture.store.images.audience(of: image.files.thumb, for: nil) == .noOne)
        await #expect(throws: RunLogRefusal.notYours) { try await fixture.logs.delete(id, of: cid) }

        try await fixture.store.block(ben, by: cid)
        #expect(try await fixture.queries.find(id, for: cid) == nil)
        #expect(try await fixture.queries.list(of: ben, for: cid, SliceRequest()) == nil)
        #expect(try await fixture.store.images.audience(of: image.files.thumb, for: cid) == .noOne)
    }

    @Test(
        "A picture that is shown elsewhere, too, stays visible to everyone",
        arguments: Database.Engine.allCases
    )
    func sharedPicture(_ engine: Database.Engine) async throws {
        let fixture = try await RunLogFixture(engine)
        let image = try await fixture.store.upload(fixture.ben, "one")
        try await fixture.write(fixture.contents(images: [image.id], isPublic: false), by: fixture.ben)
        try await fixture.store.database.write { connection in
            try connection.images.use([image.id], of: fixture.ben, for: Subject(.listing, 7))
        }
        #expect(try await fixture.store.images.audience(of: image.files.full, for: nil) == .everyone)
    }

    @Test("A deleted log leaves no row and releases its pictures", arguments: Database.Engine.allCases)
    func deleted(_ engine: Database.Engine) async throws {
        let fixture = try await RunLogFixture(engine)
        let image = try await fixture.store.upload(fixture.ben, "one")
        let id = try await fixture.write(fixture.contents(images: [image.id]), by: fixture.ben)
        try await fixture.logs.delete(id, of: fixture.ben)
        let left = try await fixture.store.database.read { connection in
            try connection.run("SELECT id FROM run_logs").count
                + connection.run("SELECT image FROM image_uses").count
        }
        #expect(left == 0)
    }
}
