public import Domain
public import Wire

extension MadangClient {
    public var orders: OrderClient { OrderClient(client: self) }
}

/// A client for orders and the ledger.
public struct OrderClient: Sendable {
    fileprivate let client: MadangClient

    public func mine(_ slice: SliceRequest = SliceRequest()) async throws -> Answer<ListBody<OrderBody>> {
        try await client.readAsMember(OrderPath.mine.rawValue.asking(for: slice))
    }

    /// All orders, for operators.
    public func all(_ filter: OrderFilter, _ slice: SliceRequest = SliceRequest()) async throws
        -> Answer<ListBody<OrderBody>>
    {
        try await client.readAsMember(
            OrderPath.all.rawValue.asking(for: slice)
                .asking([
                    "state": filter.state?.rawValue, "problem": filter.hasProblem ? "true" : nil,
                    "new-sellers": filter.isOfNewSellers ? "true" : nil, "q": filter.text,
                ])
        )
    }

    public func one(_ id: Order.ID) async throws -> Answer<OrderBody> {
        try await client.readAsMember(OrderPath.one.filled(id.description))
    }

    public func refund(
        _ id: Order.ID,
        amount: Int,
        reason: String,
        because: DepositReason? = nil
    ) async throws -> OrderBody {
        try await client.askAsMember(
            "POST",
            OrderPath.refunds.filled(id.description),
            RefundRequestBody(amount: amount, reason: reason, because: because)
        )
    }

    public func giveRefundAccount(_ account: RefundAccountBody, for id: Order.ID) async throws -> OrderBody {
        try await client.askAsMember("PUT", OrderPath.refundAccount.filled(id.description), account)
    }

    /// Compares an order with the provider.
    public func complete(_ id: Order.ID) async throws -> OrderBody {
        try await client.askAsMember(
            "POST",
            OrderPath.completion.filled(id.description),
            CompletionBody(paymentToken: nil)
        )
    }

    /// Refunds a payment that an order can't accept, for operators.
    public func cancelPayment(of id: Order.ID) async throws -> OrderBody {
        try await client.askAsMember("POST", OrderPath.cancelPayment.filled(id.description))
    }

    /// Records how a refused refund was settled, for operators.
    public func settleRefund(of id: Order.ID, _ settlement: RefundSettlementBody) async throws -> OrderBody {
        try await client.askAsMember("POST", OrderPath.settlement.filled(id.description), settlement)
    }

    /// What a listing's author sells here.
    public func sale(of listing: Listing.ID) async throws -> Answer<SaleBody> {
        try await client.readAsVisitor(OrderPath.sale.filled(listing.description))
    }

    /// Who sells a listing that the member can buy.
    public func seller(of listing: Listing.ID) async throws -> SellerBody {
        try await client.askAsMember("GET", OrderPath.seller.filled(listing.description))
    }

    public func openSale(of listing: Listing.ID, _ terms: SaleTermsBody) async throws -> SaleBody {
        try await client.askAsMember("PUT", OrderPath.sale.filled(listing.description), terms)
    }

    public func endSale(of listing: Listing.ID) async throws {
        try await client.tellAsMember("DELETE", OrderPath.sale.filled(listing.description))
    }

    public func placeSeat(of listing: Listing.ID) async throws -> OrderBody {
        try await client.askAsMember("POST", OrderPath.place.filled(listing.description))
    }

    /// The deposit that reserves a shop.
    public func deposit(of shop: Listing.ID) async throws -> Answer<DepositBody> {
        try await client.read(OrderPath.deposit.filled(shop.description))
    }

    public func offer(_ offer: DepositOfferBody, for shop: Listing.ID) async throws -> DepositBody {
        try await client.askAsMember("PUT", OrderPath.deposit.filled(shop.description), offer)
    }

    public func endDeposit(of shop: Listing.ID) async throws {
        try await client.tellAsMember("DELETE", OrderPath.deposit.filled(shop.description))
    }

    public func placeDeposit(of shop: Listing.ID, _ ticks: DocumentTicks) async throws -> OrderBody {
        try await client.askAsMember(
            "POST",
            OrderPath.placeDeposit.filled(shop.description),
            DocumentTicksBody(ticks)
        )
    }

    /// Holds a seat and a pass.
    public func placePass(of lessons: Listing.ID) async throws -> OrderBody {
        try await client.askAsMember("POST", OrderPath.placePass.filled(lessons.description))
    }

    /// Holds nothing but the price of a lesson that was agreed on.
    public func placeLesson(_ deal: Deal.ID) async throws -> OrderBody {
        try await client.askAsMember("POST", OrderPath.placeLesson.filled(deal.description))
    }

    public func withdraw(_ id: Order.ID) async throws -> OrderBody {
        try await client.askAsMember("POST", OrderPath.withdrawal.filled(id.description))
    }

    /// Says that the contract about a shop is made, as the payer of its deposit.
    public func agreeToContract(_ id: Order.ID) async throws -> OrderBody {
        try await client.askAsMember("POST", OrderPath.contract.filled(id.description))
    }

    /// Ends the hold of a payer who hasn't paid, as the seller.
    public func endHold(_ id: Order.ID) async throws -> OrderBody {
        try await client.askAsMember("DELETE", OrderPath.hold.filled(id.description))
    }

    /// Asks an operator to name the bank account for the member's refund.
    public func askForRefundAccount(_ id: Order.ID) async throws -> OrderBody {
        try await client.askAsMember("POST", OrderPath.refundAccountHelp.filled(id.description))
    }

    /// What the member was paid in a year.
    public func income(of year: Int) async throws -> Answer<IncomeBody> {
        try await client.readAsMember(OrderPath.income.rawValue.asking(["year": "\(year)"]))
    }

    /// The movements of what the member was paid.
    public func incomeStatement(from start: Moment, until end: Moment) async throws
        -> Answer<ListBody<StatementLineBody>>
    {
        try await client.readAsMember(
            OrderPath.incomeStatement.rawValue.asking(["from": start.rfc3339, "until": end.rfc3339])
        )
    }

    /// Verifies the next part of the ledger, for operators.
    public func verifyLedger(asksProvider: Bool, after cursor: String?) async throws
        -> Answer<LedgerProofBody>
    {
        try await client.readAsMember(
            OrderPath.faults.rawValue.asking([
                "provider": asksProvider ? "true" : nil, "cursor": cursor,
            ])
        )
    }

    /// The movements of a stretch of time, for operators.
    public func statement(from start: Moment, until end: Moment) async throws
        -> Answer<ListBody<StatementLineBody>>
    {
        try await client.readAsMember(
            OrderPath.statement.rawValue.asking(["from": start.rfc3339, "until": end.rfc3339])
        )
    }
}
