import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Stamps for fellow runners")
struct RunStampContract {
    private func told(_ fixture: RunLogFixture, _ member: Member.ID) async throws -> Int {
        try await fixture.notices.list(of: member, SliceRequest()).items
            .count { $0.notice.kind == .runStampGiven }
    }

    private func give(_ stamp: RunStamp, _ fixture: RunLogFixture) async throws {
        try await fixture.logs.give(stamp, to: fixture.ben, in: fixture.run, by: fixture.ana, at: fixture.now)
    }

    @Test(
        "A stamp is given with one notice, changed, and taken back with its notice",
        arguments: Database.Engine.allCases
    )
    func life(_ engine: Database.Engine) async throws {
        let fixture = try await RunLogFixture(engine)
        let (ana, ben, run) = (fixture.ana, fixture.ben, fixture.run)
        try await fixture.write(fixture.contents(), by: ben, about: run)
        try await give(.sprint, fixture)
        try await give(.grit, fixture)
        #expect(try await fixture.queries.fellows(in: run, of: ana, at: fixture.now).map(\.given) == [.grit])
        let host = try #require(await fixture.queries.fellows(in: run, of: ben, at: fixture.now).first)
        #expect(host.received == .grit && host.isHost && host.card.id == ana)
        #expect(try await told(fixture, ben) == 1)

        try await fixture.logs.takeBack(from: ben, in: run, by: ana)
        #expect(try await fixture.queries.fellows(in: run, of: ana, at: fixture.now).map(\.given) == [nil])
        #expect(try await told(fixture, ben) == 0)
    }

    @Test(
        "Only those who took part give and get them, and a block ends that",
        arguments: Database.Engine.allCases
    )
    func fellows(_ engine: Database.Engine) async throws {
        let fixture = try await RunLogFixture(engine)
        let (ana, ben, cid, run) = (fixture.ana, fixture.ben, fixture.cid, fixture.run)
        await #expect(throws: RunLogRefusal.notFellow) {
            try await fixture.logs.give(.joy, to: cid, in: run, by: ana, at: fixture.now)
        }
        await #expect(throws: RunLogRefusal.runNotFound) {
            try await fixture.logs.give(.joy, to: ana, in: run, by: cid, at: fixture.now)
        }
        await #expect(throws: RunLogRefusal.runNotFound) {
            try await fixture.queries.fellows(in: run, of: cid, at: fixture.now)
        }
        try await give(.joy, fixture)
        try await fixture.store.block(ana, by: ben)
        await #expect(throws: RunLogRefusal.notFellow) { try await give(.grit, fixture) }
        #expect(try await fixture.queries.fellows(in: run, of: ana, at: fixture.now).isEmpty)
    }

    @Test(
        "A log shows the stamps received; only its writer learns who gave them",
        arguments: Database.Engine.allCases
    )
    func received(_ engine: Database.Engine) async throws {
        let fixture = try await RunLogFixture(engine)
        let id = try await fixture.write(fixture.contents(), by: fixture.ben, about: fixture.run)
        try await give(.growth, fixture)
        let own = try await fixture.queries.find(id, for: fixture.ben)?.received
        #expect(own?.map(\.giver?.id) == [fixture.ana] && own?.map(\.stamp) == [.growth])
        let seen = try await fixture.queries.find(id, for: fixture.cid)?.received
        #expect(seen == [ReceivedRunStamp(.growth, from: nil)])
    }

    @Test(
        "Log and stamps outlive the listing of their run; no more are given",
        arguments: Database.Engine.allCases
    )
    func withoutListing(_ engine: Database.Engine) async throws {
        let fixture = try await RunLogFixture(engine)
        let id = try await fixture.write(fixture.contents(), by: fixture.ben, about: fixture.run)
        try await give(.growth, fixture)
        try await fixture.store.database.write { try $0.listings.remove(fixture.run) }
        let log = try #require(await fixture.queries.find(id, for: fixture.ben))
        #expect(log.log.run == fixture.run && log.runTitle == nil && log.received.count == 1)
        await #expect(throws: RunLogRefusal.runNotFound) { try await give(.grit, fixture) }
        let (now, changed) = (fixture.now, try fixture.contents("나중에"))
        try await fixture.logs.update(id, of: fixture.ben) { log, run in
            try log.edit(changed, of: run, basedOn: nil, at: now)
        }
    }

    @Test(
        "Started runs are listed for host and members, with their own log",
        arguments: Database.Engine.allCases
    )
    func runs(_ engine: Database.Engine) async throws {
        let fixture = try await RunLogFixture(engine)
        let (now, before) = (fixture.now, fixture.now - .seconds(7_200))
        let id = try await fixture.write(fixture.contents(), by: fixture.ben, about: fixture.run)
        #expect(try await fixture.queries.runs(of: fixture.ben, at: now).map(\.log) == [id])
        #expect(try await fixture.queries.runs(of: fixture.ana, at: now).map(\.log) == [nil])
        #expect(try await fixture.queries.runs(of: fixture.cid, at: now).isEmpty)
        #expect(try await fixture.queries.runs(of: fixture.ana, at: before).isEmpty)
    }
}
