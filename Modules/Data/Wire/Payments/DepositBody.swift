public import Domain
import JSONCoding

/// The deposit that reserves a shop, as its readers see it.
public struct DepositBody: ShapedBody {
    /// Whether it can be paid at the moment.
    public let isOpen: Bool
    /// What its owner asks for; nil if no deposit is taken.
    public let offer: OfferedDepositBody?
    /// The highest amount in won that the owner can ask for; nil for other listings.
    public let most: Int?
    public let reservedUntil: Moment?
    /// The reader's order that reserves it; nil for others.
    public let order: Order.ID?
    /// The refund by time, if it is paid now.
    public let refunds: [RefundStretchBody]
    /// Who runs this app, as an intermediary; nil while deposits are off.
    public let intermediary: String?
    /// What payers are promised.
    public let promises: [MoneyPromise]
    public let isTest: Bool

    public init(
        isOpen: Bool,
        offer: OfferedDepositBody?,
        most: Int?,
        reservedUntil: Moment?,
        order: Order.ID? = nil,
        refunds: [RefundStretchBody],
        intermediary: String?,
        promises: [MoneyPromise] = [],
        isTest: Bool
    ) {
        self.isOpen = isOpen
        self.offer = offer
        self.most = most
        self.reservedUntil = reservedUntil
        self.order = order
        self.refunds = refunds
        self.intermediary = intermediary
        self.promises = promises
        self.isTest = isTest
    }

    public static let shape = Shape<Self>(
        "Deposit",
        Field("open", \.isOpen, about: "Whether it can be paid at the moment"),
        Field("offer", \.offer),
        Field("most", \.most, about: "The highest amount in won"),
        Field("reservedUntil", \.reservedUntil),
        Field("order", \.order, about: "The reader's order that reserves it"),
        Field("refunds", \.refunds, about: "What is given back, by time"),
        Field("intermediary", \.intermediary, about: "Who runs this app"),
        Field("promises", \.promises, about: "What payers are promised"),
        Field("test", \.isTest, about: "Whether no money moves"),
        make: Self.init
    )
}

/// What an owner asks for, as readers of the shop see it.
public struct OfferedDepositBody: ShapedBody {
    public let amount: Int
    public let days: Int
    public let coolingHours: Int
    public let transferHours: Int
    /// Nil but for the shop's owner; payers read it at ``OrderPath/seller``.
    public let seller: SellerBody?
    public let documents: DocumentTicksBody

    public static let shape = Shape<Self>(
        "OfferedDeposit",
        Field("amount", \.amount, about: "In won"),
        Field("days", \.days, about: "For how long the shop is reserved"),
        Field("coolingHours", \.coolingHours, about: "For how long all is given back"),
        Field("transferHours", \.transferHours, about: "For how long a transfer is waited for"),
        Field("seller", \.seller, about: "Null but for the shop's owner"),
        Field(flat: \.documents),
        make: Self.init
    )

    /// What its owner sends to change it; nil for other readers.
    public var asked: DepositOfferBody? {
        seller.map { seller in
            DepositOfferBody(
                amount: amount,
                days: days,
                coolingHours: coolingHours,
                transferHours: transferHours,
                seller: seller,
                documents: documents
            )
        }
    }
}

extension OfferedDepositBody {
    /// Nil for a sale of something else.
    public init?(_ sale: Sale, showingSeller isShown: Bool) {
        guard let offer = sale.offer else { return nil }
        amount = offer.amount.won
        days = offer.days
        coolingHours = offer.cooling
        transferHours = sale.transferHours
        documents = DocumentTicksBody(offer.documents)
        seller = isShown ? SellerBody(sale.seller) : nil
    }
}

/// What an owner asks for, with the documents that the owner has seen.
public struct DepositOfferBody: ShapedBody {
    public let amount: Int
    public let days: Int?
    public let coolingHours: Int?
    public let transferHours: Int?
    public let seller: SellerBody
    public let documents: DocumentTicksBody

    public init(
        amount: Int,
        days: Int?,
        coolingHours: Int?,
        transferHours: Int? = nil,
        seller: SellerBody,
        documents: DocumentTicksBody
    ) {
        self.amount = amount
        self.days = days
        self.coolingHours = coolingHours
        self.transferHours = transferHours
        self.seller = seller
        self.documents = documents
    }

