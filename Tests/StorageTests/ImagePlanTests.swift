import Database
import Domain
import Testing

@testable import Storage

@Suite("Pictures are found by their indexes")
struct ImagePlanTests {
    private func plan(of query: SQL) async throws -> [String] {
        let store = try await Store(.sqlite)
        return try await store.database.read { connection in
            try connection.run("EXPLAIN QUERY PLAN \(query)").map { try $0.value("detail") }
        }
    }

    @Test("The images of twenty subjects are read in order from one index")
    func uses() async throws {
        let plan = try await plan(of: Image.used(by: Array(1...20), .listing))
        #expect(plan.first?.hasPrefix("SEARCH uses USING INDEX") == true)
        #expect(plan.last?.hasPrefix("SEARCH images USING INTEGER PRIMARY KEY") == true)
        #expect(!plan.contains { $0.contains("SCAN") || $0.contains("TEMP B-TREE") })
    }

    @Test("Whether something uses a picture, or a file is needed, is looked up and never searched for")
    func sweep() async throws {
        let unused = try await plan(
            of: SQLImageRepository.unused(
                after: 0,
                to: Image.ID(rawValue: 9),
                uploadedBefore: .init(milliseconds: 0)
            )
        )
        let file = try #require(StoredFile(String(repeating: "0", count: 64)))
        let needed = try await plan(of: SQLImageRepository.needed(of: [file]))
        #expect(!(unused + needed).contains { $0.hasPrefix("SCAN") }, "\(unused + needed)")
    }

    @Test("Whether a file is shown is looked up at each request, in tables of any size")
    func shown() async throws {
        let file = try #require(StoredFile(String(repeating: "0", count: 64)))
        let plan = try await plan(of: SQLImageRepository.shown(file))
        for index in ["images_by_thumb", "images_by_card", "image_uses_of_image", "reports_hiding"] {
            #expect(plan.contains { $0.hasPrefix("SEARCH") && $0.contains(index) }, "\(index): \(plan)")
        }
        for table in ["images", "image_uses", "reports", "accounts"] {
            #expect(!plan.contains { $0.hasPrefix("SCAN \(table)") }, "\(table): \(plan)")
        }
    }
}
