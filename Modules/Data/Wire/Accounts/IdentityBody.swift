public import Domain
public import JSONCoding

/// An identity linked to the account.
public struct IdentityBody: Body {
    public let provider: IdentityProvider
    public let linkedAt: Moment

    public init(provider: IdentityProvider, linkedAt: Moment) {
        self.provider = provider
        self.linkedAt = linkedAt
    }

    public init(_ identity: Identity) {
        self.init(provider: identity.provider, linkedAt: identity.linkedAt)
    }

    public static var name: String { "Identity" }

    public static var schema: Schema {
        .object([
            "provider": .words(of: IdentityProvider.self).required,
            "linkedAt": .moment.required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        self.init(
            provider: try fields.choice("provider"),
            linkedAt: try fields.moment("linkedAt")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("provider", provider.rawValue)
            writer.field("linkedAt", linkedAt)
        }
    }
}
