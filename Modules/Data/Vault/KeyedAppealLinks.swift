public import Domain
public import Secrets

/// Tokens in the addresses of emails about suspensions. Nothing is stored.
public struct KeyedAppealLinks: AppealLinkSealer {
    private let secret: SecretKey

    public init(_ key: SecretKey) {
        secret = key.derived(for: "appeal")
    }

    public func token(of link: AppealLink) -> String {
        secret.sealed("\(link.member).\(link.measure)")
    }

    public func link(of token: String) -> AppealLink? {
        guard let parts = secret.opened(token)?.split(separator: "."), parts.count == 2,
            let member = Member.ID(String(parts[0])), let measure = TakenMeasure.ID(String(parts[1]))
        else { return nil }
        return AppealLink(member, measure)
    }
}
