import Database
import Domain
import Synchronization
import TestSupport
import Testing

@testable import Storage

@Suite("Members' events")
struct LiveContract {
    @Test("Numbers count on without a gap, however many write at once", arguments: Database.Engine.allCases)
    func numbers(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let member = try await store.join("mina").account.id

        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 1...20 { group.addTask { try await store.notices(member) } }
            try await group.waitForAll()
        }

        let live = SQLLiveQueries(store.database)
        let span = try await live.events(of: member, after: 0, limit: 100)
        #expect(span.events.map(\.number) == Array(1...20))
        #expect(span.upTo == 20)
        #expect(span.head == 20)
        #expect(!span.isTorn)
        #expect(try await live.head(of: member) == 20)
    }

    @Test(
        "A page of results ends at its limit, and the next continues there",
        arguments: Database.Engine.allCases
    )
    func stretches(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let member = try await store.join("mina").account.id
        for _ in 1...5 { try await store.notices(member) }
        let live = SQLLiveQueries(store.database)

        let first = try await live.events(of: member, after: 0, limit: 3)
        let second = try await live.events(of: member, after: first.upTo, limit: 3)
        let third = try await live.events(of: member, after: second.upTo, limit: 3)

        #expect(first.events.map(\.number) == [1, 2, 3])
        #expect(second.events.map(\.number) == [4, 5])
        #expect(third.events.isEmpty && third.upTo == 5 && !third.isTorn)
    }

    @Test(
        "Where events were forgotten, or never were, a stretch is torn",
        arguments: Database.Engine.allCases
    )
    func torn(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let member = try await store.join("mina").account.id
        for _ in 1...3 { try await store.notices(member) }
        store.clock.pass(LiveEvent.memory)
        try await store.notices(member)
        let live = SQLLiveQueries(store.database)
        let archive = SQLLiveArchive(store.database)
        let old = store.clock.now - LiveEvent.memory + .milliseconds(1)

        #expect(try await archive.forgetEvents(before: old, atMost: 2) == 2)
        #expect(try await archive.forgetEvents(before: old, atMost: 2) == 1)

        #expect(try await live.events(of: member, after: 1, limit: 10).isTorn)
        #expect(try await live.events(of: member, after: 9, limit: 10).isTorn)
        #expect(try await !live.events(of: member, after: 3, limit: 10).isTorn)
        #expect(try await live.head(of: member) == 4, "numbers are never used twice")
    }

    @Test(
        "Members with news, and those whose sessions ended, are notified",
        arguments: Database.Engine.allCases
    )
    func bell(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let (member, session) = try await store.join("mina")
        let rings = RecordedChanges(SQLLiveSignal(store.database))
        await rings.wait { $0 == [.anything] }

        try await store.notices(member.id)
        _ = try await store.sessions.update(session.id) { try $0.end(by: member.id) }

        await rings.wait { $0.count == 3 }
        #expect(rings.all == [.anything, .news(of: member.id), .sessions(of: member.id)])
    }

    @Test("A member's events come in their order out of the key, without being sorted")
    func plan() async throws {
        let store = try await Store(.sqlite)
        let member = Member.ID(rawValue: 1)

        #expect(
            try await store.plan(SQLLiveQueries.events(of: member, after: 7, limit: 100)) == [
                "SEARCH live_events USING PRIMARY KEY (member=? AND number>?)"
            ]
        )
        #expect(
            try await store.plan(SQLLiveArchive.oldEvents(before: store.clock.now, limit: 9)) == [
                "SEARCH live_events USING COVERING INDEX live_events_by_time (at<?)"
            ]
        )
        #expect(
            try await store.plan(SQLLiveArchive.oldKeys(before: store.clock.now, limit: 9)) == [
                "SEARCH request_keys USING INDEX request_keys_by_time (at<?)"
            ]
        )
    }
}

extension Store {
    fileprivate func notices(_ member: Member.ID) async throws {
        let notice = Notice(
            id: identifiers.next(),
            kind: .dealDone,
            actor: nil,
            target: Subject(.member, member),
            at: clock.now
        )
        try await database.write { _ = try $0.notices.insert(notice, to: member) }
    }

    fileprivate func plan(_ query: SQL) async throws -> [String] {
        try await database.read { connection in
            try connection.run("EXPLAIN QUERY PLAN \(query)").map { try $0.value("detail") }
        }
    }
}

/// What a bell rang.
private final class RecordedChanges: Sendable {
    private let heard = Mutex<[LiveSignalEvent]>([])
    private let listening = Mutex<(any Sendable)?>(nil)

    init(_ bell: any LiveSignal) {
        let handle = bell.listen { [weak self] ring in self?.heard.withLock { $0.append(ring) } }
        listening.withLock { $0 = handle }
    }

    var all: [LiveSignalEvent] { heard.withLock { $0 } }

    func wait(until condition: ([LiveSignalEvent]) -> Bool) async {
        await until { condition(all) }
    }
}
