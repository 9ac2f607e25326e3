public import Domain

/// What an operator got from a provider when they registered the house there.
public struct ProviderSetup: Sendable {
    public let provider: IdentityProvider
    let clientID: String
    let clientSecret: String?
    /// Where people show themselves, and codes are traded.
    let door: String
    /// Where it is said who they are.
    let desk: String
    /// Where the provider sends them back to; registered there letter by letter.
    let returnAddress: String

    /// - Parameters:
    ///   - door: another than the provider's own, for tests and gateways.
    ///   - desk: likewise.
    public init(
        _ provider: IdentityProvider,
        clientID: String,
        clientSecret: String?,
        returnAddress: String,
        door: String? = nil,
        desk: String? = nil
    ) {
        self.provider = provider
        self.clientID = clientID
        self.clientSecret = clientSecret
        self.returnAddress = returnAddress
        self.door = door ?? provider.dialect.door
        self.desk = desk ?? provider.dialect.desk
    }
}
