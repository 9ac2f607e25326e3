import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Comments at the same time")
struct CommentRacesContract {
    @Test("A reply that arrives while its comment is deleted is refused", arguments: Database.Engine.allCases)
    func late(_ engine: Database.Engine) async throws {
        let fixture = try await CommentFixture(engine)
        let (ben, cid) = (fixture.ben, fixture.cid)
        let comment = try await fixture.write("주차되나요?", by: ben)
        let outcomes = try await fixture.store.outcomes(
            { gate in
                try await fixture.store.database.write { connection in
                    try connection.comments.delete(connection.comments.own(comment, of: ben))
                    gate.holdFirstArrival()
                }
            },
            { try await fixture.write("저도 궁금해요", by: cid, under: comment) }
        )
        #expect(outcomes == ["done", "comment.not-found"])
        #expect(try await fixture.seen(by: nil) == [])
        #expect(try await fixture.count() == 0)
    }

    @Test(
        "A comment that is deleted while a reply arrives keeps its place",
        arguments: Database.Engine.allCases
    )
    func early(_ engine: Database.Engine) async throws {
        let fixture = try await CommentFixture(engine)
        let (ben, cid, subject) = (fixture.ben, fixture.cid, fixture.subject)
        let comment = try await fixture.write("주차되나요?", by: ben)
        let reply = Domain.Comment(
            id: fixture.store.identifiers.next(),
            on: subject,
            replyingTo: comment,
            by: cid,
            try CommentText("저도 궁금해요"),
            writtenAt: fixture.now
        )
        let outcomes = try await fixture.store.outcomes(
            { gate in
                try await fixture.store.database.write { connection in
                    try connection.insert(CommentRow(reply))
                    try connection.comments.count(1, on: subject)
                    gate.holdFirstArrival()
                }
            },
            { try await fixture.comments.delete(comment, of: ben) }
        )
        #expect(outcomes == ["done", "done"])
        #expect(try await fixture.seen(by: nil) == ["·", "-저도 궁금해요"])
        #expect(try await fixture.count() == 1)
    }
}

@Suite("Lists of comments are read from their index")
struct CommentPlanTests {
    private func plan(of query: SQL) async throws -> [String] {
        let store = try await Store(.sqlite)
        return try await store.database.read { connection in
            try connection.run("EXPLAIN QUERY PLAN \(query)").map { try $0.value("detail") }
        }
    }

    @Test(
        "Each list comes in its order out of one index, without being sorted",
        arguments: [
            ("comments_oldest", "oldest"), ("comments_newest", "newest"), ("comments_of_thread", "replies"),
            ("comments_of_author", "own"),
        ]
    )
    func lists(_ index: String, _ list: String) async throws {
        let (subject, ben) = (Subject(.listing, 1), Member.ID(rawValue: 2))
        func id(_ number: Int64) -> Domain.Comment.ID { Domain.Comment.ID(rawValue: number) }
        let start = try ThreadKey(cursor: "\(id(3))-\(id(4))")
        let query =
            switch list {
            case "replies": SQLCommentQueries.replies(to: id(3), for: ben, after: id(4), 20)
            case "own": SQLCommentQueries.list(by: ben, before: id(9), 20)
            default:
                SQLCommentQueries.list(
                    on: subject,
                    for: ben,
                    try #require(CommentOrder(rawValue: list)),
                    start,
                    20
                )
            }
        let plan = try await plan(of: query)
        #expect(plan.first?.contains("INDEX \(index) ") == true, "\(plan)")
        #expect(!plan.contains { $0.hasPrefix("SCAN") || $0.contains("TEMP B-TREE") }, "\(plan)")
    }
}
