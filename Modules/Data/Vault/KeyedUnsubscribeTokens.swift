public import Domain
public import Secrets

/// Tokens that turn off a member's mails. They don't expire, and nothing is stored.
public struct KeyedUnsubscribeTokens: UnsubscribeTokenIssuer {
    private let secret: SecretKey

    public init(_ key: SecretKey) {
        secret = key.derived(for: "unsubscribe")
    }

    public func token(of mail: MailSubscription) -> String {
        secret.sealed("\(mail.member).\(mail.topic.rawValue)")
    }

    public func mail(of token: String) -> MailSubscription? {
        guard let parts = secret.opened(token)?.split(separator: "."), parts.count == 2,
            let member = Member.ID(String(parts[0])), let topic = MailTopic(rawValue: String(parts[1]))
        else { return nil }
        return MailSubscription(member, topic)
    }
}
