import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("All who take part talk in one conversation")
struct GroupContract {
    /// Ana's roster with Ben and Cho in it.
    private func fixture(_ engine: Database.Engine) async throws -> (
        RosterFixture, ben: Member.ID, cho: Member.ID
    ) {
        let fixture = try await RosterFixture(engine, seats: 3)
        let (ben, cho) = (try await fixture.join("ben"), try await fixture.join("cho"))
        for member in [ben, cho] { try await fixture.applies(member) }
        return (fixture, ben, cho)
    }

    private func say(_ sender: Member.ID, _ text: String, in fixture: RosterFixture) async throws {
        let group = try #require(try await fixture.group(sender)?.id)
        let message = try OutgoingMessage(
            id: fixture.store.identifiers.next(),
            to: group,
            from: sender,
            text: try MessageText(text),
            images: [],
            at: fixture.now
        )
        _ = try await repository(fixture).send(message)
    }

    private func repository(_ fixture: RosterFixture) -> SQLConversationRepository {
        SQLConversationRepository(fixture.store.database, identifiers: fixture.store.identifiers)
    }

    private func texts(_ reader: Member.ID, in fixture: RosterFixture) async throws -> [String] {
        let group = try #require(try await fixture.group(reader)?.id)
        return try await fixture.talk.history(of: group, for: reader, HistorySpan()).messages.map(\.words)
    }

    @Test(
        "A group message reaches all members, and is unread for the others",
        arguments: Database.Engine.allCases
    )
    func reaches(_ engine: Database.Engine) async throws {
        let (fixture, ben, cho) = try await fixture(engine)
        try await say(ben, "여섯 시에 봐요", in: fixture)
        for reader in [fixture.ana, ben, cho] {
            #expect(try await texts(reader, in: fixture).last == "여섯 시에 봐요")
        }
        #expect(try await fixture.group(cho)?.marks.unread == 1)
        #expect(try await fixture.group(ben)?.marks.unread == 0)
        #expect(try await fixture.group(ben)?.memberCount == 3)
        #expect(try await fixture.told(cho) == [.message])
        let group = try #require(try await fixture.group(cho)?.id)
        let members = try await fixture.talk.members(of: group, for: cho)
        #expect(members.map(\.nickname.text) == ["ana", "ben", "cho"])
    }

    @Test("A message is read once all others have read it", arguments: Database.Engine.allCases)
    func reading(_ engine: Database.Engine) async throws {
        let (fixture, ben, cho) = try await fixture(engine)
        try await say(ben, "여섯 시에 봐요", in: fixture)
        let group = try #require(try await fixture.group(ben))
        let (id, number) = (group.id, group.marks.own)
        _ = try await repository(fixture).read(id, upTo: number, by: cho, at: fixture.now)
        #expect(try await fixture.group(ben)?.marks.others ?? 0 < number)
        _ = try await repository(fixture).read(id, upTo: number, by: fixture.ana, at: fixture.now)
        #expect(try await fixture.group(ben)?.marks.others == number)
    }

    @Test(
        "A member who leaves or is removed reads no more, and the others are told",
        arguments: Database.Engine.allCases
    )
    func parting(_ engine: Database.Engine) async throws {
        let (fixture, ben, cho) = try await fixture(engine)
        let group = try #require(try await fixture.group(ben)?.id)
        try await fixture.leave(ben)
        let reason = try RosterNote("약속을 어겼어요")
        try await fixture.changes(by: fixture.ana) { try $0.remove(cho, reason, by: $0.organiser, at: $1) }
        #expect(
            try await texts(fixture.ana, in: fixture) == [
                "[member-joined]", "[member-joined]", "[member-left]", "[member-removed]",
            ]
        )
        let live = SQLLiveQueries(fixture.store.database)
        for former in [ben, cho] {
            #expect(try await fixture.group(former) == nil)
            let replayed = try await live.events(of: former, after: 0, limit: 100).events
            #expect(!replayed.contains { if case .message = $0.what { true } else { false } })
            await #expect(throws: ConversationRefusal.notFound) {
                try await fixture.talk.history(of: group, for: former, HistorySpan())
            }
        }
    }

    @Test("Two who block each other stay, and neither reads the other", arguments: Database.Engine.allCases)
    func blocked(_ engine: Database.Engine) async throws {
        let (fixture, ben, cho) = try await fixture(engine)
        try await fixture.neighbours.store.block(cho, by: ben)
        try await say(cho, "안녕하세요", in: fixture)
        #expect(try await texts(ben, in: fixture).last == "[message-blocked]")
        #expect(try await texts(fixture.ana, in: fixture).last == "안녕하세요")
        try await say(ben, "반가워요", in: fixture)
        #expect(try await texts(cho, in: fixture).last == "[message-blocked]")
        #expect(try await fixture.group(ben)?.marks.unread == 0)
    }

    @Test("A stranger finds no group", arguments: Database.Engine.allCases)
    func strangers(_ engine: Database.Engine) async throws {
        let (fixture, ben, _) = try await fixture(engine)
        let dan = try await fixture.join("dan")
        let group = try #require(try await fixture.group(ben)?.id)
        await #expect(throws: ConversationRefusal.notFound) {
            try await fixture.talk.one(group, for: dan)
        }
        await #expect(throws: ConversationRefusal.notFound) {
            try await fixture.talk.members(of: group, for: dan)
        }
    }
}
