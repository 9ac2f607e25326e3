import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Members' pages are read")
struct MemberQueriesContract {
    private func profile(_ member: Member.ID, _ fixture: DealFixture, for reader: Member.ID? = nil)
        async throws
        -> MemberProfile?
    {
        try await fixture.members.profile(of: member, for: reader, at: fixture.now)
    }

    @Test("A page counts what was done and what others say of it", arguments: Database.Engine.allCases)
    func record(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine, seats: 9)
        for stars in [4.5, 3] {
            let deal = try await fixture.agree()
            _ = try await fixture.review(deal, by: fixture.ben, stars: stars)
            _ = try await fixture.review(deal, by: fixture.ana, stars: 5)
        }
        _ = try await fixture.review(try await fixture.agree(), by: fixture.ben, stars: 0.5)
        try await fixture.propose()

        let ana = try #require(try await profile(fixture.ana, fixture)).record
        let ben = try #require(try await profile(fixture.ben, fixture)).record
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
        let fixture = try await DealFixture(engine, seats: 9)
        for manners: Set<Manner> in [[.clear, .kind], [.clear], [.punctual]] {
            let deal = try await fixture.agree()
            _ = try await fixture.review(deal, by: fixture.ben, stars: 5, manners: manners)
            _ = try await fixture.review(deal, by: fixture.ana, stars: 5)
        }
        _ = try await fixture.review(
            try await fixture.agree(),
            by: fixture.ben,
            stars: 5,
            manners: [.patient]
        )

        let ana = try #require(try await profile(fixture.ana, fixture)).record
        #expect(ana.manners == [MannerCount(.clear, 2), MannerCount(.punctual, 1), MannerCount(.kind, 1)])
        #expect(try await profile(fixture.ben, fixture)?.record.manners == [])
    }

    @Test(
        "The ratings of several members come at once, without newcomers",
        arguments: Database.Engine.allCases
    )
    func ratings(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine, seats: 9)
        for stars in [4.5, 3] {
            let deal = try await fixture.agree()
            _ = try await fixture.review(deal, by: fixture.ben, stars: stars)
            _ = try await fixture.review(deal, by: fixture.ana, stars: 5)
        }
        _ = try await fixture.review(try await fixture.agree(), by: fixture.ben, stars: 0.5)
        let signUp = try await fixture.store.join("cara").account.id
        let all = [signUp, fixture.ben, fixture.ana]
        func ratings(for reader: Member.ID?) async throws -> [MemberRating] {
            try await fixture.members.ratings(of: all, for: reader, at: fixture.now)
        }

        let ana = MemberRating(member: fixture.ana, reviews: 2, halves: 15)
        let ben = MemberRating(member: fixture.ben, reviews: 2, halves: 20)
        let expected = [ana, ben].sorted { $0.member.rawValue < $1.member.rawValue }
        #expect(try await ratings(for: nil) == expected)
        #expect(ana.mean == 3.75)

        let block = try Block(of: fixture.ana, by: signUp, at: fixture.now)
        try await fixture.store.database.write { _ = try $0.insert(block) }
        #expect(try await ratings(for: signUp) == [ben])
    }

    @Test(
        "A new member's page shows only what they entered",
        arguments: Database.Engine.allCases
    )
    func signUp(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)

        let page = try #require(try await profile(fixture.ben, fixture))

        #expect(page.card.nickname.text == "ben" && page.joinedAt == fixture.now)
        #expect(page.bio == nil && page.company == nil && page.home == nil && page.interests.isEmpty)
        #expect(page.record.rating == nil)
    }

    @Test(
        "The page names the main home, and what the member says of themselves",
        arguments: Database.Engine.allCases
    )
    func told(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        _ = try await fixture.store.accounts.update(fixture.ben) {
            $0.introduce(as: try Bio("고양이와 살아요"))
            $0.take(interestIn: [.hobby])
        }
        let homes = try HomeNeighbourhoods([
            HomeNeighbourhood(code: BoardFixture.nextDoor, reach: .adjacent),
            HomeNeighbourhood(code: BoardFixture.here, reach: .adjacent),
        ])
        try await fixture.store.homes.update(of: fixture.ben) { $0 = homes }

        let page = try #require(try await profile(fixture.ben, fixture))

        #expect(page.home == BoardFixture.nextDoor)
        #expect(page.bio?.text == "고양이와 살아요" && page.interests == [.hobby])
    }

    @Test(
        "The page tells whether the main home is verified, for a year, and nothing of the others",
        arguments: Database.Engine.allCases
    )
    func verified(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let here = HomeNeighbourhood(
            code: BoardFixture.here,
            reach: .adjacent,
            verification: HomeVerification(on: fixture.now.dateInSeoul)
        )
        let nextDoor = HomeNeighbourhood(code: BoardFixture.nextDoor, reach: .adjacent)

        try await fixture.store.homes.update(of: fixture.ben) {
            $0 = try HomeNeighbourhoods([here, nextDoor])
        }
        #expect(try await profile(fixture.ben, fixture)?.isHomeVerified == true)
        let later = fixture.now + .seconds(366 * 86_400)
        let page = try await fixture.members.profile(of: fixture.ben, for: nil, at: later)
        #expect(page?.home == BoardFixture.here && page?.isHomeVerified == false)

        try await fixture.store.homes.update(of: fixture.ben) {
            $0 = try HomeNeighbourhoods([nextDoor, here])
        }
        #expect(try await profile(fixture.ben, fixture)?.isHomeVerified == false)
    }

    @Test("Strangers and blocked members have no page", arguments: Database.Engine.allCases)
    func hidden(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        try await fixture.store.block(fixture.ana, by: fixture.ben)

        #expect(try await profile(Member.ID(rawValue: 1), fixture) == nil)
        #expect(try await profile(fixture.ana, fixture, for: fixture.ben) == nil)
        #expect(try await profile(fixture.ben, fixture, for: fixture.ana) == nil)
        #expect(try await profile(fixture.ana, fixture) != nil)
    }
}
