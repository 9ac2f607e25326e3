import Domain
import Testing

@Suite("Reviews")
struct ReviewTests {
    private let done = SampleDeal.endsAt

    private func write(
        by member: Member.ID,
        of state: Deal.State = .done,
        after written: [Review] = [],
        naming manners: Set<Manner> = [],
        at now: Moment
    ) throws -> (review: Review, other: Review?) {
        let deal = try SampleDeal.negotiation(state).deal
        let context = try ReviewContext(deal, by: member, written: written)
        let id = Review.ID(rawValue: Int64(70 + written.count))
        return try context.write(Rating(stars: 4.5), nil, manners, as: id, at: now)
    }

    @Test("One is hidden until the other is in, and then both are shown at once")
    func both() throws {
        let now = done + SampleDeal.hour
        let first = try write(by: SampleDeal.ben, at: done).review
        let (second, other) = try write(by: SampleDeal.ana, after: [first], at: now)

        #expect(first.about == SampleDeal.ana && second.about == SampleDeal.ben)
        #expect(!first.isRevealed(at: now))
        #expect(other?.revealedAt == now && second.revealedAt == now)
    }

    @Test("It names up to three manners, of the role of the reviewed member")
    func manners() throws {
        let three: Set<Manner> = [.punctual, .clear, .prepared]
        let review = try write(by: SampleDeal.ben, naming: three, at: done).review
        #expect(review.manners == three)
        #expect(throws: ReviewRefusal.tooManyManners) {
            try write(by: SampleDeal.ben, naming: three.union([.kind]), at: done)
        }
        #expect(throws: ReviewRefusal.mannerOfOtherRole) {
            try write(by: SampleDeal.ben, naming: [.eager], at: done)
        }
        #expect(throws: ReviewRefusal.mannerOfOtherRole) {
            try write(by: SampleDeal.ana, naming: [.clear], at: done)
        }
        #expect(try write(by: SampleDeal.ana, naming: [.eager, .kind], at: done).review.manners.count == 2)
    }

    @Test("One that stays alone is shown after two weeks")
    func alone() throws {
        let review = try write(by: SampleDeal.ben, at: done + SampleDeal.day).review

        #expect(!review.isRevealed(at: done + Review.time - .milliseconds(1)))
        #expect(review.isRevealed(at: done + Review.time))
    }

    @Test("Members review each other once what they took part in has ended")
    func ended() throws {
        var roster = try RosterFixture.roster(seats: 2)
        let (ana, ben, end) = (RosterFixture.member(1), RosterFixture.member(2), RosterFixture.start)
        for member in [ana, ben] { try roster.apply(by: member, nil, at: RosterFixture.now) }
        func write(at now: Moment) throws -> Review {
            let context = try ReviewContext(roster, by: ana, about: ben, written: [], at: now)
            let id = Review.ID(rawValue: 70)
            return try context.write(Rating(stars: 4.5), nil, [], as: id, at: now).review
        }
        #expect(throws: ReviewRefusal.notDone) { try write(at: end - .milliseconds(1)) }
        #expect(try write(at: end).about == ben)
    }

    @Test("It is written once, after the deal is done, and within two weeks")
    func when() throws {
        let first = try write(by: SampleDeal.ben, at: done).review
        #expect(throws: ReviewRefusal.alreadyWritten) {
            try write(by: SampleDeal.ben, after: [first], at: done)
        }
        #expect(throws: ReviewRefusal.tooLate) { try write(by: SampleDeal.ben, at: done + Review.time) }
        #expect(throws: DealRefusal.notFound) { try write(by: SampleDeal.cho, at: done) }
        for state in Deal.State.allCases where state != .done {
            #expect(throws: ReviewRefusal.notDone) { try write(by: SampleDeal.ben, of: state, at: done) }
        }
    }

    @Test("The one it is about answers once, as soon as it is shown")
    func reply() throws {
        var review = try write(by: SampleDeal.ben, at: done).review
        let (text, shown) = (try ReviewText("고마워요"), done + Review.time)

        #expect(throws: ReviewRefusal.notFound) { try review.answer(text, by: SampleDeal.ana, at: done) }
        #expect(throws: ReviewRefusal.notAboutAsker) {
            try review.answer(text, by: SampleDeal.ben, at: shown)
        }
        try review.answer(text, by: SampleDeal.ana, at: shown)
        #expect(review.reply == Review.Reply(text, at: shown))
        #expect(throws: ReviewRefusal.alreadyReplied) {
            try review.answer(text, by: SampleDeal.ana, at: shown)
        }
    }

    @Test("Stars go in halves from half a star to five", arguments: [0.5, 1, 2.5, 4.5, 5])
    func stars(_ stars: Double) throws {
        #expect(try Rating(stars: stars).stars == stars)
    }

    @Test("No other number of stars", arguments: [0, 0.25, 4.75, 5.5, -1, .nan, .infinity, 1e300])
    func noStars(_ stars: Double) {
        #expect(throws: ReviewRefusal.rating) { try Rating(stars: stars) }
    }

    @Test("A record without reviews has no mean")
    func record() {
        let one = MemberRecord(given: 2, received: 1, reviews: 3, halves: 25, openListings: 0)
        let none = MemberRecord(given: 0, received: 0, reviews: 0, halves: 0, openListings: 0)

        #expect(one.rating.map { ($0 * 1_000).rounded() } == 4_167)
        #expect(none.rating == nil)
    }
}
