/// What neighbours can buy of a listing through Madang, opened by its author.
public struct Sale: Equatable, Sendable {
    public enum Goods: Equatable, Sendable {
        case seats
        case deposit(DepositOffer)
        /// What their price table says now.
        case lessons(LessonOffer)
    }

    /// In hours.
    public static let transferWaits = 2...24
    public static let usualTransferHours = 2

    public let listing: Listing.ID
    public let seller: Seller
    public let goods: Goods
    /// What the author was told when the sale was opened.
    public let commission: Commission
    /// For how long the author waits for a transfer.
    public private(set) var transferHours: Int

    /// Throws ``OrderRefusal/notSellable`` for a listing without a price for each seat.
    public init(
        ofSeatsOf listing: Listing,
        by seller: Seller,
        commission: Commission = .none
    ) throws(OrderRefusal) {
        guard listing.seatPrice != nil else { throw .notSellable }
        self.init(listing: listing.id, seller: seller, goods: .seats, commission: commission)
    }

    /// Throws ``DepositRefusal/notOfferable`` for a listing that takes no deposits, and
    /// ``DepositRefusal/amount``.
    public init(of offer: DepositOffer, for listing: Listing, by seller: Seller) throws(DepositRefusal) {
        guard let most = listing.mostDeposit else { throw .notOfferable }
        guard offer.amount.won <= most.won else { throw .amount }
        self.init(listing: listing.id, seller: seller, goods: .deposit(offer), commission: .none)
    }

    /// Throws ``OrderRefusal/notSellable`` for a listing that offers no lessons with a price.
    public init(
        ofLessonsOf listing: Listing,
        _ offer: LessonOffer?,
        by seller: Seller,
        commission: Commission = .none
    ) throws(OrderRefusal) {
        guard listing.kind.has(.paidLessons), listing.side == .offer, let offer else { throw .notSellable }
        self.init(listing: listing.id, seller: seller, goods: .lessons(offer), commission: commission)
    }

    /// Restores a stored sale.
    public init(
        listing: Listing.ID,
        seller: Seller,
        goods: Goods,
        commission: Commission,
        transferHours: Int = Sale.usualTransferHours
    ) {
        self.listing = listing
        self.seller = seller
        self.goods = goods
        self.commission = commission
        self.transferHours = transferHours
    }

    /// The sale whose author waits so long for a transfer. Throws ``OrderRefusal/transferHours``.
    public func waiting(forTransfers hours: Int) throws(OrderRefusal) -> Sale {
        guard Self.transferWaits.contains(hours) else { throw .transferHours }
        var sale = self
        sale.transferHours = hours
        return sale
    }
}

extension Sale {
    /// Nil for what isn't a deposit.
    public var offer: DepositOffer? {
        guard case .deposit(let offer) = goods else { return nil }
        return offer
    }

    /// Nil for what isn't lessons.
    public var lessons: LessonOffer? {
        guard case .lessons(let offer) = goods else { return nil }
        return offer
    }

    /// The sale with a commission, if it is lower than the one that its author was told.
    public func charging(atMost commission: Commission) -> Sale {
        Sale(
            listing: listing,
            seller: seller,
            goods: goods,
            commission: min(self.commission, commission),
            transferHours: transferHours
        )
    }

    func terms(_ item: Order.Item, until deadline: Moment) -> OrderTerms {
        OrderTerms(
            seller: seller,
            item: item,
            commission: commission,
            deadline: deadline,
            transferHours: transferHours
        )
    }

    /// What a payer of the listing is asked for now, and on which terms. The server alone decides both.
    func order(
        of listing: Listing,
        _ asked: OrderQuestion,
        at now: Moment
    ) throws -> (amount: Money, terms: OrderTerms) {
        guard (asked.choice != nil) == (lessons != nil) else { throw OrderRefusal.notForSale }
        switch goods {
        case .lessons(let offer): return try order(of: offer, asked, at: now)
        case .seats:
            guard let price = listing.seatPrice, let start = listing.details.startsAt else {
                throw OrderRefusal.notForSale
            }
            guard now < start else { throw OrderRefusal.started }
            let dates = asked.standing.dates.isEmpty ? [start] : asked.standing.dates
            return (price, terms(.seat(PaidSeat(ladder: asked.ladder, dates: dates)), until: start))
        case .deposit(let offer):
            guard let most = listing.mostDeposit, offer.amount.won <= most.won else {
                throw OrderRefusal.notForSale
            }
            guard listing.availability == .available else { throw DepositRefusal.notAvailable }
            guard !asked.standing.hasFormerDeposit else { throw DepositRefusal.formerKept }
            let deposit = Deposit(
                cooling: offer.cooling,
                ownerSaw: offer.documents,
                payerSaw: try asked.ticks.seen(at: now)
            )
            return (offer.amount, terms(.deposit(deposit), until: offer.end(from: now)))
        }
    }
}

