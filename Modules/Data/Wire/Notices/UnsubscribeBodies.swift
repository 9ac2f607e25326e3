public import Domain
import JSONCoding

/// The token at the end of an email.
public struct UnsubscribeTokenBody: ShapedBody {
    public let token: String

    public init(token: String) {
        self.token = token
    }

    public static let shape = Shape<Self>(
        "UnsubscribeToken",
        Field("token", \.token, .string(maxLength: 200)),
        make: Self.init
    )
}

/// The mails that a token turned off.
public struct UnsubscribedBody: ShapedBody {
    public let topic: MailTopic

    public init(_ topic: MailTopic) {
        self.topic = topic
    }

    public static let shape = Shape<Self>(
        "Unsubscribed",
        Field("group", \.topic, about: "A group of notices, the digest, or letters of operators"),
        make: Self.init
    )
}
