import Domain

/// Ben orders a seat of Ana's class, which begins in ten days and costs 30,000 won.
enum SampleOrder {
    static let ana = Member.ID(rawValue: 1)
    static let ben = Member.ID(rawValue: 2)
    static let now = Moment(milliseconds: 1_795_219_200_000)
    static let day = Duration.seconds(24 * 3_600)
    static let start = now + day * 10
    static let id = Order.ID(rawValue: 77)

    static func listing(seats: Int = 1, price: Price? = nil) throws -> Listing {
        let point = Point(latitude: 37.56, longitude: 126.98)!
        return Listing(
            posting: Listing.ID(rawValue: 9),
            .class,
            by: ana,
            side: .offer,
            seats: try Seats(seats),
            ListingDetails(
                title: try ListingTitle("도자기 하루 수업"),
                price: price ?? .fixed(Money(won: 30_000)!, per: .wholeClass),
                place: ListingPlace(
                    neighbourhood: NeighbourhoodCode(number: 1_114_055_000)!,
                    shown: point,
                    exact: nil
                ),
                startsAt: start,
                expiresAt: start + day
            ),
            at: now
        )
    }

    static func seller() throws -> Seller {
        try Seller(name: "아나 공방", contact: "ana@example.com", businessNumber: nil)
    }

    static func held(
        _ listing: Listing? = nil,
        ladder: RefundLadder = .standard,
        commission: Commission = .none,
        by payer: Member.ID = ben,
        at moment: Moment = now
    ) throws -> Purchase {
        let listing = try listing ?? Self.listing()
        return try Purchase.hold(
            id,
            in: Sale(ofSeatsOf: listing, by: seller(), commission: commission),
            of: listing,
            by: payer,
            on: (ProviderName("portone"), true),
            ladder: ladder,
            at: moment
        )
    }

    /// The order at a later moment, as the next request finds it.
    static func later(
        _ purchase: Purchase,
        _ moment: Moment,
        by source: OrderFact.Source = .poll,
        standing: PayerStanding = PayerStanding()
    ) -> Purchase {
        Purchase(
            purchase.order,
            of: purchase.listing,
            standing: standing,
            by: source,
            at: moment
        ) {
            Refund.ID(rawValue: .random(in: 1...Int64.max))
        }
    }

    static func payment(
        _ status: ProviderPayment.Status = .paid,
        _ won: Int = 30_000,
        cancelled: Int = 0,
        currency: String = "KRW",
        isTest: Bool = true,
        isDisputed: Bool = false,
        of order: Order.ID = id
    ) -> ProviderPayment {
        ProviderPayment(
            order: order,
            status: status,
            amount: Money(won: won),
            cancelled: Money(won: cancelled)!,
            currency: currency,
            isTest: isTest,
            isDisputed: isDisputed
        )
    }
}
