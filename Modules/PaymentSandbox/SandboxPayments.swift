import JSONCoding

/// The sandbox's payments, in memory, and what can be done with them.
struct SandboxPayments {
    let storeID: String
    let waitsForConfirmation: Bool
    private(set) var payments: [String: SandboxPayment] = [:]
    private(set) var registered: [String: Int64] = [:]
    /// Webhooks of changes that are not handed over yet.
    private var events: [SandboxEvent] = []
    private var count = 0

    init(storeID: String, waitsForConfirmation: Bool) {
        self.storeID = storeID
        self.waitsForConfirmation = waitsForConfirmation
    }

    mutating func takeEvents() -> [SandboxEvent] {
        defer { events = [] }
        return events
    }

    mutating func register(_ id: String, _ body: JSON) -> SandboxAnswer {
        guard let total = body["totalAmount"]?.int64Value, total > 0,
            total <= SandboxPayment.most, body["currency"] == "KRW"
        else { return .refused(400, "INVALID_REQUEST") }
        if payments[id]?.status.isCharged == true { return .refused(409, "ALREADY_PAID") }
        registered[id] = total
        return .done()
    }

    func get(_ id: String) -> SandboxAnswer {
        payments[id].map { .done($0.json(of: storeID)) } ?? .refused(404, "PAYMENT_NOT_FOUND")
    }

    /// The payer approves a payment. Returns nil if it can't be paid: with another amount than registered, or
    /// a second time.
    mutating func approve(_ attempt: SandboxAttempt, by method: SandboxMethod, at now: Int64)
        -> SandboxPayment?
    {
        let isTaken = payments[attempt.id].map { $0.status.isCharged || $0.status == .virtualAccountIssued }
        guard isTaken != true, attempt.total > 0, registered[attempt.id] ?? attempt.total == attempt.total
        else { return nil }
        let isWaiting = waitsForConfirmation && method == .card
        var payment = SandboxPayment(
            attempt,
            transaction: "tx-\(next())",
            method: method,
            token: isWaiting ? "token-\(next())-\(attempt.id)" : nil,
            at: now
        )
        switch method {
        case .card where isWaiting: payment.status = .payPending
        case .card: payment.pay(at: now)
        case .account: payment.status = .virtualAccountIssued
        case .declined: payment.status = .failed
        }
        payments[attempt.id] = payment
        note(payment.status.event, payment)
        return payment
    }

    mutating func confirm(_ id: String, _ body: JSON, at now: Int64) -> SandboxAnswer {
        guard var payment = payments[id] else { return .refused(404, "PAYMENT_NOT_FOUND") }
        guard !payment.status.isCharged else { return .refused(409, "ALREADY_PAID") }
        guard payment.status == .payPending, let token = payment.token, body["paymentToken"] == .string(token)
        else { return .refused(400, "INVALID_PAYMENT_TOKEN") }
        guard body["totalAmount"] ?? .integer(payment.total) == .integer(payment.total),
            body["currency"] ?? "KRW" == "KRW", body["isTest"] ?? true == true
        else { return .refused(409, "INFORMATION_MISMATCH") }
        payment.pay(at: now)
        payments[id] = payment
        note("Paid", payment)
        return .done(["pgTxId": .string("pg-\(payment.transaction)"), "paidAt": .string(date(now))])
    }

    /// - Parameter isLater: only accepts it, until ``settle(_:)``.
    mutating func cancel(_ id: String, _ body: JSON, isLater: Bool, at now: Int64) -> SandboxAnswer {
        guard var payment = payments[id] else { return .refused(404, "PAYMENT_NOT_FOUND") }
        guard payment.status.isCharged else { return .refused(409, "PAYMENT_NOT_PAID") }
        guard payment.cancellable > 0 else { return .refused(409, "PAYMENT_ALREADY_CANCELLED") }
        guard let reason = body["reason"]?.stringValue, !reason.isEmpty else {
            return .refused(400, "INVALID_REQUEST")
        }
        if let expected = body["currentCancellableAmount"], expected != .integer(payment.cancellable) {
            return .refused(409, "CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN")
        }
        guard !payment.isTransfer || Self.isRefundAccount(body["refundAccount"]) else {
            return .refused(400, "INVALID_REQUEST")
        }
        let amount = body["amount"]?.int64Value ?? payment.cancellable
        guard amount > 0, amount <= payment.cancellable else {
            return .refused(409, "CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT")
        }
        let cancellation = SandboxPayment.Cancellation(
            id: "cancellation-\(next())",
            amount: amount,
            reason: reason,
            isDone: !isLater,
            at: now
        )
        payment.cancellations.append(cancellation)
        keep(cancelled: payment, as: isLater ? "CancelPending" : nil)
        return .done(["cancellation": cancellation.json])
    }

