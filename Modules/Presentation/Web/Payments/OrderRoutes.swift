public import Domain
import HTTPServer
import JSONCoding
import Wire

/// Endpoints of orders, for their parties and for operators, and the provider's webhook.
public struct OrderRoutes: Sendable {
    private let orders: any OrderRepository
    let queries: any OrderQueries
    let operators: any OperatorRepository
    private let check: CheckOrder
    private let withdraw: WithdrawOrder
    private let refund: RefundOrder
    private let giveAccount: GiveRefundAccount
    let cancelPayment: CancelPayment
    let settle: SettleRefund
    private let endHold: EndHold
    private let agree: AgreeToContract
    let confirm: ConfirmMember
    let verify: VerifyLedger
    private let receive: ReceiveWebhook
    private let service: PaymentService?
    let clock: any WallClock
    private let log: @Sendable (String) -> Void

    /// - Parameter log: receives rejected webhooks.
    public init(
        orders: any OrderRepository,
        queries: any OrderQueries,
        operators: any OperatorRepository,
        service: PaymentService?,
        confirm: ConfirmMember,
        throttle: any CallThrottle,
        clock: any WallClock,
        log: @escaping @Sendable (String) -> Void
    ) {
        self.orders = orders
        self.queries = queries
        self.operators = operators
        let complete = CompleteOrder(orders: orders, service: service, clock: clock)
        check = CheckOrder(service: service, complete: complete, throttle: throttle, clock: clock)
        withdraw = WithdrawOrder(orders: orders, complete: complete, clock: clock)
        refund = RefundOrder(orders: orders, complete: complete, clock: clock)
        giveAccount = GiveRefundAccount(orders: orders, complete: complete, clock: clock)
        cancelPayment = CancelPayment(
            orders: orders,
            service: service,
            complete: complete,
            clock: clock
        )
        settle = SettleRefund(orders: orders, complete: complete, clock: clock)
        endHold = EndHold(orders: orders, clock: clock)
        agree = AgreeToContract(orders: orders, clock: clock)
        self.confirm = confirm
        verify = VerifyLedger(queries: queries, service: service)
        receive = ReceiveWebhook(orders: orders, service: service, complete: complete, clock: clock)
        self.service = service
        self.clock = clock
        self.log = log
    }

    public var endpoints: [Endpoint] {
        [
            mine, one.audited(as: .orderRead), checkout, completion.audited(as: .orderCheck),
            withdrawal.audited(as: .orderWithdraw), contract, hold, refunds.audited(as: .orderRefund),
            refundAccount.audited(as: .orderRefundAccount), refundAccountHelp,
            all.audited(as: .ordersList), rejection.audited(as: .orderCancelPayment),
            settlement.audited(as: .orderSettleRefund), faults.audited(as: .ledgerVerify),
            statement.audited(as: .ledgerStatement), webhook,
        ]
    }

    private var mine: Endpoint {
        .member(
            .get,
            OrderPath.mine,
            "List my orders; as payer and as seller, newest first",
            query: Parameter.slice,
            answers: .json()
        ) { [queries, clock] request, who in
            let slice = try await queries.list(of: who.member, request.slice)
            return ListBody(
                slice.items.map { OrderBody($0, for: $0.role(of: who.member), at: clock.now) },
                next: slice.next
            )
        }
    }

    private var one: Endpoint {
        .member(.get, OrderPath.one, "Get an order; one of mine, or any for operators", answers: .json()) {
            [self] request, who in try await body(of: request.order, for: who)
        }
    }

    private var checkout: Endpoint {
        .member(
            .get,
            OrderPath.checkout,
            "Get the way to pay an order; for its payer",
            query: [.optional("way", .words(of: PaymentWay.self), "By card unless another way is given")],
            answers: .json()
        ) { [self] request, who in
            guard let service else { throw OrderRefusal.off }
            guard let order = try await queries.find(request.order, for: who.member)?.order else {
                throw OrderRefusal.notFound
            }
            guard order.payer == who.member else { throw OrderRefusal.notPayer }
            guard order.state == .held, clock.now < order.heldUntil else { throw OrderRefusal.ended }
            let way = try request.choice("way", of: PaymentWay.self) ?? .card
            return CheckoutBody(try service.checkout(for: order, by: way), of: service.ways(for: order))
        }
    }

    private var completion: Endpoint {
        .member(
            .post,
            OrderPath.completion,
            "Compare an order with the provider; after paying, or for operators; parties seldom",
            takes: CompletionBody.self,
            answers: .json()
        ) { [self] request, who, body in
            let role = try await find(request.order, for: who).role
            try await reaching {
                try await check(request.order, with: role == .payer ? body.token : nil, by: role.source)
            }
            return try await self.body(of: request.order, for: who)
        }
    }

    private var withdrawal: Endpoint {
        .member(
            .post,
            OrderPath.withdrawal,
            "Give up my seat or pass; gives back what the order's terms say; a teacher can end a pass",
            answers: .json()
        ) { [self] request, who in
            let role = try await find(request.order, for: who).role
            _ = try await withdraw(request.order, by: who.member, as: role.source)
            return try await body(of: request.order, for: who)
        }
    }