    public static let shape = Shape<Self>(
        "DepositOffer",
        Field("amount", \.amount, about: "In won; at most what is paid at the start"),
        Field("days", \.days, nil, .explicit, about: "For how long the shop is reserved; 7 if null"),
        Field(
            "coolingHours",
            \.coolingHours,
            nil,
            .explicit,
            about: "For how long all is given back; 24 if null"
        ),
        Field("transferHours", \.transferHours, nil, .explicit, about: SaleTermsBody.hours),
        Field(flat: \.seller),
        Field(flat: \.documents),
        make: Self.init
    )

    /// The sale of a listing as the author wants it, with the refusals of all fields.
    public func sale(of listing: Listing, at now: Moment) throws -> Sale {
        var refusals = RefusalCollector()
        let seller = try refusals.collect { try self.seller.read() }
        let offer = try refusals.collect {
            try DepositOffer(
                amount: amount,
                days: days ?? Deposit.usualReservation,
                cooling: coolingHours ?? Deposit.usualCooling,
                ticks: documents.ticks,
                at: now
            )
        }
        guard let seller, let offer else { throw refusals.refusal }
        return try Sale(of: offer, for: listing, by: seller)
            .waiting(forTransfers: transferHours ?? Sale.usualTransferHours)
    }
}

/// Which documents about a building a member has seen, and when each was issued.
public struct DocumentTicksBody: ShapedBody {
    public let ticks: DocumentTicks

    public init(_ ticks: DocumentTicks) {
        self.ticks = ticks
    }

    public init(_ seen: SeenDocuments) {
        self.init(
            DocumentTicks(
                register: .init(isSeen: true, issuedOn: seen.register),
                building: .init(isSeen: true, issuedOn: seen.building)
            )
        )
    }

    public static let shape = Shape<Self>(
        "DocumentTicks",
        Field(
            "registerSeen",
            \.ticks.register.isSeen,
            nil,
            .explicit,
            default: false,
            about: "Whether the member has seen the 등기부등본"
        ),
        Field(
            "registerIssuedOn",
            \.ticks.register.issuedOn?.iso8601,
            .string(maxLength: 100),
            .explicit,
            about: "Its day of issue"
        ),
        Field(
            "buildingSeen",
            \.ticks.building.isSeen,
            nil,
            .explicit,
            default: false,
            about: "Whether the member has seen the 건축물대장"
        ),
        Field(
            "buildingIssuedOn",
            \.ticks.building.issuedOn?.iso8601,
            .string(maxLength: 100),
            .explicit,
            about: "Its day of issue"
        ),
        make: { isRegisterSeen, registerDay, isBuildingSeen, buildingDay in
            Self(
                DocumentTicks(
                    register: .init(
                        isSeen: isRegisterSeen,
                        issuedOn: registerDay.flatMap(CivilDate.init(iso8601:))
                    ),
                    building: .init(
                        isSeen: isBuildingSeen,
                        issuedOn: buildingDay.flatMap(CivilDate.init(iso8601:))
                    )
                )
            )
        }
    )
}

/// What the parties of a deposit agreed on.
public struct OrderDepositBody: ShapedBody {
    public let reservedUntil: Moment
    /// Nil before it is paid.
    public let coolingUntil: Moment?
    public let coolingHours: Int
    public let ownerSaw: DocumentTicksBody
    public let payerSaw: DocumentTicksBody
    /// When the contract was made.
    public let fulfilledAt: Moment?

    public static let shape = Shape<Self>(
        "OrderDeposit",
        Field("reservedUntil", \.reservedUntil),
        Field("coolingUntil", \.coolingUntil, about: "Null before it is paid"),
        Field("coolingHours", \.coolingHours),
        Field("ownerSaw", \.ownerSaw),
        Field("payerSaw", \.payerSaw),
        Field("fulfilledAt", \.fulfilledAt, about: "When the contract was made"),
        make: Self.init
    )
}

extension OrderDepositBody {
    /// Nil for another item.
    public init?(_ order: Order) {
        guard let deposit = order.terms.item.deposit else { return nil }
        reservedUntil = order.terms.deadline
        coolingUntil = order.soldAt.map { min(deposit.coolingEnd(after: $0), order.terms.deadline) }
        coolingHours = deposit.cooling
        ownerSaw = DocumentTicksBody(deposit.ownerSaw)
        payerSaw = DocumentTicksBody(deposit.payerSaw)
        fulfilledAt = order.fulfilledAt
    }
}
