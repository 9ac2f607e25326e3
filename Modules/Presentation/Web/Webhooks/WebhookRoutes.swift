public import Domain
import Wire

/// Endpoints of a member's webhooks.
public struct WebhookRoutes: Sendable {
    private let webhooks: NoticeWebhooks
    private let clock: any WallClock

    public init(webhooks: NoticeWebhooks, clock: any WallClock) {
        (self.webhooks, self.clock) = (webhooks, clock)
    }

    public var endpoints: [Endpoint] {
        [
            .on(API.webhooks.list) { _, _, who in
                let now = clock.now
                return ListBody(try await webhooks.all(of: who).map { WebhookBody($0, at: now) })
            },
            .on(API.webhooks.create) { _, body, who in
                let (webhook, secret) = try await webhooks.create(body.address, by: who)
                return WebhookGrantBody(WebhookBody(webhook, at: clock.now), secret: secret)
            }
            .calling(.notice),
            .on(API.webhooks.try) { id, _, who in
                try await webhooks.try(id, by: who)
                return Nothing()
            },
            .on(API.webhooks.remove) { id, _, who in
                try await webhooks.remove(id, by: who)
                return Nothing()
            },
        ]
    }
}

extension Callback {
    fileprivate static let notice = Callback(
        name: "notice",
        summary: "Tell a member's program of a notice, or try it; at least once, in no certain order",
        address: "{$request.body#/url}",
        headers: [
            ("webhook-id", "The same for each attempt at one state of a notice"),
            ("webhook-timestamp", "In seconds since 1970; calls of other times are forged"),
            ("webhook-signature", "`v1,` and the HMAC-SHA256 of `id.timestamp.body` in Base64"),
        ],
        body: WebhookCallBody.self
    )
}
