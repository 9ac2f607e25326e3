import Database
import Domain
import Testing

@testable import Storage

@Suite("Lists are read from their index")
struct QueryPlanTests {
    /// How SQLite means to answer, step by step.
    private func plan(of query: SQL) async throws -> [String] {
        let store = try await Store(.sqlite)
        return try await store.database.read { connection in
            try connection.run("EXPLAIN QUERY PLAN \(query)").map { try $0.value("detail") }
        }
    }

    @Test("A member's devices come in their order out of one index, without being sorted")
    func devices() async throws {
        let plan = try await plan(of: SQLSessionRepository.list(of: Member.ID(rawValue: 1)))

        #expect(plan == ["SEARCH sessions USING INDEX sessions_of_member (member=?)"])
    }

    @Test("A member's homes come in their order out of one index, without being sorted")
    func homes() async throws {
        let plan = try await plan(of: SQLHomeNeighbourhoodsRepository.list(of: Member.ID(rawValue: 1)))

        #expect(plan.count == 1)
        #expect(plan.first?.hasPrefix("SEARCH home_neighbourhoods USING INDEX") == true)
    }

    @Test("A member's activity is found by the member, without reading another's rows")
    func activity() async throws {
        let plan = try await plan(
            of: SQLMemberQueries.activity(of: Member.ID(rawValue: 1), at: Moment(milliseconds: 0))
        )

        #expect(plan.filter { $0.hasPrefix("SCAN") } == ["SCAN CONSTANT ROW"])
    }

    @Test("The tasks of operators are found by their states")
    func todo() async throws {
        let soon = Moment(milliseconds: 0)
        let plan = try await plan(of: SQLTodoQueries.tasks(datedBefore: soon))

        for table in ["reports", "submissions", "verifications", "claims", "orders"] {
            #expect(
                plan.contains {
                    $0.hasPrefix("SEARCH \(table) USING") || $0.hasPrefix("SCAN \(table) USING INDEX")
                },
                "\(plan)"
            )
        }
    }
}
