public import Domain
import HTTPServer
import JSONCoding
import Wire

/// Endpoints of orders, for their parties and for operators, and the provider's webhook.
public struct OrderRoutes: Sendable {
    let payments: Payments
    let queries: any OrderQueries
    let operators: any OperatorRepository
    let confirm: ConfirmMember
    let verify: VerifyLedger
    private let service: PaymentService?
    let clock: any WallClock
    private let log: @Sendable (String) -> Void

    /// - Parameter log: receives rejected webhooks.
    public init(
        payments: Payments,
        queries: any OrderQueries,
        operators: any OperatorRepository,
        confirm: ConfirmMember,
        verify: VerifyLedger,
        service: PaymentService?,
        clock: any WallClock,
        log: @escaping @Sendable (String) -> Void
    ) {
        self.payments = payments
        self.queries = queries
        self.operators = operators
        self.confirm = confirm
        self.verify = verify
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
        .on(API.orders.mine) { _, query, who in
            let slice = try await queries.list(of: who.member, query.slice)
            return ListBody(
                slice.items.map { OrderBody($0, for: $0.role(of: who.member), at: clock.now) },
                next: slice.next
            )
        }
    }

    private var one: Endpoint {
        .on(API.orders.one) { id, _, who in try await body(of: id, for: who.member) }
    }

    private var checkout: Endpoint {
        .on(API.orders.checkout) { id, query, who in
            guard let service else { throw OrderRefusal.off }
            guard let order = try await queries.find(id, for: who.member)?.order else {
                throw OrderRefusal.notFound
            }
            guard order.payer == who.member else { throw OrderRefusal.notPayer }
            guard order.state == .held, clock.now < order.heldUntil else { throw OrderRefusal.ended }
            let way = query.way ?? .card
            return CheckoutBody(try service.checkout(for: order, by: way), of: service.ways(for: order))
        }
    }

    private var completion: Endpoint {
        .on(API.orders.complete) { id, completion, who in
            let role = try await find(id, for: who.member).role
            try await reaching {
                try await payments.check(id, with: role == .payer ? completion.token : nil, by: role.source)
            }
            return try await body(of: id, for: who.member)
        }
    }

    private var withdrawal: Endpoint {
        .on(API.orders.withdraw) { id, _, who in
            let role = try await find(id, for: who.member).role
            _ = try await payments.withdraw(id, by: who.member, as: role.source)
            return try await body(of: id, for: who.member)
        }
    }

    private var contract: Endpoint {
        .on(API.orders.agreeToContract) { id, _, who in
            try await mustBeParty(id, who.member)
            _ = try await payments.agreeToContract(of: id, by: who.member)
            return try await body(of: id, for: who.member)
        }
    }

    private var hold: Endpoint {
        .on(API.orders.endHold) { id, _, who in
            try await mustBeParty(id, who.member)
            _ = try await payments.endHold(of: id, by: who.member)
            return try await body(of: id, for: who.member)
        }
    }

    private var refunds: Endpoint {
        .on(API.orders.refund) { id, request, who in
            let role = try await find(id, for: who.member).role
            try await confirm.requireFresh(who)
            let (amount, reason) = (try request.money(), try request.refundReason())
            _ = try await payments.refund(
                amount,
                of: id,
                reason,
                because: request.because,
                by: role == .operator ? nil : who.member
            )
            return try await body(of: id, for: who.member)
        }
    }

    private var refundAccount: Endpoint {
        .on(API.orders.giveRefundAccount) { id, account, who in
            let role = try await find(id, for: who.member).role
            try await confirm.requireFresh(who)
            _ = try await payments.setRefundAccount(
                account.bank,
                account.number,
                of: account.holder,
                for: id,
                by: role == .operator ? nil : who.member
            )
            return try await body(of: id, for: who.member)
        }
    }

    private var refundAccountHelp: Endpoint {
        .on(API.orders.askForRefundAccount) { id, _, who in
            try await mustBeParty(id, who.member)
            _ = try await payments.askForRefundAccount(for: id, by: who.member)
            return try await body(of: id, for: who.member)
        }
    }

    /// For the provider. Any refusal makes it send the webhook again; the sender learns nothing else.
    private var webhook: Endpoint {
        var endpoint = Endpoint.raw(
            .post,
            OrderPath.webhook,
            "Receive a webhook; for the payment provider",
            type: "text/plain"
        ) { request in
            var headers: [String: String] = [:]
            for name in ["webhook-id", "webhook-timestamp", "webhook-signature"] {
                headers[name] = request.headers[name]
            }
            do {
                try await reaching {
                    try await payments.receive(RawWebhook(body: Array(request.body.bytes), headers: headers))
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
        for member: Member.ID
    ) async throws -> (summary: OrderSummary, role: OrderBody.Role) {
        if let summary = try await queries.find(id, for: member) {
            return (summary, summary.role(of: member))
        }
        try await admit(member)
        guard let summary = try await queries.find(id, for: nil) else { throw OrderRefusal.notFound }
        return (summary, .operator)
    }

    /// Throws ``OrderRefusal/notFound`` to other members, operators too.
    private func mustBeParty(_ id: Order.ID, _ member: Member.ID) async throws {
        guard try await queries.find(id, for: member) != nil else { throw OrderRefusal.notFound }
    }

    func body(of id: Order.ID, for member: Member.ID) async throws -> OrderBody {
        let (summary, role) = try await find(id, for: member)
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
