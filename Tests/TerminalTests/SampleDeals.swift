import Domain
import Testing
import Wire

/// What 달래 and 냉이 agreed on, as commands show it.
enum SampleDeals {
    private static let dallae = Member.ID(rawValue: 42)
    private static let naengi = Member.ID(rawValue: 43)
    private static let now = Moment(milliseconds: 1_795_170_600_000)

    private static var card: MemberCard {
        get throws { MemberCard(id: dallae, nickname: try Nickname("달래"), picture: nil) }
    }

    static func deal(_ state: Deal.State) throws -> DealBody {
        DealBody(
            DealSummary(try agreement(state), for: dallae, author: try card, partner: nil)
        ) { [there = try SampleNeighbours.myeongdong] _ in there }
    }

    /// Accepted, with another time that waits for an answer.
    static var moving: DealBody {
        get throws {
            let agreed = try agreement(.accepted)
            let terms = try DealTerms(
                startsAt: now + .seconds(3_600),
                minutes: 60,
                place: agreed.terms.place,
                price: agreed.terms.price
            )
            let move = DealMove(number: 1, terms: terms, proposedBy: .author, proposedAt: now)
            let deal = try agreement(.accepted, move)
            let summary = DealSummary(deal, for: dallae, author: try card, partner: nil)
            return DealBody(summary) { [there = try SampleNeighbours.myeongdong] _ in there }
        }
    }

    static var accepted: Deal {
        get throws { try agreement(.accepted) }
    }

    private static func agreement(_ state: Deal.State, _ move: DealMove? = nil) throws -> Deal {
        let place = DealPlace(neighbourhood: try SampleNeighbours.myeongdong.code)
        let won = try #require(Money(won: 30_000))
        let terms = try DealTerms(startsAt: now, minutes: 60, place: place, price: .fixed(won, per: .hour))
        return Deal(
            id: Deal.ID(rawValue: 5),
            conversation: Conversation.ID(rawValue: 6),
            subject: Subject(.listing, 7),
            title: "성인 피아노 기초",
            of: .class,
            parties: DealParties(author: dallae, partner: naengi, authorProvides: true),
            terms: terms,
            proposedBy: .author,
            proposedAt: now,
            progress: DealProgress(
                state,
                at: now,
                by: naengi,
                doneAt: state == .done ? now : nil,
                move: move
            )
        )
    }

    static var review: ReviewBody {
        get throws {
            let review = Review(
                id: Review.ID(rawValue: 8),
                subject: Subject(.deal, 5),
                title: "피아노",
                author: naengi,
                authorRole: .receiver,
                about: dallae,
                rating: try Rating(stars: 4.5),
                text: try ReviewText("친절해요"),
                writtenAt: now,
                revealedAt: now
            )
            return ReviewBody(ReviewSummary(review, author: try card))
        }
    }

    static var page: MemberProfileBody {
        get throws {
            MemberProfileBody(
                MemberProfile(
                    card: try card,
                    bio: nil,
                    company: nil,
                    interests: [],
                    home: try SampleNeighbours.myeongdong.code,
                    joinedAt: now,
                    record: MemberRecord(given: 1, received: 0, reviews: 1, halves: 9, openListings: 0)
                ),
                living: try SampleNeighbours.myeongdong
            )
        }
    }
}
