import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Notices are kept")
struct NoticesContract {
    /// Ana, who is told something, and Ben, whose doing it is.
    private struct Hall {
        let store: Store
        let ana: Member.ID
        let ben: Member.ID

        init(_ engine: Database.Engine) async throws {
            store = try await Store(engine)
            ana = try await store.join("ana").account.id
            ben = try await store.join("ben").account.id
        }

        var notices: SQLNoticeRepository { SQLNoticeRepository(store.database) }
        var queries: SQLNoticeQueries { SQLNoticeQueries(store.database) }

        @discardableResult
        func tell(_ member: Member.ID, _ kind: Notice.Kind = .dealAccepted) async throws -> Notice.ID {
            let notice = Notice(
                id: store.identifiers.next(),
                kind: kind,
                actor: ben,
                target: Subject(.deal, 5),
                at: store.clock.now
            )
            try await store.database.write { _ = try $0.notices.insert(notice, to: member) }
            return notice.id
        }

        func list(_ member: Member.ID) async throws -> [NoticeSummary] {
            try await queries.list(of: member, SliceRequest()).items
        }
    }

    @Test("Newest first, page by page, each to the one it is for", arguments: Database.Engine.allCases)
    func list(_ engine: Database.Engine) async throws {
        let hall = try await Hall(engine)
        var ids: [Notice.ID] = []
        for _ in 1...3 { ids.append(try await hall.tell(hall.ana)) }
        try await hall.tell(hall.ben)

        let first = try await hall.queries.list(of: hall.ana, SliceRequest(limit: 2))
        try await hall.tell(hall.ana)
        let second = try await hall.queries.list(of: hall.ana, SliceRequest(limit: 2, after: first.next))

        #expect((first.items + second.items).map(\.id) == ids.reversed())
        #expect(second.next == nil)
        #expect(first.items.first?.actor?.nickname.text == "ben")
    }

    @Test(
        "Marking one, some or all as read changes only the member's own notices",
        arguments: Database.Engine.allCases
    )
    func read(_ engine: Database.Engine) async throws {
        let hall = try await Hall(engine)
        var ids: [Notice.ID] = []
        for _ in 1...5 { ids.append(try await hall.tell(hall.ana)) }
        let foreign = try await hall.tell(hall.ben)
        let noon = hall.store.clock.now

        try await hall.notices.read(.these([ids[2], foreign]), of: hall.ana, at: noon)
        #expect(try await hall.queries.unread(of: hall.ana) == 4)
        #expect(try await hall.queries.unread(of: hall.ben) == 1)
        try await hall.notices.read(.these([]), of: hall.ana, at: noon)
        try await hall.notices.read(.upTo(ids[1]), of: hall.ana, at: noon)
        #expect(try await hall.queries.unread(of: hall.ana) == 2)
        try await hall.notices.read(.all, of: hall.ana, at: noon + .seconds(60))

        let read = try await hall.list(hall.ana).map(\.notice.readAt)
        #expect(read == [noon + .seconds(60), noon + .seconds(60), noon, noon, noon])
    }

    @Test(
        "A kind that is switched off is not given, until it is on again",
        arguments: Database.Engine.allCases
    )
    func muted(_ engine: Database.Engine) async throws {
        let hall = try await Hall(engine)
        try await hall.notices.choose(NoticeSettings(muted: [.dealAccepted, .message]), by: hall.ana)
        #expect(try await hall.queries.settings(of: hall.ana).muted == [.dealAccepted, .message])

        try await hall.tell(hall.ana)
        try await hall.tell(hall.ana, .dealDone)
        try await hall.tell(hall.ben)
        #expect(try await hall.list(hall.ana).map(\.notice.kind) == [.dealDone])
        #expect(try await hall.list(hall.ben).count == 1)

        try await hall.notices.choose(NoticeSettings(), by: hall.ana)
        try await hall.tell(hall.ana)
        #expect(try await hall.list(hall.ana).count == 2)
    }

    @Test("Old entries are deleted in batches", arguments: Database.Engine.allCases)
    func forget(_ engine: Database.Engine) async throws {
        let hall = try await Hall(engine)
        for _ in 1...3 { try await hall.tell(hall.ana) }
        hall.store.clock.pass(Notice.memory)
        let kept = try await hall.tell(hall.ana)
        let edge = hall.store.clock.now - Notice.memory + .milliseconds(1)

        #expect(try await hall.notices.forget(before: edge, atMost: 2) == 2)
        #expect(try await hall.notices.forget(before: edge, atMost: 2) == 1)
        #expect(try await hall.notices.forget(before: edge, atMost: 2) == 0)
        #expect(try await hall.list(hall.ana).map(\.id) == [kept])
    }
}
