import Database
import Domain
import TestSupport
import Testing

@testable import Storage

/// What every memory of searches promises.
@Suite("Past searches")
struct PastSearchRepositoryContract {
    @Test(
        "Each once, the last first, fifty at most, one or all to be forgotten",
        arguments: Database.Engine.allCases
    )
    func memory(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.joins("ana").account.id
        let ben = try await store.joins("ben").account.id
        let searches = SQLPastSearchRepository(store.database)
        let remember = { (text: String, member: Member.ID) in
            try await searches.remember(SoughtListings(text), of: member, as: store.mint.next())
        }
        for number in 1...PastSearch.most { try await remember("글 \(number)", ana) }
        try await remember("Java", ben)

        try await remember(" java ", ben)
        try await remember("글 1", ana)
        #expect(try await searches.list(of: ben).map(\.text) == ["java"])
        let full = try await searches.list(of: ana).map(\.text)
        #expect(full.count == PastSearch.most)
        #expect(full.first == "글 1" && full.last == "글 2")

        try await remember("하나 더", ana)
        let shifted = try await searches.list(of: ana)
        #expect(shifted.count == PastSearch.most && !shifted.map(\.text).contains("글 2"))

        let newest = try #require(shifted.first)
        try await searches.forget(newest.id, of: ben)
        #expect(try await searches.list(of: ana).count == PastSearch.most)
        try await searches.forget(newest.id, of: ana)
        let left = try await searches.list(of: ana)
        #expect(left.first?.text == "글 1" && left.count == PastSearch.most - 1)
        try await searches.forgetAll(of: ana)
        #expect(try await searches.list(of: ana).isEmpty)
        #expect(try await searches.list(of: ben).count == 1)
    }
}
