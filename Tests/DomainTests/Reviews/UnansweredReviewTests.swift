import Domain
import Testing

@Suite("Changing a review")
struct UnansweredReviewTests {
    private let written = SampleDeal.endsAt
    private var shown: Moment { written + Review.time }

    /// Ben's of Ana, who taught him.
    private func review() throws -> Review {
        let context = try ReviewContext(SampleDeal.negotiation(.done).deal, by: SampleDeal.ben, written: [])
        return try context.write(Rating(stars: 4), nil, [.clear], as: Review.ID(rawValue: 70), at: written)
            .review
    }

    private func unanswered(
        _ review: Review? = nil,
        by member: Member.ID = SampleDeal.ben,
        isReturned: Bool = false,
        isHidden: Bool = false
    ) throws -> UnansweredReview {
        let review = try review ?? self.review()
        return try UnansweredReview(review, by: member, isReturned: isReturned, isHidden: isHidden)
    }

    @Test("Only its author changes it, until the other party has written one")
    func author() throws {
        #expect(throws: ReviewRefusal.notYours) { try unanswered(by: SampleDeal.ana) }
        #expect(throws: ReviewRefusal.notYours) { try unanswered(by: SampleDeal.cho) }
        #expect(throws: ReviewRefusal.answered) { try unanswered(isReturned: true) }
    }

    @Test("Once the other party has replied, it stays")
    func replied() throws {
        var review = try review()
        try review.answer(ReviewText("고마워요"), by: SampleDeal.ana, at: shown)
        #expect(throws: ReviewRefusal.answered) { try unanswered(review) }
    }

    @Test("One that an operator has hidden stays as it is")
    func hidden() throws {
        #expect(throws: ReviewRefusal.hidden) { try unanswered(isHidden: true) }
    }

    @Test("A change while it is sealed isn't marked")
    func sealed() throws {
        var own = try unanswered()
        let text = try ReviewText("차근차근 알려 주셨어요")
        try own.edit(Rating(stars: 5), text, [.kind], at: shown - .milliseconds(1))

        #expect(own.review.rating.stars == 5 && own.review.text == text && own.review.manners == [.kind])
        #expect(own.review.editedAt == nil)
        #expect(own.review.writtenAt == written && own.review.revealedAt == shown)
    }

    @Test("A change of one that others can see is marked with its moment, one that changes nothing isn't")
    func revealed() throws {
        var own = try unanswered()
        try own.edit(Rating(stars: 4), nil, [.clear], at: shown)
        #expect(own.review.editedAt == nil)
        for (rating, text, manners) in [
            (4.5, nil, [.clear]), (4.5, try ReviewText("좋아요"), [.clear]), (4.5, try ReviewText("좋아요"), []),
        ] as [(Double, ReviewText?, Set<Manner>)] {
            let former = own.review.editedAt
            let now = (former ?? shown) + .milliseconds(1)
            try own.edit(Rating(stars: rating), text, manners, at: now)
            #expect(own.review.editedAt == now)
        }
    }

    @Test("It still names up to three manners, of the role of the reviewed member")
    func manners() throws {
        var own = try unanswered()
        let rating = try Rating(stars: 4)
        #expect(throws: ReviewRefusal.mannerOfOtherRole) { try own.edit(rating, nil, [.eager], at: written) }
        #expect(throws: ReviewRefusal.tooManyManners) {
            try own.edit(rating, nil, [.punctual, .kind, .clear, .prepared], at: written)
        }
        #expect(own.review.manners == [.clear])
    }
}
