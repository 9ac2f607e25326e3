import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("All who take part talk in one conversation")
struct GroupContract {
    /// Ana's meetup with Ben and Cho in it.
    private func meetup(_ engine: Database.Engine) async throws -> (Meetup, ben: Member.ID, cho: Member.ID) {
        let meetup = try await Meetup(engine, seats: 3)
        let (ben, cho) = (try await meetup.joins("ben"), try await meetup.joins("cho"))
        for member in [ben, cho] { try await meetup.applies(member) }
        return (meetup, ben, cho)
    }

    private func says(_ sender: Member.ID, _ text: String, in meetup: Meetup) async throws {
        let group = try #require(try await meetup.group(sender)?.id)
        let message = try OutgoingMessage(
            id: meetup.store.identifiers.next(),
            to: group,
            from: sender,
            text: try MessageText(text),
            images: [],
            at: meetup.now
        )
        _ = try await repository(meetup).send(message)
    }

    private func repository(_ meetup: Meetup) -> SQLConversationRepository {
        SQLConversationRepository(meetup.store.database, identifiers: meetup.store.identifiers)
    }

    private func texts(_ reader: Member.ID, in meetup: Meetup) async throws -> [String] {
        let group = try #require(try await meetup.group(reader)?.id)
        return try await meetup.talk.history(of: group, for: reader, HistorySpan()).messages.map(\.words)
    }

    @Test(
        "What one says reaches all, and counts as unread for all others",
        arguments: Database.Engine.allCases
    )
    func reaches(_ engine: Database.Engine) async throws {
        let (meetup, ben, cho) = try await meetup(engine)
        try await says(ben, "여섯 시에 봐요", in: meetup)
        for reader in [meetup.ana, ben, cho] {
            #expect(try await texts(reader, in: meetup).last == "여섯 시에 봐요")
        }
        #expect(try await meetup.group(cho)?.marks.unread == 1)
        #expect(try await meetup.group(ben)?.marks.unread == 0)
        #expect(try await meetup.group(ben)?.memberCount == 3)
        #expect(try await meetup.told(cho) == [.message])
        let group = try #require(try await meetup.group(cho)?.id)
        let members = try await meetup.talk.members(of: group, for: cho)
        #expect(members.map(\.nickname.text) == ["ana", "ben", "cho"])
    }

    @Test("A message is read once all others have read it", arguments: Database.Engine.allCases)
    func reading(_ engine: Database.Engine) async throws {
        let (meetup, ben, cho) = try await meetup(engine)
        try await says(ben, "여섯 시에 봐요", in: meetup)
        let group = try #require(try await meetup.group(ben))
        let (id, number) = (group.id, group.marks.own)
        _ = try await repository(meetup).read(id, upTo: number, by: cho, at: meetup.now)
        #expect(try await meetup.group(ben)?.marks.others ?? 0 < number)
        _ = try await repository(meetup).read(id, upTo: number, by: meetup.ana, at: meetup.now)
        #expect(try await meetup.group(ben)?.marks.others == number)
    }

    @Test(
        "A member who leaves or is removed reads no more, and the others are told",
        arguments: Database.Engine.allCases
    )
    func parting(_ engine: Database.Engine) async throws {
        let (meetup, ben, cho) = try await meetup(engine)
        let group = try #require(try await meetup.group(ben)?.id)
        try await meetup.leaves(ben)
        let reason = try RosterNote("약속을 어겼어요")
        try await meetup.changes(by: meetup.ana) { try $0.remove(cho, reason, by: $0.organiser, at: $1) }
        #expect(
            try await texts(meetup.ana, in: meetup) == [
                "[member-joined]", "[member-joined]", "[member-left]", "[member-removed]",
            ]
        )
        for former in [ben, cho] {
            #expect(try await meetup.group(former) == nil)
            await #expect(throws: ConversationRefusal.notFound) {
                try await meetup.talk.history(of: group, for: former, HistorySpan())
            }
        }
    }

    @Test("Two who block each other stay, and neither reads the other", arguments: Database.Engine.allCases)
    func blocked(_ engine: Database.Engine) async throws {
        let (meetup, ben, cho) = try await meetup(engine)
        try await meetup.street.block(cho, by: ben)
        try await says(cho, "안녕하세요", in: meetup)
        #expect(try await texts(ben, in: meetup).last == "[message-blocked]")
        #expect(try await texts(meetup.ana, in: meetup).last == "안녕하세요")
        try await says(ben, "반가워요", in: meetup)
        #expect(try await texts(cho, in: meetup).last == "[message-blocked]")
        #expect(try await meetup.group(ben)?.marks.unread == 0)
    }

    @Test("A stranger finds no group", arguments: Database.Engine.allCases)
    func strangers(_ engine: Database.Engine) async throws {
        let (meetup, ben, _) = try await meetup(engine)
        let dan = try await meetup.joins("dan")
        let group = try #require(try await meetup.group(ben)?.id)
        await #expect(throws: ConversationRefusal.notFound) {
            try await meetup.talk.one(group, for: dan)
        }
        await #expect(throws: ConversationRefusal.notFound) {
            try await meetup.talk.members(of: group, for: dan)
        }
    }
}
