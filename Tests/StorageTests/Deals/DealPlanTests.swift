import Database
import Domain
import Testing

@testable import Storage

@Suite("Deals and reviews are read from their indexes")
struct DealPlanTests {
    /// Only where SQLite looks, not how it puts the parts together.
    private func searches(of query: SQL) async throws -> [String] {
        let store = try await Store(.sqlite)
        return try await store.database.read { connection in
            try connection.run("EXPLAIN QUERY PLAN \(query)").map { try $0.value("detail", as: String.self) }
        }
        .filter { $0.hasPrefix("SEARCH") || $0.hasPrefix("SCAN") || $0.contains("B-TREE") }
        .filter { !$0.contains("LEFT-JOIN") }
    }

    private let member = Member.ID(rawValue: 1)
    private let now = Moment(milliseconds: 1)

    @Test("A conversation's deals come in their order out of one index")
    func conversation() async throws {
        let plan = try await searches(
            of: SQLDealQueries.list(in: Conversation.ID(rawValue: 1), SliceRequest())
        )

        #expect(plan == ["SEARCH deals USING INDEX deals_of_conversation (conversation=? AND id<?)"])
    }

    @Test("The deals of a page of entries are found by key, in one query")
    func entries() async throws {
        let ids = Set((1...40).map { Deal.ID(rawValue: $0) })
        let plan = try await searches(of: SQLDealQueries.these(ids, for: member))

        #expect(plan == ["SEARCH deals USING INTEGER PRIMARY KEY (rowid=?)"])
    }

    @Test(
        "A member's deals are the ends of two ranges, by state too",
        arguments: [
            (DealFilter(), ["deals_given (provider=? AND id<?)", "deals_received (receiver=? AND id<?)"]),
            (
                DealFilter(state: .done),
                [
                    "deals_given_by_state (provider=? AND state=? AND id<?)",
                    "deals_received_by_state (receiver=? AND state=? AND id<?)",
                ]
            ),
            (DealFilter(role: .provider), ["deals_given (provider=? AND id<?)"]),
        ]
    )
    func mine(_ filter: DealFilter, _ indexes: [String]) async throws {
        let plan = try await searches(of: SQLDealQueries.list(of: member, filter, at: now, SliceRequest()))

        #expect(
            plan.filter { $0.contains("INDEX") } == indexes.map { "SEARCH deals USING COVERING INDEX \($0)" }
        )
        #expect(plan.contains("SEARCH deals USING INTEGER PRIMARY KEY (rowid=?)"))
        #expect(!plan.contains { $0.hasPrefix("SCAN deals") })
    }

    @Test("Due work is read from the start of a short index")
    func due() async throws {
        let quiet = try await searches(of: SQLDealRepository.quiet(at: now, after: nil))
        let untold = try await searches(of: SQLReviewRepository.untold(at: now, after: nil))

        let soon = try await searches(of: SQLDealRepository.toRemind(.soon, at: now, after: nil))
        #expect(soon.count == 1 && soon.first?.contains("INDEX deals_to_remind_soon (") == true)
        let toRemind = try await searches(of: SQLDealRepository.toRemind(.dayBefore, at: now, after: nil))

        #expect(toRemind.count == 1 && toRemind.first?.contains("INDEX deals_to_remind (") == true)
        #expect(quiet.count == 1 && quiet.first?.contains("INDEX deals_due (") == true)
        #expect(untold.count == 1 && untold.first?.contains("INDEX reviews_to_tell (") == true)
    }

    @Test("Reviews about a member come in their order out of one index")
    func reviews() async throws {
        let plan = try await searches(
            of: SQLReviewQueries.list(about: member, for: nil, at: now, nil, SliceRequest())
        )

        #expect(
            plan.filter { $0.contains("reviews") } == [
                "SEARCH reviews USING INDEX reviews_about (about=? AND revealed_at<?)"
            ]
        )
        #expect(!plan.contains { $0.contains("B-TREE") })
    }

    @Test("A member's page is counted inside indexes")
    func page() async throws {
        let plan = try await searches(of: SQLMemberQueries.one(member, at: now))
        let counted = plan.filter {
            !$0.contains("listings") && !$0.contains("home_") && !$0.contains("owner")
                && !$0.contains("reports") && !$0.contains("roster_entries")
        }
        let hidden = plan.filter { $0.contains("reports") }

        #expect(!plan.contains { $0.hasPrefix("SCAN") })
        #expect(hidden.count == 2 && hidden.allSatisfy { $0.contains("reports_hiding") }, "\(plan)")
        #expect(counted.count == 6 && counted.allSatisfy { $0.contains("COVERING INDEX") }, "\(plan)")
    }

    @Test("The ratings of a page of authors are counted inside one index")
    func ratings() async throws {
        let members = (1...20).map { Member.ID(rawValue: $0) }
        let plan = try await searches(of: SQLMemberQueries.ratings(of: members, for: member, at: now))
        let counted = plan.filter { $0.contains(" reviews ") }

        #expect(!plan.contains { $0.hasPrefix("SCAN") || $0.contains("B-TREE") }, "\(plan)")
        #expect(
            counted.count == 1 && counted[0].contains("COVERING INDEX reviews_about (about=?"),
            "\(plan)"
        )
    }

    @Test("The open deals of one who goes are found by index")
    func open() async throws {
        let plan = try await searches(of: Deal.open(of: member))

        #expect(!plan.contains { $0.hasPrefix("SCAN deals") })
    }
}
