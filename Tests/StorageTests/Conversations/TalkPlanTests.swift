import Database
import Domain
import Testing

@testable import Storage

@Suite("Conversations, notices and blocks are read from their indexes")
struct TalkPlanTests {
    private let member = Member.ID(rawValue: 1)

    /// The steps that look at tables, and whether anything is sorted.
    private func plan(of query: SQL) async throws -> [String] {
        let store = try await Store(.sqlite)
        let steps = try await store.database.read { connection in
            try connection.run("EXPLAIN QUERY PLAN \(query)").map { try $0.value("detail", as: String.self) }
        }
        return steps.filter { $0.hasPrefix("SEARCH") || $0.hasPrefix("SCAN") || $0.contains("TEMP B-TREE") }
    }

    @Test("A member's conversations come in their order out of one index, without being sorted")
    func conversations() async throws {
        for position in [nil, Message.ID(rawValue: 9)] {
            let steps = try await plan(
                of: SQLConversationQueries.list(of: member, .open, after: position, limit: 21)
            )
            let range = position == nil ? "" : " AND latest<?"
            #expect(
                steps.first
                    == "SEARCH mine USING INDEX conversations_of_member (member=? AND has_left=?\(range))"
            )
            #expect(steps.allSatisfy { $0.hasPrefix("SEARCH") }, "\(steps)")
        }
    }

    @Test("Unread messages are summed over one member's conversations")
    func unread() async throws {
        let steps = try await plan(of: SQLConversationQueries.unread(of: [member]))
        #expect(steps.first == "SEARCH mine USING INDEX conversations_of_member (member=? AND has_left=?)")
        #expect(steps.allSatisfy { $0.hasPrefix("SEARCH") }, "\(steps)")
    }

    @Test(
        "History is a range of the conversation's own key",
        arguments: [
            HistorySpan(), HistorySpan(.before(50)), HistorySpan(.after(50)),
        ]
    )
    func history(_ span: HistorySpan) async throws {
        let steps = try await plan(of: Message.history(of: Conversation.ID(rawValue: 1), for: member, span))
        #expect(steps.allSatisfy { $0.hasPrefix("SEARCH") }, "\(steps)")
        #expect(steps.first?.hasPrefix("SEARCH messages USING INDEX") == true, "\(steps)")
    }

    @Test("The latest messages of a page are found by their places")
    func latest() async throws {
        let places = (1...3).map { (conversation: Conversation.ID(rawValue: $0), number: 1) }
        let steps = try await plan(of: Message.entries(at: places, for: member))
        #expect(steps.contains { $0.hasPrefix("SEARCH messages USING INDEX") }, "\(steps)")
        #expect(!steps.contains { $0.hasPrefix("SCAN messages") }, "\(steps)")
    }

    @Test("A member's notices come in their order out of one index, without being sorted")
    func notices() async throws {
        let steps = try await plan(of: SQLNoticeQueries.list(of: member, after: nil, limit: 21))
        #expect(steps.first == "SEARCH notices USING INDEX notices_of_member (member=?)")
        #expect(steps.allSatisfy { $0.hasPrefix("SEARCH") }, "\(steps)")
        let unread = try await plan(of: SQLNoticeQueries.unread(of: member))
        #expect(
            unread.first?.hasPrefix(
                "SEARCH notices USING COVERING INDEX notices_unread (member=? AND read_at=?"
            ) == true,
            "\(unread)"
        )
    }

    @Test("Old notices are found by their time")
    func oldNotices() async throws {
        let steps = try await plan(of: SQLNoticeRepository.old(before: Moment(milliseconds: 0), 1_000))
        #expect(steps == ["SEARCH notices USING COVERING INDEX notices_by_time (at<?)"])
    }

    @Test("Blocks come in their order out of one index, without being sorted")
    func blocks() async throws {
        for cursor in [nil, "5-0000000000001"] {
            let key = try cursor.map(TimedKey<Member>.init(cursor:))
            let steps = try await plan(of: SQLBlockRepository.list(of: member, after: key, limit: 21))
            #expect(
                steps.first?.hasPrefix("SEARCH blocks USING COVERING INDEX blocks_newest") == true,
                "\(steps)"
            )
            #expect(steps.allSatisfy { $0.hasPrefix("SEARCH") }, "\(steps)")
        }
    }
}
