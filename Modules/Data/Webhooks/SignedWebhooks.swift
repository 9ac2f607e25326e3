public import Domain
import JSONCoding
public import Network
public import Secrets
import WebAddresses
import Wire

/// Calls members' programs, signed as Standard Webhooks specifies.
public struct SignedWebhooks: NoticeWebhookSender {
    private let key: SecretKey
    private let client: HTTPClient
    private let mayBePlain: Bool
    private let timeout: Duration

    /// - Parameters:
    ///   - reach: `.publicAddresses`, unless members' programs are in the operator's own network, where
    ///     plain HTTP is allowed as well.
    public init(_ key: SecretKey, reach: NetworkReach, timeout: Duration = .seconds(10)) {
        self.key = key.derived(for: "webhook")
        self.timeout = timeout
        client = HTTPClient(retries: .never, responseLimit: 64 << 10, redirectLimit: 0, reach: reach)
        mayBePlain = reach == .everything
    }

    public func allows(_ address: String) -> Bool {
        guard let parts = WebAddress(address), parts.user == nil else { return false }
        return parts.scheme == "https" || mayBePlain && parts.scheme == "http"
    }

    public func secret(of webhook: NoticeWebhook.ID) -> String { signer(of: webhook).text }

    public func send(_ call: NoticeCall, at now: Moment) async -> NoticeCallAnswer {
        await send(NoticeBody(call.notice), as: call.id, to: call.webhook, at: now)
    }

    public func sendTrial(to webhook: NoticeWebhook, at now: Moment) async -> NoticeCallAnswer {
        await send(nil, as: "trial-\(webhook.id)-\(now.milliseconds)", to: webhook, at: now)
    }

    private func signer(of webhook: NoticeWebhook.ID) -> WebhookSecret {
        WebhookSecret(of: webhook.description, under: key)
    }

    private func send(
        _ notice: NoticeBody?,
        as id: String,
        to webhook: NoticeWebhook,
        at now: Moment
    ) async -> NoticeCallAnswer {
        let body = WebhookCallBody(notice, at: now).encoded
        let seconds = "\(now.milliseconds / 1_000)"
        let request = ClientRequest(
            .post,
            webhook.address,
            headers: [
                "Content-Type": "application/json",
                "User-Agent": "Madang",
                "webhook-id": id,
                "webhook-timestamp": seconds,
                "webhook-signature": signer(of: webhook.id).signature(id: id, timestamp: seconds, body: body),
            ],
            body: body,
            timeout: timeout
        )
        do {
            let status = try await client.send(request).status
            if status == 410 { return .gone }
            return (200..<300).contains(status) ? .answered : .failed
        } catch {
            return .failed
        }
    }
}
