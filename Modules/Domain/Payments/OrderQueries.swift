/// Reads orders, sales and the ledger.
public protocol OrderQueries: Sendable {
    /// Nil for a reader who isn't a party; without a reader, for an operator.
    func find(_ id: Order.ID, for reader: Member.ID?) async throws -> OrderSummary?

    /// The reader's orders as payer and payee, newest first.
    func list(of reader: Member.ID, _ slice: SliceRequest) async throws -> Slice<OrderSummary>

    /// All orders for an operator, newest first.
    func list(_ filter: OrderFilter, _ slice: SliceRequest, at now: Moment) async throws -> Slice<
        OrderSummary
    >

    /// Whether the seller has fulfilled a sale.
    func hasFulfilled(_ seller: Member.ID, at now: Moment) async throws -> Bool

    /// Nil without one.
    func sale(of listing: Listing.ID) async throws -> Sale?

    /// Nil for a shop that isn't reserved by a deposit.
    func reservation(of listing: Listing.ID) async throws -> Reservation?

    /// When the dates of a class begin, in order.
    func dates(of listing: Listing) async throws -> [Moment]

    /// Whether the owner keeps a former deposit without the yes of its payer.
    func hasFormerDeposit(of listing: Listing.ID) async throws -> Bool

    /// What the author changed of what was sold, oldest first.
    func changes(of id: Order.ID) async throws -> [SoldChange]

    /// The unfinished pass of a payer for these lessons; nil without one.
    func pass(of payer: Member.ID, for listing: Listing.ID, at now: Moment) async throws -> Order?

    /// What the lessons cost that are paid here, as their price table says; nil for other listings.
    func lessonOffer(of listing: Listing.ID) async throws -> LessonOffer?

    /// What happened to the order, oldest first.
    func facts(of id: Order.ID) async throws -> [OrderFact]

    /// The next orders after `latest` with their balances, by identifier.
    func listAccounts(after latest: Order.ID?, most: Int) async throws -> [OrderAccount]

    /// Nil without such an order.
    func account(of id: Order.ID) async throws -> OrderAccount?

    /// The entries from `start` until before `end`, oldest first. With a payee, those of its account.
    func statement(
        from start: Moment,
        until end: Moment,
        of payee: Member.ID?
    ) async throws -> [StatementLine]

    /// A payee's payments and refunds from `start` until before `end`, by day in Seoul and listing.
    func income(of payee: Member.ID, from start: Moment, until end: Moment) async throws -> [IncomeLine]
}

public struct OrderFilter: Equatable, Sendable {
    /// Only orders with this state.
    public let state: Order.State?
    /// Only orders that an operator has to look at.
    public let hasProblem: Bool
    /// Only orders of sellers who have fulfilled none yet.
    public let isOfNewSellers: Bool
    /// Only orders with this number, or with this text in the title or a party's name; at most
    /// ``longestText`` characters.
    public let text: String?

    public static let longestText = 100

    /// An empty text filters nothing.
    public init(
        state: Order.State? = nil,
        hasProblem: Bool = false,
        isOfNewSellers: Bool = false,
        text: String? = nil
    ) {
        self.state = state
        self.hasProblem = hasProblem
        self.isOfNewSellers = isOfNewSellers
        let text = text?.tidied() ?? ""
        self.text = text.isEmpty ? nil : text
    }
}

/// An order with the cards of its parties; nil for deleted accounts.
public struct OrderSummary: Sendable {
    public let order: Order
    public let payer: MemberCard?
    public let payee: MemberCard?

    public init(_ order: Order, payer: MemberCard?, payee: MemberCard?) {
        self.order = order
        self.payer = payer
        self.payee = payee
    }
}

/// An entry of the ledger as a statement shows it.
public struct StatementLine: Equatable, Sendable {
    public let at: Moment
    public let order: Order.ID
    public let title: String
    public let payee: String
    public let entry: LedgerEntry

    public init(at: Moment, order: Order.ID, title: String, payee: String, _ entry: LedgerEntry) {
        self.at = at
        self.order = order
        self.title = title
        self.payee = payee
        self.entry = entry
    }
}