    private static func isRefundAccount(_ account: JSON?) -> Bool {
        ["bank", "number", "holderName"].allSatisfy { account?[$0]?.stringValue?.isEmpty == false }
    }

    /// Carries out the cancellations that were only accepted.
    mutating func settle(_ id: String) -> Bool {
        guard var payment = payments[id], payment.cancellations.contains(where: { !$0.isDone }) else {
            return false
        }
        for place in payment.cancellations.indices { payment.cancellations[place].isDone = true }
        keep(cancelled: payment, as: nil)
        return true
    }

    /// The transfer to the bank account arrives.
    mutating func deposit(_ id: String, at now: Int64) -> Bool {
        change(id, from: .virtualAccountIssued, as: "Paid") { $0.pay(at: now) }
    }

    /// The bank account closes without a transfer.
    mutating func expire(_ id: String, at now: Int64) -> Bool {
        change(id, from: .virtualAccountIssued, as: "Cancelled") {
            $0.status = .cancelled
            $0.closedAt = now
        }
    }

    mutating func dispute(_ id: String, _ isDisputed: Bool) -> Bool {
        change(id, from: .paid, as: isDisputed ? "DisputeCreated" : "DisputeResolved") {
            $0.isDisputed = isDisputed
        }
    }

    /// A payment that waits for its confirmation is charged with another amount.
    mutating func overcharge(_ id: String, at now: Int64) -> Bool {
        change(id, from: .payPending, as: "Paid") {
            $0.total += 100
            $0.pay(at: now)
        }
    }

    /// Everything about the payment is lost, as after a failed migration at the provider.
    mutating func forget(_ id: String) -> Bool {
        payments.removeValue(forKey: id) != nil
    }

    private mutating func change(
        _ id: String,
        from status: SandboxPayment.Status,
        as event: String,
        _ change: (inout SandboxPayment) -> Void
    ) -> Bool {
        guard var payment = payments[id], payment.status == status else { return false }
        change(&payment)
        payments[id] = payment
        note(event, payment)
        return true
    }

    private mutating func keep(cancelled payment: SandboxPayment, as event: String?) {
        var payment = payment
        if payment.cancelled > 0 {
            payment.status = payment.cancelled == payment.total ? .cancelled : .partialCancelled
        }
        payments[payment.id] = payment
        note(event ?? payment.status.event, payment)
    }

    private mutating func note(_ event: String, _ payment: SandboxPayment) {
        events.append(
            SandboxEvent(
                id: "msg_\(next())",
                type: "Transaction.\(event)",
                payment: payment.id,
                transaction: payment.transaction,
                cancellation: payment.cancellations.last?.id,
                addresses: payment.webhookAddresses
            )
        )
    }

    private mutating func next() -> Int {
        count += 1
        return count
    }
}

extension SandboxPayment {
    fileprivate init(
        _ attempt: SandboxAttempt,
        transaction: String,
        method: SandboxMethod,
        token: String?,
        at now: Int64
    ) {
        self.init(
            id: attempt.id,
            transaction: transaction,
            name: attempt.name,
            total: attempt.total,
            status: .failed,
            method: method == .account ? SandboxPayment.transfer : "PaymentMethodCard",
            token: token,
            webhookAddresses: attempt.webhookAddresses,
            requestedAt: now
        )
    }

    fileprivate mutating func pay(at now: Int64) {
        status = .paid
        paidAt = now
    }
}

extension SandboxPayment.Status {
    /// The end of the type of its webhook.
    fileprivate var event: String {
        switch self {
        case .payPending: "PayPending"
        case .virtualAccountIssued: "VirtualAccountIssued"
        case .paid: "Paid"
        case .failed: "Failed"
        case .partialCancelled: "PartialCancelled"
        case .cancelled: "Cancelled"
        }
    }
}
