public import Domain
public import JSONCoding

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
public struct OfferedDepositBody: Body {
    public let amount: Int
    public let days: Int
    public let coolingHours: Int
    public let transferHours: Int
    public let documents: DocumentTicksBody
    /// Nil but for the shop's owner; payers read it at ``OrderPath/seller``.
    public let seller: SellerBody?

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

    public static var name: String { "OfferedDeposit" }
    public static var parts: [any Body.Type] { [SellerBody.self] }

    public static var schema: Schema {
        .object(
            properties: [
                ("amount", .integer().required.described("In won")),
                ("days", .integer().required.described("For how long the shop is reserved")),
                ("coolingHours", .integer().required.described("For how long all is given back")),
                ("transferHours", .integer().required.described("For how long a transfer is waited for")),
                (
                    "seller",
                    .nullable(.reference(SellerBody.name)).required.described("Null but for the shop's owner")
                ),
            ] + DocumentTicksBody.properties
        )
    }

    public init(_ fields: Fields) throws(FieldError) {
        amount = try fields.integer("amount")
        days = try fields.integer("days")
        coolingHours = try fields.integer("coolingHours")
        transferHours = try fields.integer("transferHours")
        documents = try DocumentTicksBody(fields)
        seller = try fields.bodyIfPresent("seller")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("amount", amount)
            writer.field("days", days)
            writer.field("coolingHours", coolingHours)
            writer.field("transferHours", transferHours)
            writer.field("seller", seller)
            documents.writeFields(to: &writer)
        }
    }

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

/// What an owner asks for, with the documents that the owner has seen.
public struct DepositOfferBody: Body {
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

    public static var name: String { "DepositOffer" }

    public static var schema: Schema {
        .object(
            properties: [
                ("amount", .integer().required.described("In won; at most what is paid at the start")),
                ("days", .nullable(.integer()).described("For how long the shop is reserved; 7 if null")),
                (
                    "coolingHours",
                    .nullable(.integer()).described("For how long all is given back; 24 if null")
                ),
                ("transferHours", SaleTermsBody.hours),
            ] + SellerBody.properties + DocumentTicksBody.properties
        )
    }

    public init(_ fields: Fields) throws(FieldError) {
        amount = try fields.integer("amount")
        days = try fields.integerIfPresent("days")
        coolingHours = try fields.integerIfPresent("coolingHours")
        transferHours = try fields.integerIfPresent("transferHours")
        seller = try SellerBody(fields)
        documents = try DocumentTicksBody(fields)
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("amount", amount)
            writer.field("days", days)
            writer.field("coolingHours", coolingHours)
            writer.field("transferHours", transferHours)
            seller.writeFields(to: &writer)
            documents.writeFields(to: &writer)
        }
    }

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
public struct DocumentTicksBody: Body {
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

    public static var name: String { "DocumentTicks" }

    static let properties: [(name: String, schema: Schema)] = [
        ("registerSeen", .boolean.described("Whether the member has seen the 등기부등본")),
        ("registerIssuedOn", .nullable(.string(maxLength: 100)).described("Its day of issue")),
        ("buildingSeen", .boolean.described("Whether the member has seen the 건축물대장")),
        ("buildingIssuedOn", .nullable(.string(maxLength: 100)).described("Its day of issue")),
    ]

    public static var schema: Schema { .object(properties: properties) }

    public init(_ fields: Fields) throws(FieldError) {
        func tick(_ document: String) throws(FieldError) -> DocumentTicks.Tick {
            DocumentTicks.Tick(
                isSeen: fields.isGiven("\(document)Seen") ? try fields.boolean("\(document)Seen") : false,
                issuedOn: try fields.textIfPresent("\(document)IssuedOn").flatMap {
                    CivilDate(iso8601: $0)
                }
            )
        }
        ticks = DocumentTicks(register: try tick("register"), building: try tick("building"))
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writeFields(to: &$0) }
    }

    func writeFields(to writer: inout JSONWriter) {
        writer.field("registerSeen", ticks.register.isSeen)
        writer.field("registerIssuedOn", ticks.register.issuedOn?.iso8601)
        writer.field("buildingSeen", ticks.building.isSeen)
        writer.field("buildingIssuedOn", ticks.building.issuedOn?.iso8601)
    }
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