extension Sale {
    /// The refund by time, if the deposit is paid at `now`. Nil if the shop takes none then.
    public func quote(for listing: Listing, at now: Moment) -> [RefundLadder.Stretch]? {
        guard let offer, let most = listing.mostDeposit, offer.amount.won <= most.won,
            listing.availability == .available
        else { return nil }
        let deposit = Deposit(cooling: offer.cooling, ownerSaw: offer.documents, payerSaw: offer.documents)
        return Order.Item.deposit(deposit).timeline(
            of: offer.amount,
            soldAt: nil,
            before: offer.end(from: now),
            from: now
        )
    }
}

/// What an owner asks of a neighbour for reserving a shop.
public struct DepositOffer: Equatable, Sendable {
    public let amount: Money
    /// For how long the shop is reserved, in days from the order on.
    public let days: Int
    /// For how long the payer can withdraw with everything back, in hours from the payment on.
    public let cooling: Int
    /// The documents that the owner has seen.
    public let documents: SeenDocuments

    /// Throws the refusals of all fields that break a rule.
    public init(
        amount: Int,
        days: Int = Deposit.usualReservation,
        cooling: Int = Deposit.usualCooling,
        ticks: DocumentTicks,
        at now: Moment
    ) throws {
        var refusals = RefusalCollector()
        let money = try refusals.collect {
            guard let money = Money(won: amount), money.won > 0 else { throw DepositRefusal.amount }
            return money
        }
        try refusals.collect {
            guard Deposit.reservations.contains(days) else { throw DepositRefusal.days }
        }
        try refusals.collect {
            guard Deposit.coolings.contains(cooling) else { throw DepositRefusal.cooling }
        }
        let seen = try refusals.collect { try ticks.seen(at: now) }
        guard let money, let seen else { throw refusals.refusal }
        try refusals.throwIfRefused()
        self.init(amount: money, days: days, cooling: cooling, documents: seen)
    }

    /// Restores a stored offer.
    public init(amount: Money, days: Int, cooling: Int, documents: SeenDocuments) {
        self.amount = amount
        self.days = days
        self.cooling = cooling
        self.documents = documents
    }

    /// Until when the shop is reserved if it is ordered now.
    public func end(from now: Moment) -> Moment { now + .seconds(days * 24 * 3_600) }
}

/// The seller's details, which buyers see before they pay and on the receipt, as the law on electronic
/// commerce requires of an intermediary.
public struct Seller: Hashable, Sendable {
    public static let longestName = 40
    public static let longestContact = 100

    public let name: String
    /// A phone number or an email address.
    public let contact: String
    /// Ten digits; nil for a seller who isn't a business.
    public let businessNumber: String?

    /// Throws the refusals of all fields that break a rule.
    public init(name: String, contact: String, businessNumber: String?) throws {
        let (name, contact) = (name.tidied(), contact.tidied())
        let number = businessNumber.map { $0.filter { !$0.isWhitespace && $0 != "-" } } ?? ""
        var refusals = RefusalCollector()
        try refusals.collect {
            guard !name.isEmpty else { throw OrderRefusal.sellerNameMissing }
            guard name.fits(Self.longestName) else { throw OrderRefusal.sellerNameTooLong }
        }
        try refusals.collect {
            guard !contact.isEmpty else { throw OrderRefusal.sellerContactMissing }
            guard contact.fits(Self.longestContact) else { throw OrderRefusal.sellerContactTooLong }
        }
        try refusals.collect {
            let isNumber = number.count == 10 && number.allSatisfy { $0.isASCII && $0.isNumber }
            guard number.isEmpty || isNumber else { throw OrderRefusal.businessNumber }
        }
        try refusals.throwIfRefused()
        self.name = name
        self.contact = contact
        self.businessNumber = number.isEmpty ? nil : number
    }
}

extension Listing {
    /// What a seat costs; nil for a listing whose seats can't be sold.
    public var seatPrice: Money? {
        guard kind.has(.paidSeats), side == .offer, details.startsAt != nil,
            case .fixed(let price, .wholeClass) = details.price, price.won > 0
        else { return nil }
        return price
    }
}

extension Listing {
    /// The highest deposit that can be asked for: what is paid at the start. Nil for a listing that takes no
    /// deposits.
    public var mostDeposit: Money? {
        guard kind.has(.deposits), let amount = details.secondAmount, amount.won > 0 else { return nil }
        return amount
    }
}
