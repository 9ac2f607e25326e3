public import Domain
import JSONCoding

/// A provider's authorization page, and the values to send back with the code. Only the requesting device
/// keeps the ticket.
public struct AuthorizationBody: ShapedBody {
    public let provider: IdentityProvider
    public let address: String
    public let state: String
    public let ticket: String

    public init(provider: IdentityProvider, address: String, state: String, ticket: String) {
        self.provider = provider
        self.address = address
        self.state = state
        self.ticket = ticket
    }

    public static let shape = Shape<Self>(
        "ProviderDeparture",
        Field("provider", \.provider),
        Field("address", \.address, .string(maxLength: 8000, format: "uri")),
        Field("state", \.state, .string(maxLength: 200)),
        Field("ticket", \.ticket, .string(maxLength: 200)),
        make: Self.init
    )
}
