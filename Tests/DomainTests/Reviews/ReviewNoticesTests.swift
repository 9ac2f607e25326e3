import Domain
import Testing

@Suite("Notices of a review of a listing")
struct ReviewNoticesTests {
    private let ana = SampleDeal.ana
    private let ben = SampleDeal.ben

    private func review() throws -> Review {
        Review(
            id: Review.ID(rawValue: 70),
            subject: Subject(.listing, 5),
            title: "",
            author: ben,
            authorRole: nil,
            about: ana,
            rating: try Rating(stars: 4),
            text: nil,
            writtenAt: SampleDeal.endsAt,
            revealedAt: SampleDeal.endsAt
        )
    }

    @Test("The other party, or both when it is revealed by itself")
    func parties() throws {
        let review = try review()
        #expect(
            review.notices(of: .reviewWritten, by: ben)
                == [NoticeDraft(to: ana, .reviewWritten, of: review.subject, by: ben)]
        )
        #expect(review.notices(of: .reviewsRevealed, by: nil).map(\.member) == [ben, ana])
        #expect(review.notices(of: .reviewTakenBack, by: ben) == [])
    }
}
