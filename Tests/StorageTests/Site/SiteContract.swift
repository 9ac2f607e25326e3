import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("The settings of the place are kept")
struct SiteContract {
    private func site(_ store: Store) -> SQLSiteRepository {
        SQLSiteRepository(store.database, identifiers: store.identifiers, given: [:])
    }

    private func set(
        _ setting: SiteSetting,
        _ text: String,
        in site: SQLSiteRepository,
        by member: Member.ID,
        _ store: Store
    ) async throws {
        _ = try await site.update(by: member, at: store.clock.now) { settings in
            [try settings.set(setting, to: text)].compactMap(\.self)
        }
    }

    @Test(
        "A change is seen at once, also through another repository, and noted with who made it",
        arguments: Database.Engine.allCases
    )
    func changes(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let olga = try await store.join("olga").account
        let (site, other) = (site(store), site(store))
        #expect(await other.current()[.name] == "마당")
        try await set(.name, "연남마당", in: site, by: olga.id, store)
        #expect(site.known[.name] == "연남마당")
        #expect(await other.current()[.name] == "연남마당")
        store.clock.pass(.seconds(60))
        try await set(.name, "", in: other, by: olga.id, store)
        #expect(await site.current() == SiteSettings())

        let changes = try await site.changes(SliceRequest()).items
        #expect(changes.map(\.difference.value) == ["", "연남마당"])
        #expect(changes.map(\.difference.former) == ["연남마당", ""])
        #expect(changes.map { $0.operatorCard?.nickname.text } == ["olga", "olga"])
        let first = try await site.changes(SliceRequest(limit: 1))
        let rest = try await site.changes(SliceRequest(limit: 1, after: first.next))
        #expect(first.items.first?.id == changes[0].id && rest.items.first?.id == changes[1].id)
        #expect(rest.next == nil)
    }

    @Test(
        "A refused change keeps nothing, and a change outlives its operator",
        arguments: Database.Engine.allCases
    )
    func refused(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let olga = try await store.join("olga").account
        let site = site(store)
        await #expect(throws: SiteRefusal.unknownAccent) {
            _ = try await site.update(by: olga.id, at: store.clock.now) { settings in
                let name = try settings.set(.name, to: "새 이름")
                return [name, try settings.set(.accent, to: "red")].compactMap(\.self)
            }
        }
        #expect(await site.current() == SiteSettings())
        #expect(try await site.changes(SliceRequest()).items.isEmpty)

        try await set(.accent, "blue", in: site, by: olga.id, store)
        try await store.accounts.delete(olga.id, at: store.clock.now)
        let change = try #require(try await site.changes(SliceRequest()).items.first)
        #expect(change.operatorCard == nil && change.difference.value == "blue")
    }

    @Test("Of two who set up at once, one becomes the operator", arguments: Database.Engine.allCases)
    func setUp(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let repository = SQLSetUpRepository(store.database)
        #expect(try await !repository.hasOperator())
        let ids = try await [store.join("ana").account.id, store.join("ben").account.id]
        let made = await withTaskGroup(of: Bool.self) { group in
            for id in ids {
                group.addTask { (try? await repository.appoint(id, at: store.clock.now)) != nil }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(made == 1)
        #expect(try await repository.hasOperator())
        await #expect(throws: SetUpRefusal.done) {
            try await repository.appoint(ids[0], at: store.clock.now)
        }
    }
}

@Suite("Invitations are kept")
struct InvitationContract {
    private func invite(uses: Int = 1, _ store: Store, by member: Member.ID) async throws -> Invitation {
        let id: Invitation.ID = store.identifiers.next()
        let invitation = Invitation(
            id: id,
            seal: CodeSeal(text: "seal of \(id)"),
            email: try EmailAddress("dan@example.com"),
            uses: uses,
            createdAt: store.clock.now,
            endsAt: store.clock.now + .seconds(3_600)
        )
        try await SQLInvitationRepository(store.database).insert(invitation, by: member, sending: nil)
        return invitation
    }

    @Test(
        "Of two who take the last use at once, one joins and the other leaves nothing",
        arguments: Database.Engine.allCases
    )
    func race(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let olga = try await store.join("olga").account
        let invitation = try await invite(store, by: olga.id)
        let results = await withTaskGroup(of: (any Error)?.self) { group in
            for name in ["ana", "ben"] {
                group.addTask {
                    do {
                        try await store.join(name, using: invitation.seal)
                        return nil
                    } catch {
                        return error
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        let refusals = results.compactMap { $0 as? InvitationRefusal }
        #expect(refusals == [.notValid] && results.count == 2)
        let summary = try #require(try await SQLInvitationRepository(store.database).find(invitation.id))
        #expect(summary.invitation.used == 1 && summary.joined.count == 1)
        #expect(summary.operatorCard?.nickname.text == "olga")
    }

    @Test(
        "A withdrawn or expired one lets no one in, and those who joined by it stay",
        arguments: Database.Engine.allCases
    )
    func ends(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let repository = SQLInvitationRepository(store.database)
        let olga = try await store.join("olga").account
        let (first, second) = (
            try await invite(uses: 5, store, by: olga.id), try await invite(store, by: olga.id)
        )
        try await store.join("ana", using: first.seal)
        try await repository.withdraw(first.id, at: store.clock.now)
        await #expect(throws: InvitationRefusal.notValid) { try await store.join("ben", using: first.seal) }
        await #expect(throws: InvitationRefusal.ended) {
            try await repository.withdraw(first.id, at: store.clock.now)
        }
        await #expect(throws: InvitationRefusal.notFound) {
            try await repository.withdraw(Identifier(rawValue: 5), at: store.clock.now)
        }
        store.clock.pass(.seconds(3_600))
        await #expect(throws: InvitationRefusal.notValid) { try await store.join("ben", using: second.seal) }

        let list = try await repository.list(SliceRequest()).items
        #expect(list.map(\.invitation.id) == [second.id, first.id])
        #expect(list.map { $0.joined.map(\.nickname.text) } == [[], ["ana"]])
        try await repository.sweep(at: store.clock.now)
        #expect(try await repository.list(SliceRequest()).items.count == 2)
        store.clock.pass(Invitation.kept)
        try await repository.sweep(at: store.clock.now)
        #expect(try await repository.list(SliceRequest()).items.isEmpty)
    }
}
