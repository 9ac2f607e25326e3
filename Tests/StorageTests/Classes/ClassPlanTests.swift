import Database
import Domain
import Testing

@testable import Storage

@Suite("Classes are read from their indexes")
struct ClassPlanTests {
    private func plan(of query: SQL) async throws -> [String] {
        let store = try await Store(.sqlite)
        return try await store.database.read { connection in
            try connection.run("EXPLAIN QUERY PLAN \(query)").map { try $0.value("detail", as: String.self) }
        }
    }

    private let subject = Subject(.listing, Listing.ID(rawValue: 1))

    @Test("All that surrounds a class is looked up, nothing is searched through")
    func surroundings() async throws {
        let query = SQLListingQueries.context(of: subject, for: Member.ID(rawValue: 1))
        let plan = try await plan(of: query)

        #expect(plan.allSatisfy { $0.hasPrefix("SEARCH") }, "\(plan)")
    }

    @Test("Proposals about a class are found by its conversations")
    func proposals() async throws {
        let plan = try await plan(of: Deal.proposals(about: subject, at: Moment(milliseconds: 1)))

        #expect(!plan.contains { $0.hasPrefix("SCAN") }, "\(plan)")
    }

    @Test("An author's daily posts are counted among their own")
    func flood() async throws {
        let author = Member.ID(rawValue: 1)
        let plan = try await plan(
            of: SQLPostRepository<Class>.dailyLimit(of: author)
                .oldest(since: Moment(milliseconds: 1), until: Moment(milliseconds: 2))
        )

        #expect(plan.first?.contains("listings_of_author") == true, "\(plan)")
        #expect(!plan.contains { $0.hasPrefix("SCAN") }, "\(plan)")
    }

    @Test("Listings that are due are the beginning of a short index")
    func due() async throws {
        let plan = try await plan(of: SQLListingExpiry.due(at: Moment(milliseconds: 1)))

        #expect(plan.count == 1 && plan.first?.contains("listings_by_end") == true, "\(plan)")
    }
}
