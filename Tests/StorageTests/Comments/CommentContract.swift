import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Comments")
struct CommentContract {
    @Test(
        "Comments are listed from either end, replies below their comment, in parts without gaps",
        arguments: Database.Engine.allCases
    )
    func order(_ engine: Database.Engine) async throws {
        let fixture = try await CommentFixture(engine)
        let (ana, ben, cid) = (fixture.ana, fixture.ben, fixture.cid)
        let first = try await fixture.write("하나", by: ben)
        let second = try await fixture.write("둘", by: cid)
        try await fixture.write("셋", by: ben)
        for text in ["가", "나", "다"] { try await fixture.write(text, by: ana, under: first) }
        try await fixture.write("라", by: ana, under: second)
        let (oldest, newest) = (
            ["하나", "-가", "-나", "-다", "둘", "-라", "셋"], ["셋", "둘", "-라", "하나", "-가", "-나", "-다"]
        )
        for parts in [1, 2, 3, 100] {
            #expect(try await fixture.seen(by: nil, .oldest, in: parts) == oldest)
            #expect(try await fixture.seen(by: ben, .newest, in: parts) == newest)
        }
        let replies = try await fixture.queries.replies(to: first, for: nil, SliceRequest(limit: 2))
        #expect(replies.items.map(\.content?.text.text) == ["가", "나"] && replies.next != nil)
        #expect(replies.items.allSatisfy { $0.content?.isByOrganiser == true })
        let own = try await fixture.queries.list(by: ben, SliceRequest(limit: 1))
        #expect(own.items.map(\.content?.text.text) == ["셋"] && own.items[0].title == "역 앞 1층")
        #expect(own.items[0].content?.isByOrganiser == false)
        let rest = try await fixture.queries.list(by: ben, SliceRequest(after: own.next))
        #expect(rest.items.map(\.id) == [first])
        await #expect(throws: SliceRefusal.unknownCursor) {
            try await fixture.queries.list(on: fixture.subject, for: nil, .oldest, .init(after: "next"))
        }
    }

    @Test(
        "A deleted comment keeps its place while there are replies, without name and text",
        arguments: Database.Engine.allCases
    )
    func deleted(_ engine: Database.Engine) async throws {
        let fixture = try await CommentFixture(engine)
        let (ana, ben, cid) = (fixture.ana, fixture.ben, fixture.cid)
        let comment = try await fixture.write("주차되나요?", by: ben)
        let reply = try await fixture.write("네", by: ana, under: comment)
        let lone = try await fixture.write("혼자", by: cid)
        #expect(try await fixture.count() == 3)

        try await fixture.comments.delete(comment, of: ben)
        try await fixture.comments.delete(lone, of: cid)
        #expect(try await fixture.seen(by: nil) == ["·", "-네"])
        #expect(try await fixture.count() == 1)
        #expect(try await fixture.queries.list(by: ben, SliceRequest()).items.isEmpty)
        let place = try await fixture.queries.find(comment, for: ben)
        #expect(place != nil && place?.content == nil)
        for refused in [comment, lone] {
            await #expect(throws: CommentRefusal.notFound) {
                try await fixture.write("더", by: cid, under: refused)
            }
            await #expect(throws: CommentRefusal.notFound) {
                try await fixture.comments.delete(refused, of: ben)
            }
        }

        try await fixture.comments.delete(reply, of: ana)
        #expect(try await fixture.seen(by: nil) == [])
        #expect(try await fixture.queries.find(comment, for: ben) == nil)
        #expect(try await fixture.count() == 0)
    }

    @Test("Only its author edits and deletes a comment", arguments: Database.Engine.allCases)
    func own(_ engine: Database.Engine) async throws {
        let fixture = try await CommentFixture(engine)
        let comment = try await fixture.write("주차되나요?", by: fixture.ben)
        let (text, now) = (try CommentText("두 대도 되나요?"), fixture.now)
        for other in [fixture.ana, fixture.cid] {
            await #expect(throws: CommentRefusal.notYours) {
                try await fixture.comments.update(comment, of: other, at: now) { $0.edit(text, at: now) }
            }
            await #expect(throws: CommentRefusal.notYours) {
                try await fixture.comments.delete(comment, of: other)
            }
        }
        #expect(try await fixture.seen(by: nil) == ["주차되나요?"])
        try await fixture.comments.update(comment, of: fixture.ben, at: now) { $0.edit(text, at: now) }
        let edited = try await fixture.queries.find(comment, for: nil)?.content
        #expect(edited?.text == text && edited?.editedAt == now + .milliseconds(1))
    }

    @Test(
        "Members separated by a block don't read or answer each other, and others read both",
        arguments: Database.Engine.allCases
    )
    func blocked(_ engine: Database.Engine) async throws {
        let fixture = try await CommentFixture(engine)
        let (ana, ben, cid) = (fixture.ana, fixture.ben, fixture.cid)
        let comment = try await fixture.write("벤", by: ben)
        try await fixture.write("아나", by: ana, under: comment)
        let other = try await fixture.write("시드", by: cid)
        try await fixture.write("벤의 답", by: ben, under: other)
        try await fixture.store.block(ben, by: cid)
        #expect(try await fixture.seen(by: cid) == ["·", "-아나", "시드"])
        #expect(try await fixture.seen(by: ben) == ["벤", "-아나", "·", "-벤의 답"])
        #expect(try await fixture.seen(by: nil) == ["벤", "-아나", "시드", "-벤의 답"])
        for (member, id) in [(cid, comment), (ben, other)] {
            await #expect(throws: CommentRefusal.notFound) {
                try await fixture.write("답", by: member, under: id)
            }
        }
        try await fixture.store.block(ana, by: ben)
        await #expect(throws: ListingRefusal.notFound) { try await fixture.seen(by: ben) }
        await #expect(throws: ListingRefusal.notFound) { try await fixture.write("글", by: ben) }
        #expect(try await fixture.queries.find(comment, for: ben) == nil)
        let mine = try await fixture.queries.list(by: ben, SliceRequest()).items
        #expect(mine.count == 2 && mine.allSatisfy { $0.title == nil })
        try await fixture.comments.delete(comment, of: ben)
        #expect(try await fixture.seen(by: nil) == ["·", "-아나", "시드", "-벤의 답"])
    }

    @Test("Each is told once, of a comment and of a reply, and not when it is deleted")
    func notices() async throws {
        let fixture = try await CommentFixture(.sqlite)
        let (ana, ben, cid) = (fixture.ana, fixture.ben, fixture.cid)
        let comment = try await fixture.write("주차되나요?", by: ben)
        #expect(try await fixture.told(ana) == [.commentWritten])
        let reply = try await fixture.write("저도 궁금해요", by: cid, under: comment)
        #expect(try await fixture.told(ben) == [.commentReplied])
        #expect(try await fixture.told(ana) == [.commentWritten, .commentWritten])
        let notices = SQLNoticeQueries(fixture.store.database)
        #expect(try await notices.list(of: ben, SliceRequest()).items.first?.title == "역 앞 1층")
        try await fixture.comments.delete(reply, of: cid)
        #expect(try await fixture.told(ben) == [])
        #expect(try await fixture.told(ana) == [.commentWritten])

        try await SQLNoticeRepository(fixture.store.database).choose(
            NoticeSettings(muted: [.commentWritten]),
            by: ana
        )
        try await fixture.write("더", by: ben)
        #expect(try await fixture.told(ana) == [.commentWritten])
    }

    @Test("With a listing its comments go", arguments: Database.Engine.allCases)
    func deletedWithListing(_ engine: Database.Engine) async throws {
        let fixture = try await CommentFixture(engine)
        let comment = try await fixture.write("주차되나요?", by: fixture.ben)
        try await fixture.write("네", by: fixture.ana, under: comment)
        let listings = SQLListingRepository(fixture.store.database, identifiers: fixture.store.identifiers)
        try await listings.delete(fixture.shop, of: fixture.ana, at: fixture.now)
        #expect(try await fixture.store.count("comments") == 0)
        await #expect(throws: ListingRefusal.notFound) { try await fixture.seen(by: fixture.ben) }
    }

    @Test(
        "The count on the card is that of comments which all may read",
        arguments: Database.Engine.allCases
    )
    func counts(_ engine: Database.Engine) async throws {
        let fixture = try await CommentFixture(engine)
        let (ana, ben, cid) = (fixture.ana, fixture.ben, fixture.cid)
        let comment = try await fixture.write("나쁜 말", by: ben)
        try await fixture.write("신고했어요", by: ana, under: comment)
        let dee = try await fixture.store.join("dee").account.id
        let (first, second) = (
            try await fixture.report(comment, by: ana), try await fixture.report(comment, by: cid)
        )
        try await fixture.decide(first, .upheld, by: dee)
        try await fixture.decide(second, .upheld, by: dee)
        #expect(try await fixture.count() == 1)
        #expect(try await fixture.seen(by: cid) == ["·", "-신고했어요"])
        #expect(try await fixture.seen(by: ben) == ["나쁜 말", "-신고했어요"])
        await #expect(throws: CommentRefusal.notFound) {
            try await fixture.write("답", by: cid, under: comment)
        }
        try await fixture.decide(first, .reopened, by: dee)
        #expect(try await fixture.count() == 1)
        try await fixture.decide(second, .reopened, by: dee)
        #expect(try await fixture.count() == 2)

        try await fixture.decide(first, .upheld, by: dee)
        try await fixture.comments.delete(comment, of: ben)
        #expect(try await fixture.count() == 1)
        try await fixture.decide(first, .reopened, by: dee)
        #expect(try await fixture.count() == 1)
    }

    @Test(
        "With an account its comments go, and the places of those with replies lose name and text",
        arguments: Database.Engine.allCases
    )
    func leaver(_ engine: Database.Engine) async throws {
        let fixture = try await CommentFixture(engine)
        let (ben, cid) = (fixture.ben, fixture.cid)
        let answered = try await fixture.write("하나", by: ben)
        try await fixture.write("답", by: cid, under: answered)
        let monologue = try await fixture.write("둘", by: ben)
        try await fixture.write("이어서", by: ben, under: monologue)
        let other = try await fixture.write("셋", by: cid)
        try await fixture.write("저도요", by: ben, under: other)
        try await fixture.store.accounts.delete(ben, at: fixture.now)
        #expect(try await fixture.seen(by: nil) == ["·", "-답", "셋"])
        #expect(try await fixture.count() == 2)
    }
}
