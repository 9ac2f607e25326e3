public import Domain
public import JSONCoding

/// A provider's authorization page, and the values to send back with the code. Only the requesting device
/// keeps the ticket.
public struct AuthorizationBody: Body {
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

    public static var name: String { "ProviderDeparture" }

    public static var schema: Schema {
        .object([
            "provider": .words(of: IdentityProvider.self).required,
            "address": .string(maxLength: 8000, format: "uri").required,
            "state": .string(maxLength: 200).required,
            "ticket": .string(maxLength: 200).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        self.init(
            provider: try fields.choice("provider"),
            address: try fields.text("address"),
            state: try fields.text("state"),
            ticket: try fields.text("ticket")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("provider", provider.rawValue)
            writer.field("address", address)
            writer.field("state", state)
            writer.field("ticket", ticket)
        }
    }
}
