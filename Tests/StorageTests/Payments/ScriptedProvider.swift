import Domain
import Synchronization
import Testing

/// A payment provider in memory, on which payers act, and which fails as it is told.
final class ScriptedProvider: PaymentProvider {
    struct Payment {
        var charged = 0
        var cancelled = 0
        var charges = 0
        var isApproved = false
        var registered: Int?
        var keys: Set<String> = []
    }

    /// What a failing call does before it fails.
    enum Fault: Sendable {
        /// The request isn't carried out.
        case before
        /// The request is carried out, and the answer is lost.
        case after
    }

    let name = ProviderName("scripted")
    let waitsForConfirmation: Bool
    let isTest = true
    private let state = Mutex<(payments: [Order.ID: Payment], faults: [Fault?])>(([:], []))
    private let other = Mutex<(@Sendable () async throws -> Void)?>(nil)
    private let waiting = Mutex<@Sendable () -> Void>({})

    init(waitsForConfirmation: Bool = false) {
        self.waitsForConfirmation = waitsForConfirmation
    }

    /// The next call fails in this way, or a later one.
    func fail(_ fault: Fault, skipping calls: Int = 0) {
        state.withLock { $0.faults += Array(repeating: nil, count: calls) + [fault] }
    }

    /// This happens before the next registration is answered.
    func whileRegistering(_ work: @escaping @Sendable () async throws -> Void) {
        other.withLock { $0 = work }
    }

    /// This happens before each answer.
    func beforeEachAnswer(_ work: @escaping @Sendable () -> Void) {
        waiting.withLock { $0 = work }
    }

    var payments: [Payment] { state.withLock { Array($0.payments.values) } }

    subscript(order: Order.ID) -> Payment { state.withLock { $0.payments[order] ?? Payment() } }

    /// The payer approves the amount that the provider was told.
    func approve(_ order: Order.ID) {
        state.withLock { state in
            guard var payment = state.payments[order], let won = payment.registered, !payment.isApproved
            else { return }
            payment.isApproved = true
            if !waitsForConfirmation { (payment.charged, payment.charges) = (won, 1) }
            state.payments[order] = payment
        }
    }

    /// The operator gives money back at the provider.
    func giveBack(_ won: Int, of order: Order.ID) {
        state.withLock { state in
            guard var payment = state.payments[order] else { return }
            payment.cancelled = min(payment.charged, payment.cancelled + won)
            state.payments[order] = payment
        }
    }

    private func call<Value>(
        _ order: Order.ID,
        _ work: (inout Payment) throws(ProviderFailure) -> Value
    ) throws(ProviderFailure) -> Value {
        waiting.withLock { $0 }()
        let result: Result<Value, ProviderFailure> = state.withLock { state in
            let fault = state.faults.isEmpty ? nil : state.faults.removeFirst()
            if case .before = fault { return .failure(.unavailable) }
            var payment = state.payments[order] ?? Payment()
            let outcome: Result<Value, ProviderFailure>
            do throws(ProviderFailure) {
                outcome = .success(try work(&payment))
            } catch {
                outcome = .failure(error)
            }
            state.payments[order] = payment
            if case .after = fault { return .failure(.timeout) }
            return outcome
        }
        return try result.get()
    }

    func register(_ charge: Charge) async throws(ProviderFailure) {
        do {
            try await other.withLock { $0.take() }?()
        } catch {
            Issue.record(error)
        }
        try call(charge.order) { $0.registered = charge.amount.won }
    }

    func payment(of order: Order.ID) async throws(ProviderFailure) -> ProviderPayment? {
        try call(order) { payment in
            let status: ProviderPayment.Status =
                if payment.charged > 0 {
                    payment.cancelled == 0
                        ? .paid : payment.cancelled == payment.charged ? .cancelled : .partlyCancelled
                } else {
                    payment.isApproved ? .pending : .ready
                }
            return ProviderPayment(
                order: order,
                status: status,
                amount: Money(won: payment.charged > 0 ? payment.charged : payment.registered ?? 0),
                cancelled: Money(won: payment.cancelled)!,
                currency: "KRW",
                isTest: true
            )
        }
    }

    func confirm(_ charge: Charge, with token: PaymentToken) async throws(ProviderFailure) {
        try call(charge.order) { payment throws(ProviderFailure) in
            guard payment.isApproved else { throw .refused(code: "INVALID_PAYMENT_TOKEN") }
            guard payment.charged == 0 else { throw .refused(code: "ALREADY_PAID") }
            payment.charged = charge.amount.won
            payment.charges += 1
        }
    }

    func cancel(
        _ cancellation: ProviderCancellation
    ) async throws(ProviderFailure) -> CancellationOutcome {
        try call(cancellation.order) { payment throws(ProviderFailure) in
            guard payment.keys.insert(cancellation.key).inserted else { return .done }
            guard payment.charged - payment.cancelled == cancellation.cancellable.won else {
                payment.keys.remove(cancellation.key)
                throw .refused(code: "CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN")
            }
            payment.cancelled += cancellation.amount.won
            return .done
        }
    }

    func event(in webhook: RawWebhook, at now: Moment) throws(WebhookRefusal) -> PaymentEvent? {
        guard let id = webhook["webhook-id"],
            let order = Order.ID(String(decoding: webhook.body, as: UTF8.self))
        else { throw .malformed }
        return PaymentEvent(id: id, order: order, type: "Transaction.Paid")
    }

    func checkout(for charge: Charge, by way: PaymentWay) -> Checkout {
        .page("https://pay.example/\(charge.order)")
    }
}