    private var contract: Endpoint {
        .member(
            .post,
            OrderPath.contract,
            "Say that the contract about a shop is made; for the payer of its deposit",
            answers: .json()
        ) { [self] request, who in
            let id = try await mustBeParty(request.order, who)
            _ = try await agree(id, by: who.member)
            return try await body(of: id, for: who)
        }
    }

    private var hold: Endpoint {
        .member(
            .delete,
            OrderPath.hold,
            "End the hold of a payer who hasn't paid; for the seller",
            answers: .json()
        ) { [self] request, who in
            let id = try await mustBeParty(request.order, who)
            _ = try await endHold(id, by: who.member)
            return try await body(of: id, for: who)
        }
    }

    private var refunds: Endpoint {
        .member(
            .post,
            OrderPath.refunds,
            "Refund an amount; for the seller and for operators",
            takes: RefundRequestBody.self,
            answers: .json()
        ) { [self] request, who, body in
            let role = try await find(request.order, for: who).role
            try await confirm.requireFresh(who)
            let (amount, reason) = (try body.money(), try body.refundReason())
            _ = try await refund(
                amount,
                of: request.order,
                reason,
                because: body.because,
                by: role == .operator ? nil : who.member
            )
            return try await self.body(of: request.order, for: who)
        }
    }

    private var refundAccount: Endpoint {
        .member(
            .put,
            OrderPath.refundAccount,
            "Name the bank account for the refund of a transfer; for its payer and operators",
            takes: RefundAccountBody.self,
            answers: .json()
        ) { [self] request, who, body in
            let role = try await find(request.order, for: who).role
            try await confirm.requireFresh(who)
            _ = try await giveAccount(
                body.bank,
                body.number,
                of: body.holder,
                for: request.order,
                by: role == .operator ? nil : who.member
            )
            return try await self.body(of: request.order, for: who)
        }
    }

    private var refundAccountHelp: Endpoint {
        .member(
            .post,
            OrderPath.refundAccountHelp,
            "Ask an operator to name the bank account for my refund",
            answers: .json()
        ) { [self] request, who in
            let id = try await mustBeParty(request.order, who)
            _ = try await giveAccount.askOperator(for: id, by: who.member)
            return try await body(of: id, for: who)
        }
    }

    /// For the provider. Any refusal makes it send the webhook again; the sender learns nothing else.
    private var webhook: Endpoint {
        var endpoint = Endpoint.raw(
            .post,
            OrderPath.webhook,
            "Receive a webhook; for the payment provider",
            type: "text/plain"
        ) { [receive, log] request in
            var headers: [String: String] = [:]
            for name in ["webhook-id", "webhook-timestamp", "webhook-signature"] {
                headers[name] = request.headers[name]
            }
            do {
                try await reaching {
                    try await receive(RawWebhook(body: Array(request.body.bytes), headers: headers))
                }
            } catch let refusal as WebhookRefusal {
                log("webhook \(headers["webhook-id"] ?? "without an id"): \(refusal.code)")
                throw refusal
            }
            return Response(status: 200, text: "ok\n")
        }
        endpoint.readsBytes = true
        endpoint.isDocumented = false
        return endpoint
    }
}

extension OrderRoutes {
    /// The order and the reader's role: a party's own, else that of an operator.
    private func find(
        _ id: Order.ID,
        for who: SignedIn
    ) async throws -> (summary: OrderSummary, role: OrderBody.Role) {
        if let summary = try await queries.find(id, for: who.member) {
            return (summary, summary.role(of: who.member))
        }
        try await admit(who)
        guard let summary = try await queries.find(id, for: nil) else { throw OrderRefusal.notFound }
        return (summary, .operator)
    }

    /// Throws ``OrderRefusal/notFound`` to other members, operators too.
    private func mustBeParty(_ id: Order.ID, _ who: SignedIn) async throws -> Order.ID {
        guard try await queries.find(id, for: who.member) != nil else { throw OrderRefusal.notFound }
        return id
    }

    func body(of id: Order.ID, for who: SignedIn) async throws -> OrderBody {
        let (summary, role) = try await find(id, for: who)
        return OrderBody(
            summary,
            for: role,
            try await queries.facts(of: id),
            changes: try await queries.changes(of: id),
            at: clock.now
        )
    }
}

/// A provider's failure says nothing about the order, which is looked at again later.
@discardableResult
func reaching<Result>(_ work: () async throws -> Result) async throws -> Result {
    do {
        return try await work()
    } catch is ProviderFailure {
        throw OrderRefusal.providerUnavailable
    }
}

extension OrderSummary {
    fileprivate func role(of member: Member.ID) -> OrderBody.Role {
        order.payer == member ? .payer : .payee
    }
}

extension OrderBody.Role {
    fileprivate var source: OrderFact.Source {
        switch self {
        case .payer: .payer
        case .payee: .payee
        case .operator: .operator
        }
    }
}

extension Request {
    var order: Order.ID {
        get throws { try identifier(or: OrderRefusal.notFound) }
    }
}
