public import Domain
public import Network
import WebAddresses
import WebPush

/// Sends messages to browsers' push services.
public struct PushServices: Sendable {
    /// Services accept signatures for at most a day.
    private static let validity = Duration.seconds(12 * 3_600)

    private let key: PushKey
    private let contact: String?
    private let client: HTTPClient
    private let mayBePlain: Bool
    private let timeout: Duration

    /// - Parameters:
    ///   - contact: a `mailto:` or `https:` address, for the services' operators.
    ///   - reach: `.publicAddresses`, unless the operator has a push service in the own network, which
    ///     may use plain HTTP.
    public init(_ key: PushKey, contact: String?, reach: NetworkReach, timeout: Duration = .seconds(10)) {
        self.key = key
        self.contact = contact
        self.timeout = timeout
        client = HTTPClient(retries: .never, responseLimit: 64 << 10, redirectLimit: 0, reach: reach)
        mayBePlain = reach == .everything
    }

    public func publicKey() async throws -> String { try await key.sender().publicKey }

    /// The host of an offer that can be sent to.
    public func host(of offer: PushOffer) -> String? {
        guard let address = WebAddress(offer.endpoint), address.user == nil, isAllowed(address),
            PushReceiver(key: offer.key, secret: offer.secret) != nil
        else { return nil }
        return address.host
    }

    private func isAllowed(_ address: WebAddress) -> Bool {
        address.scheme == "https" || mayBePlain && address.scheme == "http"
    }

    /// - Parameters:
    ///   - topic: a waiting message of the same topic is replaced; at most 32 letters, digits, `-` and `_`.
    ///   - isUrgent: whether it may wake a device that saves power.
    ///   - lifetime: how long the service keeps it for a device that is off.
    public func send(
        _ payload: PushPayload,
        to subscription: PushSubscription,
        topic: String,
        isUrgent: Bool,
        lifetime: Duration,
        at now: Moment
    ) async -> PushAnswer {
        guard let receiver = PushReceiver(key: subscription.key, secret: subscription.secret),
            let address = WebAddress(subscription.endpoint), isAllowed(address)
        else { return .gone }
        do {
            let end = (now + Self.validity).milliseconds / 1_000
            let request = ClientRequest(
                .post,
                subscription.endpoint,
                headers: [
                    "Authorization": try await key.sender()
                        .authorization(for: address.origin, until: end, contact: contact),
                    "Content-Type": "application/octet-stream",
                    "Content-Encoding": "aes128gcm",
                    "TTL": String(max(0, lifetime.components.seconds)),
                    "Topic": topic,
                    "Urgency": isUrgent ? "high" : "normal",
                ],
                body: receiver.encrypt(payload.encoded),
                timeout: timeout
            )
            let response = try await client.send(request)
            return PushAnswer(response, at: now)
        } catch NetworkError.privateAddress, NetworkError.invalidURL {
            return .refused("not a public address")
        } catch NetworkError.tooManyRedirects, NetworkError.redirectRefused {
            return .refused("redirected")
        } catch {
            return .failed(error is NetworkError ? "\(error)" : "unsigned", pause: nil)
        }
    }
}

extension PushAnswer {
    init(_ response: ClientResponse, at now: Moment) {
        switch response.status {
        case 200..<300: self = .delivered
        case 404, 410: self = .gone
        case 408, 429, 500...:
            let pause = response.retryAfter(now: Int(now.milliseconds / 1_000))
            self = .failed("\(response.status)", pause: pause)
        default: self = .refused("\(response.status)")
        }
    }
}
