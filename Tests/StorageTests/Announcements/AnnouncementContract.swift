import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Stored announcements")
struct AnnouncementContract {
    private func announcement(_ store: Store, hours: Int) throws -> Announcement {
        let now = store.clock.now
        return try Announcement(
            store.identifiers.next(),
            AnnouncementContents(text: "점검해요", english: "Maintenance", link: AnnouncementLink("/terms")),
            from: now,
            until: now + .seconds(hours * 3_600),
            at: now
        )
    }

    @Test(
        "Announcements of the present come from memory, and a change is seen at once, also by another server",
        arguments: Database.Engine.allCases
    )
    func shown(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let one = SQLSiteAnnouncementRepository(store.database)
        let other = SQLSiteAnnouncementRepository(store.database)
        #expect(try await one.shown(at: store.clock.now) == [])
        #expect(try await other.shown(at: store.clock.now) == [])
        let posted = try await one.post(announcement(store, hours: 1))
        #expect(try await one.shown(at: store.clock.now) == [posted])
        #expect(try await other.shown(at: store.clock.now) == [posted])
        #expect(try await other.find(posted.id) == posted)

        // Only memory still has it. A listener of PostgreSQL that has just connected may forget it once more.
        if engine == .sqlite {
            try await store.database.write { _ = try $0.execute("DELETE FROM announcements") }
            #expect(try await one.shown(at: store.clock.now) == [posted])
        }
        store.clock.pass(.seconds(3_600))
        #expect(try await one.shown(at: store.clock.now) == [])
    }

    @Test(
        "A change is stored, and one too many at a time isn't",
        arguments: Database.Engine.allCases
    )
    func changes(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let announcements = SQLSiteAnnouncementRepository(store.database)
        let now = store.clock.now
        var posted: [Announcement] = []
        for _ in 1...3 { posted.append(try await announcements.post(announcement(store, hours: 1))) }
        await #expect(throws: AnnouncementRefusal.tooMany) {
            _ = try await announcements.post(announcement(store, hours: 1))
        }
        let ended = try await announcements.update(posted[0].id) { try $0.end(at: now) }
        #expect(try await announcements.shown(at: now) == [posted[2], posted[1]])
        _ = try await announcements.post(announcement(store, hours: 2))
        await #expect(throws: AnnouncementRefusal.ended) {
            _ = try await announcements.update(ended.id) { try $0.end(at: now) }
        }
        await #expect(throws: AnnouncementRefusal.notFound) {
            _ = try await announcements.update(.init(rawValue: 1)) { try $0.end(at: now) }
        }
        let page = try await announcements.list(SliceRequest(limit: 3))
        #expect(page.items.count == 3)
        let rest = try await announcements.list(SliceRequest(after: page.next))
        #expect(rest.items == [ended] && rest.next == nil)
    }
}
