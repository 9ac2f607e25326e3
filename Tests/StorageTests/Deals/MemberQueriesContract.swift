import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Members' pages are read")
struct MemberQueriesContract {
    private func profile(_ member: Member.ID, _ table: Table, for reader: Member.ID? = nil) async throws
        -> MemberProfile?
    {
        try await table.members.profile(of: member, for: reader, at: table.now)
    }

    @Test("A page counts what was done and what others say of it", arguments: Database.Engine.allCases)
    func record(_ engine: Database.Engine) async throws {
        let table = try await Table(engine, seats: 9)
        for stars in [4.5, 3] {
            let deal = try await table.agrees()
            _ = try await table.reviews(deal, by: table.ben, stars: stars)
            _ = try await table.reviews(deal, by: table.ana, stars: 5)
        }
        _ = try await table.reviews(try await table.agrees(), by: table.ben, stars: 0.5)
        try await table.proposes()

        let ana = try #require(try await profile(table.ana, table)).record
        let ben = try #require(try await profile(table.ben, table)).record
        #expect(
            ana == MemberRecord(given: 3, received: 0, reviews: 2, halves: 15, openListings: 2)
        )
        #expect(ana.rating == 3.75)
        #expect(ben == MemberRecord(given: 0, received: 3, reviews: 2, halves: 20, openListings: 0))
    }

    @Test(
        "A page counts the manners of revealed reviews, most often first",
        arguments: Database.Engine.allCases
    )
    func manners(_ engine: Database.Engine) async throws {
        let table = try await Table(engine, seats: 9)
        for manners: Set<Manner> in [[.clear, .kind], [.clear], [.punctual]] {
            let deal = try await table.agrees()
            _ = try await table.reviews(deal, by: table.ben, stars: 5, manners: manners)
            _ = try await table.reviews(deal, by: table.ana, stars: 5)
        }
        _ = try await table.reviews(try await table.agrees(), by: table.ben, stars: 5, manners: [.patient])

        let ana = try #require(try await profile(table.ana, table)).record
        #expect(ana.manners == [MannerCount(.clear, 2), MannerCount(.punctual, 1), MannerCount(.kind, 1)])
        #expect(try await profile(table.ben, table)?.record.manners == [])
    }

    @Test(
        "The ratings of several members come at once, without newcomers",
        arguments: Database.Engine.allCases
    )
    func ratings(_ engine: Database.Engine) async throws {
        let table = try await Table(engine, seats: 9)
        for stars in [4.5, 3] {
            let deal = try await table.agrees()
            _ = try await table.reviews(deal, by: table.ben, stars: stars)
            _ = try await table.reviews(deal, by: table.ana, stars: 5)
        }
        _ = try await table.reviews(try await table.agrees(), by: table.ben, stars: 0.5)
        let newcomer = try await table.store.joins("cara").account.id
        let all = [newcomer, table.ben, table.ana]
        func ratings(for reader: Member.ID?) async throws -> [MemberRating] {
            try await table.members.ratings(of: all, for: reader, at: table.now)
        }

        let ana = MemberRating(member: table.ana, reviews: 2, halves: 15)
        let ben = MemberRating(member: table.ben, reviews: 2, halves: 20)
        let expected = [ana, ben].sorted { $0.member.rawValue < $1.member.rawValue }
        #expect(try await ratings(for: nil) == expected)
        #expect(ana.mean == 3.75)

        let block = try Block(of: table.ana, by: newcomer, at: table.now)
        try await table.store.database.write { _ = try $0.insert(block) }
        #expect(try await ratings(for: newcomer) == [ben])
    }

    @Test(
        "A newcomer's page shows only what they entered",
        arguments: Database.Engine.allCases
    )
    func newcomer(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)

        let page = try #require(try await profile(table.ben, table))

        #expect(page.card.nickname.text == "ben" && page.joinedAt == table.now)
        #expect(page.bio == nil && page.company == nil && page.home == nil && page.interests.isEmpty)
        #expect(page.record.rating == nil)
    }

    @Test(
        "The page names the main home, and what the member says of themselves",
        arguments: Database.Engine.allCases
    )
    func told(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        _ = try await table.store.accounts.update(table.ben) {
            $0.introduce(as: try Bio("고양이와 살아요"))
            $0.take(interestIn: [.hobby])
        }
        let homes = try HomeNeighbourhoods([
            HomeNeighbourhood(code: Street.nextDoor, reach: .adjacent),
            HomeNeighbourhood(code: Street.here, reach: .adjacent),
        ])
        try await table.store.homes.replace(homes, of: table.ben)

        let page = try #require(try await profile(table.ben, table))

        #expect(page.home == Street.nextDoor)
        #expect(page.bio?.text == "고양이와 살아요" && page.interests == [.hobby])
    }

    @Test("There is no page of a stranger, or of one who is blocked", arguments: Database.Engine.allCases)
    func hidden(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        try await table.door.street.block(table.ana, by: table.ben)

        #expect(try await profile(Member.ID(rawValue: 1), table) == nil)
        #expect(try await profile(table.ana, table, for: table.ben) == nil)
        #expect(try await profile(table.ben, table, for: table.ana) == nil)
        #expect(try await profile(table.ana, table) != nil)
    }
}
