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
        /// Where the last refund went; nil for one without an account.
        var account: RefundAccount?
    }

    /// What a failing call does before it fails.
    enum Fault: Sendable {
        /// The request isn't carried out.
        case before
        /// The request is carried out, and the answer is lost.
        case after
    }

    enum Call {
        case register
        case look
        case cancel
    }

    let name: ProviderName
    let waitsForConfirmation: Bool
    let isTest = true
    private let state = Mutex<(payments: [Order.ID: Payment], faults: [Fault?])>(([:], []))
    private let others = Mutex<[Call: @Sendable () async throws -> Void]>([:])
    private let isTooLate = Mutex(false)
    private let waiting = Mutex<@Sendable () -> Void>({})

    init(waitsForConfirmation: Bool = false, name: ProviderName = ProviderName("scripted")) {
        self.name = name
        self.waitsForConfirmation = waitsForConfirmation
    }

    /// The next call fails in this way, or a later one.
    func fail(_ fault: Fault, skipping calls: Int = 0) {
        state.withLock { $0.faults += Array(repeating: nil, count: calls) + [fault] }
    }

    /// From now on refunds are refused, or made again.
    func refuseRefunds(_ isTooLate: Bool = true) {
        self.isTooLate.withLock { $0 = isTooLate }
    }

    /// No call fails any more.
    func recover() {
        state.withLock { $0.faults = [] }
    }

    /// This happens before the next such call is answered.
    func during(_ call: Call, _ work: @escaping @Sendable () async throws -> Void) {
        others.withLock { $0[call] = work }
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

    /// The provider charges another amount than it was told.
    func charge(_ won: Int, for order: Order.ID) {
        state.withLock { state in
            state.payments[order, default: Payment()].charged = won
            state.payments[order, default: Payment()].charges = 1
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

    private func meanwhile(_ call: Call) async {
        do {
            try await others.withLock { $0.removeValue(forKey: call) }?()
        } catch {
            Issue.record(error)
        }
    }

    func register(_ charge: Charge) async throws(ProviderFailure) {
        await meanwhile(.register)
        try call(charge.order) { $0.registered = charge.amount.won }
    }

    func payment(of order: Order.ID) async throws(ProviderFailure) -> ProviderPayment? {
        await meanwhile(.look)
        return try call(order) { payment in
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
        await meanwhile(.cancel)
        return try call(cancellation.order) { payment throws(ProviderFailure) in
            guard !isTooLate.withLock({ $0 }) else { throw .refused(code: "TOO_LATE") }
            guard payment.keys.insert(cancellation.key).inserted else { return .done }
            guard payment.charged - payment.cancelled == cancellation.cancellable.won else {
                payment.keys.remove(cancellation.key)
                throw .refused(code: "CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN")
            }
            payment.cancelled += cancellation.amount.won
            payment.account = cancellation.account
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
