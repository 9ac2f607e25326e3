public import Domain
import JSONCoding

/// What a browser's `PushSubscription` consists of.
public struct PushOfferBody: ShapedBody {
    public let offer: PushOffer

    public init(_ offer: PushOffer) {
        self.offer = offer
    }

    public static let shape = Shape<Self>(
        "PushOffer",
        Field(
            "endpoint",
            \.offer.endpoint,
            .string(minLength: 8, maxLength: PushSubscription.longestEndpoint, format: "uri")
        ),
        Field(
            "key",
            \.offer.key,
            .string(minLength: 87, maxLength: 100, format: "base64url"),
            about: "The subscription's p256dh"
        ),
        Field(
            "secret",
            \.offer.secret,
            .string(minLength: 22, maxLength: 100, format: "base64url"),
            about: "The subscription's auth"
        ),
        Field(
            "showsContent",
            \.offer.showsContent,
            default: false,
            about: "Whether pushes name people and contents, which others may read on a locked screen"
        ),
        make: { Self(PushOffer(endpoint: $0, key: $1, secret: $2, showsContent: $3)) }
    )
}
