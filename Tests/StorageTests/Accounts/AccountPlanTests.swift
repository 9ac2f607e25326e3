import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Sign-in methods are read from an index")
struct AccountPlanTests {
    private let ana = Member.ID(rawValue: 1)
    private let now = Moment(milliseconds: 1)

    private func plan(of query: SQL) async throws -> [String] {
        let store = try await Store(.sqlite)
        return try await store.database.read { connection in
            try connection.run("EXPLAIN QUERY PLAN \(query)").map { try $0.value("detail") }
        }
    }

    @Test("Letters that are due come longest waiting first, without being sorted")
    func outbox() async throws {
        let plan = try await plan(of: SQLOutbox.due(20, at: now))
        #expect(plan == ["SEARCH outbox USING COVERING INDEX outbox_due (due_at<?)"])
    }

    @Test(
        "Pushes that are due come longest waiting first, without being sorted",
        arguments: [[], ["a.example"]]
    )
    func pushes(besides hosts: Set<String>) async throws {
        let plan = try await plan(of: SQLPushQueue.due(20, besides: hosts, at: now))
        #expect(plan.first == "SEARCH pushes USING COVERING INDEX pushes_due (due_at<?)")
        #expect(plan.allSatisfy { !$0.contains("SCAN") && !$0.contains("TEMP B-TREE") }, "\(plan)")
    }

    @Test("Challenges that are over are found by their end")
    func challenges() async throws {
        let plan = try await plan(of: SQLChallengeRepository.sweeping(at: now))
        #expect(plan.first?.contains("challenges_by_end") == true)
        let answered = try await self.plan(of: SQLSecondFactorRepository.sweeping(at: now))
        #expect(answered.first?.contains("answered_challenges_by_end") == true)
    }

    @Test("A member's identities are few, and found by member")
    func identities() async throws {
        let plan = try await plan(of: SQLIdentityRepository.list(of: ana))
        #expect(plan.first?.contains("SEARCH identities USING") == true)
    }

    @Test(
        "Long parts of an export are read in order, without being sorted",
        arguments: [ExportSection.listings, .messages, .reviewsWritten, .favourites, .searches, .notices]
    )
    func export(_ section: ExportSection) async throws {
        let plan = try await plan(of: section.list(of: ana, after: 5, limit: 21, at: now))
        #expect(plan.first?.hasPrefix("SEARCH") == true, "\(plan)")
        #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0.hasPrefix("SCAN") }, "\(plan)")
    }

    @Test("A deletion's preview is counted from indexes")
    func deletion() async throws {
        for (thing, query) in DeletionPlan.counted(for: ana, at: Moment(milliseconds: 1)) {
            let plan = try await plan(of: query)
            #expect(plan.contains { $0.hasPrefix("SEARCH") }, "\(thing) \(plan)")
            #expect(!plan.contains { $0.hasPrefix("SCAN") && !$0.contains("CONSTANT") }, "\(thing) \(plan)")
        }
    }
}
