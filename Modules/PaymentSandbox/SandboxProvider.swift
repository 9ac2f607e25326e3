public import HTTPServer
public import JSONCoding
import Synchronization

/// A payment provider in this process, on the loopback interface. A started one must be stopped.
public final class SandboxProvider: Sendable {
    struct State {
        var payments: SandboxPayments
        var faults = SandboxFaults()
        /// By operation, payment and idempotency key.
        var answers: [String: SandboxAnswer] = [:]
        var underway: Set<String> = []
        var server: HTTPServer?
    }

    let configuration: SandboxConfiguration
    let webhooks: SandboxWebhooks
    let state: Mutex<State>

    public init(_ configuration: SandboxConfiguration) {
        self.configuration = configuration
        webhooks = SandboxWebhooks(configuration)
        let payments = SandboxPayments(
            storeID: configuration.storeID,
            waitsForConfirmation: configuration.waitsForConfirmation
        )
        state = Mutex(State(payments: payments))
    }

    /// Starts and returns the address, without a slash at its end.
    public func start() throws(ServerFailure) -> String {
        let router = Router(routes: protocolRoutes + pageRoutes + controlRoutes) { rejection, _ in
            SandboxAnswer.refused(rejection.status, "INVALID_REQUEST").response
        }
        let server = HTTPServer(
            configuration: ServerConfiguration(port: configuration.port, threads: 1),
            router: router
        )
        let port = try server.start()
        state.withLock { $0.server = server }
        return "http://127.0.0.1:\(port)"
    }

    public func stop() async {
        await webhooks.stop()
        let server = state.withLock { state in state.server.take() }
        await server?.stop(within: .zero)
    }

    /// Adds a fault, after those that are already due.
    public func add(_ fault: SandboxFault) {
        state.withLock { $0.faults.add(fault) }
    }

    /// Removes all faults.
    public func clearFaults() {
        state.withLock { $0.faults.clear() }
    }

    /// The payment, as `GET /payments/{id}` answers; nil if there is none.
    public func payment(_ id: String) -> JSON? {
        state.withLock { $0.payments.payments[id]?.json(of: configuration.storeID) }
    }

    /// Does what a payer's bank or the provider itself does. False if the payment isn't in a state for it.
    public func act(_ action: SandboxAction, on id: String) async -> Bool {
        let now = configuration.now()
        return await change { $0.perform(action, on: id, at: now) }
    }

    /// The webhooks sent so far.
    public var deliveries: [SandboxDelivery] {
        get async { await webhooks.deliveries }
    }

    /// Sends the webhooks that were held back.
    public func releaseWebhooks() async {
        await webhooks.release()
    }

    /// Returns when every webhook is sent, including repetitions.
    public func settleWebhooks() async {
        await webhooks.settle()
    }

    /// Changes the payments and hands over the webhooks of the change.
    func change<Value>(_ body: (inout SandboxPayments) -> Value) async -> Value {
        let (value, events) = state.withLock { state in
            let value = body(&state.payments)
            let events = state.payments.takeEvents()
            return (value, events.map { ($0, state.faults.next(.webhook)) })
        }
        for (event, fault) in events { await webhooks.add(event, fault) }
        return value
    }
}

/// What happens to a payment without its customer.
public enum SandboxAction: String, Sendable, CaseIterable {
    /// The transfer to the bank account arrives.
    case deposit
    /// The bank account closes without a transfer.
    case expire
    /// The accepted cancellations are carried out.
    case settle
    case dispute
    case resolve
    /// The provider loses the payment.
    case forget
    /// The provider charges 100 won more, without waiting to be told.
    case overcharge
}

extension SandboxPayments {
    fileprivate mutating func perform(_ action: SandboxAction, on id: String, at now: Int64) -> Bool {
        switch action {
        case .deposit: deposit(id, at: now)
        case .expire: expire(id, at: now)
        case .settle: settle(id)
        case .dispute: dispute(id, true)
        case .resolve: dispute(id, false)
        case .forget: forget(id)
        case .overcharge: overcharge(id, at: now)
        }
    }
}
