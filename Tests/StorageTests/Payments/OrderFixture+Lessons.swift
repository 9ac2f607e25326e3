import Domain
import TestSupport

@testable import Storage

/// Ana sells lessons of a group for 50,000 won and passes of three for 120,000 won, which last for 30 days.
extension OrderFixture {
    static let day = Duration.seconds(24 * 3_600)

    var deals: SQLDealRepository { SQLDealRepository(store.database, identifiers: store.identifiers) }
    var dealQueries: SQLDealQueries { SQLDealQueries(store.database) }

    func teaches(
        seats: Int = 2,
        passOf count: Int = 3,
        format: LessonFormat = .group,
        lasting days: Int = 30,
        trial: LessonTrial = .none
    ) async throws -> Listing {
        let now = now
        let lesson = try Lesson(
            posting: store.identifiers.next(),
            by: ana,
            LessonContents(
                side: .offer,
                title: ListingTitle("바이올린"),
                description: LessonDescription("천천히 해요"),
                instrument: .violin,
                places: [.teacher],
                format: format,
                seats: seats,
                prices: LessonPrices(
                    single: Money(won: 50_000),
                    pass: LessonPass(
                        count: count,
                        price: Money(won: 40_000 * count)!,
                        expiry: LessonExpiry(days, .days)
                    ),
                    trial: trial
                )
            ),
            at: SampleShop.place(BoardFixture.here),
            now: now
        )
        let lessons = SQLPostRepository<Lesson>(store.database, identifiers: store.identifiers)
        try await store.teach(ana)
        _ = try await lessons.insert(lesson.listing.id, by: ana, at: now) { lesson }
        let seller = try Seller(name: "아나", contact: "010-0000-0000", businessNumber: nil)
        let offer = try await queries.lessonOffer(of: lesson.listing.id)
        try await orders.sell(lesson.listing.id, by: ana) { try Sale(ofLessonsOf: $0, offer, by: seller) }
        return lesson.listing
    }

    func buysPass(of listing: Listing, by payer: Member.ID? = nil) async throws -> Order {
        let order = try await payments.placeOrder(in: listing.id, by: payer ?? ben, choosing: .pass)
        provider.approve(order.id)
        return try await payments.complete(order.id, with: PaymentToken("token"), by: .payer)
    }

    /// Ben asks about the lessons; the conversation of the two.
    func asks(about listing: Listing) async throws -> Conversation.ID {
        let conversations = Conversations(
            conversations: SQLConversationRepository(store.database, identifiers: store.identifiers),
            identifiers: store.identifiers,
            clock: store.clock
        )
        return try await conversations.start(about: listing.id, by: ben).id
    }

    /// A lesson that Ana proposes, and Ben accepts.
    func agrees(in talk: Conversation.ID, startsIn wait: Duration = day * 5) async throws -> Deal.ID {
        let deal = try await proposes(in: talk, startsIn: wait)
        try await accepts(deal)
        return deal
    }

    func proposes(in talk: Conversation.ID, startsIn wait: Duration = day * 5) async throws -> Deal.ID {
        try await proposes(in: talk, at: now + wait)
    }

    func proposes(in talk: Conversation.ID, at start: Moment, weeks: Int = 1) async throws -> Deal.ID {
        let terms = try DealTerms(
            startsAt: start,
            minutes: 60,
            place: DealPlace(neighbourhood: BoardFixture.here),
            price: .fixed(Money(won: 50_000)!, per: .wholeClass),
            for: DealExtent(weeks: weeks)
        )
        return try await deals.propose(terms, in: talk, by: ana, at: now)
    }

    func accepts(_ deal: Deal.ID) async throws {
        let (ben, now) = (ben, now)
        try await deals.update(deal, by: ben, at: now) { try $0.accept(by: ben, at: now) }
    }

    func cancels(_ deal: Deal.ID, by member: Member.ID) async throws {
        let (now, reason) = (now, try DealReason("감기에 걸렸어요"))
        try await deals.update(deal, by: member, at: now) { try $0.cancel(reason, by: member, at: now) }
    }

    /// Both say that the lesson took place.
    func finishes(_ deal: Deal.ID) async throws {
        let now = now
        for member in [ana, ben] {
            try await deals.update(deal, by: member, at: now) { try $0.complete(by: member, at: now) }
        }
    }

    /// How the deal is paid, as Ben reads it.
    func payment(of deal: Deal.ID) async throws -> DealPayment? {
        try await dealQueries.find(deal, for: ben, at: now)?.payment
    }
}
