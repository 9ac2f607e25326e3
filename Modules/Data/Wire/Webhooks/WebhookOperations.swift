public import Domain
import JSONCoding

/// Operations on a member's webhooks.
public struct WebhookOperations: OperationList {
    private static let all: PathPattern<Void> = "/api/v1/me/webhooks"
    private static let one = PathPattern<NoticeWebhook.ID>(
        "/api/v1/me/webhooks/{id}",
        else: NoticeWebhookRefusal.notFound
    )

    public let list = Operation<SignedInDevice, Void, Nothing, ListBody<WebhookBody>>(
        .get,
        all,
        "List my webhooks; latest first"
    )
    public let create = Operation<SignedInDevice, Void, WebhookRequestBody, WebhookGrantBody>(
        .post,
        all,
        "Create a webhook for my notices, whose secret is in no other answer; requires a recent sign-in",
        status: 201
    )
    public let `try` = Operation<SignedInDevice, NoticeWebhook.ID, Nothing, Nothing>(
        .post,
        one / "trial",
        "Try a webhook; an answer resumes a stopped one"
    )
    public let remove = Operation<SignedInDevice, NoticeWebhook.ID, Nothing, Nothing>(
        .delete,
        one,
        "Remove a webhook"
    )
}

extension API {
    public static let webhooks = WebhookOperations()
}

/// A new webhook.
public struct WebhookRequestBody: ShapedBody {
    public let address: String

    public init(address: String) {
        self.address = address
    }

    public static let shape = Shape<Self>(
        "WebhookRequest",
        Field(
            "url",
            \.address,
            .nonBlank(atMost: NoticeWebhook.longestAddress),
            about: "Public, with `https:`"
        ),
        make: Self.init
    )
}

/// A created webhook with its secret.
public struct WebhookGrantBody: ShapedBody, Hashable {
    public let webhook: WebhookBody
    public let secret: String

    public init(_ webhook: WebhookBody, secret: String) {
        (self.webhook, self.secret) = (webhook, secret)
    }

    public static let shape = Shape<Self>(
        "WebhookGrant",
        Field("webhook", \.webhook),
        Field("secret", \.secret, about: "Signs calls as Standard Webhooks specifies; in no other answer"),
        make: { Self($0, secret: $1) }
    )
}

/// A webhook as its member sees it.
public struct WebhookBody: ShapedBody, Hashable {
    public let id: NoticeWebhook.ID
    public let address: String
    public let state: NoticeWebhook.State
    public let createdAt: Moment
    public let failingSince: Moment?

    public static let shape = Shape<Self>(
        "Webhook",
        Field("id", \.id),
        Field("url", \.address),
        Field("state", \.state),
        Field("createdAt", \.createdAt),
        Field("failingSince", \.failingSince, about: "Null after a call that was answered"),
        make: Self.init
    )
}

extension WebhookBody {
    public init(_ webhook: NoticeWebhook, at now: Moment) {
        (id, address, state) = (webhook.id, webhook.address, webhook.state(at: now))
        (createdAt, failingSince) = (webhook.createdAt, webhook.failingSince)
    }
}

/// What a webhook is called with.
public struct WebhookCallBody: ShapedBody {
    /// `notice`, or `trial`, which has no data.
    public let type: String
    public let timestamp: Moment
    public let data: NoticeBody?

    public init(_ notice: NoticeBody?, at now: Moment) {
        (type, timestamp, data) = (notice == nil ? "trial" : "notice", now, notice)
    }

    private init(type: String, timestamp: Moment, data: NoticeBody?) {
        (self.type, self.timestamp, self.data) = (type, timestamp, data)
    }

    public static let shape = Shape<Self>(
        "WebhookCall",
        Field("type", \.type, .string(oneOf: ["notice", "trial"]), about: "A trial has no data"),
        Field("timestamp", \.timestamp, about: "When it was sent"),
        Field("data", \.data),
        make: Self.init(type:timestamp:data:)
    )
}
