import Domain

/// Ben buys a pass of ten lessons of Ana's for 450,000 won, which lasts for 30 days unless told otherwise.
enum SamplePass {
    static let (ana, ben) = (SampleOrder.ana, SampleOrder.ben)
    static let (now, day) = (SampleOrder.now, SampleOrder.day)

    /// The marks of a lesson for groups, whose students take seats.
    private static func group() throws -> Marks {
        try LessonContents(
            side: .offer,
            title: ListingTitle("바이올린"),
            description: LessonDescription("천천히 해요"),
            instrument: .violin,
            places: [.teacher],
            format: .group,
            seats: 2
        ).marks
    }

    static func listing(seats: Int = 2) throws -> Listing {
        let listing = try SampleOrder.listing()
        return Listing(
            posting: listing.id,
            .lesson,
            by: ana,
            side: .offer,
            seats: try Seats(seats),
            ListingDetails(
                title: listing.details.title,
                facets: try group(),
                place: listing.details.place
            ),
            at: now
        )
    }

    static func offer(_ count: Int = 10, _ won: Int = 450_000, _ validity: PassValidity = .days(30))
        -> LessonOffer
    {
        LessonOffer(
            single: Money(won: 50_000),
            pass: PassOffer(count: count, price: Money(won: won)!, validity: validity)
        )!
    }

    static func held(
        _ offer: LessonOffer = offer(),
        _ listing: Listing? = nil,
        choosing choice: LessonChoice? = .pass,
        standing: PayerStanding = PayerStanding(),
        by payer: Member.ID = ben
    ) throws -> Purchase {
        let listing = try listing ?? Self.listing()
        return try Purchase.hold(
            SampleOrder.id,
            in: Sale(ofLessonsOf: listing, offer, by: SampleOrder.seller()),
            of: listing,
            by: payer,
            standing: standing,
            choosing: choice,
            on: (ProviderName("portone"), true),
            ladder: .standard,
            at: now
        )
    }

    static func sold(_ offer: LessonOffer = offer(), standing: PayerStanding = PayerStanding()) throws
        -> Purchase
    {
        var purchase = SampleOrder.later(try held(offer, standing: standing), now, standing: standing)
        purchase.apply(SampleOrder.payment(.paid, purchase.order.amount.won))
        return purchase
    }

    /// A lesson that the two have agreed on.
    static func deal(
        _ state: Deal.State = .accepted,
        number: Int64 = 1,
        startsIn wait: Duration = day * 5,
        minutes: Int = 60,
        at changedAt: Moment = now,
        by member: Member.ID? = nil,
        price: Price = .fixed(Money(won: 50_000)!, per: .wholeClass),
        noShow: NoShow? = nil
    ) throws -> Deal {
        let listing = try listing()
        return Deal(
            id: Deal.ID(rawValue: number),
            conversation: Conversation.ID(rawValue: 3),
            subject: listing.subject,
            title: listing.details.title.text,
            of: listing.kind,
            parties: DealParties(author: ana, partner: ben, authorProvides: true),
            terms: try DealTerms(
                startsAt: now + wait,
                minutes: minutes,
                place: DealPlace(neighbourhood: NeighbourhoodCode(number: 1_114_055_000)!),
                price: price
            ),
            proposedBy: .author,
            proposedAt: now,
            progress: DealProgress(state, at: changedAt, by: member, noShow: noShow)
        )
    }

    /// The pass after some of its lessons have begun, an hour apart.
    static func used(_ count: Int, of purchase: Purchase) throws -> Purchase {
        var purchase = purchase
        for number in 0..<Int64(count) {
            purchase.use(for: try deal(number: number + 1, startsIn: .seconds(3_600 * (number + 1))))
        }
        return purchase
    }
}
