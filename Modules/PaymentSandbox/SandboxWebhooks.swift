import JSONCoding
import Network
import Secrets

/// Something that happened to a payment.
struct SandboxEvent: Sendable {
    let id: String
    let type: String
    let payment: String
    let transaction: String
    let cancellation: String?
    let addresses: [String]

    func body(of store: String, at now: Int64) -> [UInt8] {
        var data: JSONObject = [
            "storeId": .string(store), "paymentId": .string(payment), "transactionId": .string(transaction),
        ]
        if let cancellation { data["cancellationId"] = .string(cancellation) }
        return JSON.object(
            ["type": .string(type), "timestamp": .string(date(now)), "data": .object(data)]
        ).encoded()
    }
}

/// One sending of a webhook, and the status of the answer; nil without one.
public struct SandboxDelivery: Sendable, Hashable {
    public let id: String
    public let type: String
    public let payment: String
    public let status: Int?
}

/// Sends webhooks one after the other, and again after a failure.
actor SandboxWebhooks {
    private let configuration: SandboxConfiguration
    private let client = HTTPClient(retries: .never, responseLimit: 64 << 10, redirectLimit: 0)
    private var queue: [(event: SandboxEvent, fault: SandboxFault.Kind?)] = []
    private var held: [SandboxEvent] = []
    private var work: Task<Void, Never>?
    private var repetitions: [Task<Void, Never>] = []
    private(set) var deliveries: [SandboxDelivery] = []

    init(_ configuration: SandboxConfiguration) {
        self.configuration = configuration
    }

    func add(_ event: SandboxEvent, _ fault: SandboxFault.Kind?) {
        switch fault {
        case .lose: return
        case .hold: return held.append(event)
        case .duplicate: queue += [(event, nil), (event, nil)]
        default: queue.append((event, fault))
        }
        if work == nil { work = Task { await self.sendAll() } }
    }

    /// Sends those that were held back, the last one first.
    func release() {
        let events = held.reversed()
        held = []
        for event in events { add(event, nil) }
    }

    /// Returns when everything is sent, including repetitions.
    func settle() async {
        while let work { await work.value }
        for repetition in repetitions { await repetition.value }
        repetitions = []
    }

    func stop() {
        work?.cancel()
        for repetition in repetitions { repetition.cancel() }
    }

    private func sendAll() async {
        while !queue.isEmpty, !Task.isCancelled {
            let (event, fault) = queue.removeFirst()
            for address in event.addresses {
                guard await !send(event, to: address, fault) else { continue }
                repetitions.append(Task { await self.repeat(event, to: address, fault) })
            }
        }
        work = nil
    }

    private func `repeat`(_ event: SandboxEvent, to address: String, _ fault: SandboxFault.Kind?) async {
        for pause in configuration.retryPauses {
            guard (try? await Task.sleep(for: pause)) != nil else { return }
            if await send(event, to: address, fault) { return }
        }
    }

    private func send(_ event: SandboxEvent, to address: String, _ fault: SandboxFault.Kind?) async -> Bool {
        let now = configuration.now()
        let body = event.body(of: configuration.storeID, at: now)
        let timestamp = "\(fault == .stale ? now - 600 : now)"
        let secret = fault == .forge ? WebhookSecret.random() : configuration.webhookSecret
        let response = try? await client.send(
            ClientRequest(
                .post,
                address,
                headers: [
                    "Content-Type": "application/json", "webhook-id": event.id,
                    "webhook-timestamp": timestamp,
                    "webhook-signature": secret.signature(id: event.id, timestamp: timestamp, body: body),
                ],
                body: body
            )
        )
        let delivery = SandboxDelivery(
            id: event.id,
            type: event.type,
            payment: event.payment,
            status: response?.status
        )
        deliveries = deliveries.suffix(999) + [delivery]
        return response.map { (200..<300).contains($0.status) } ?? false
    }
}
