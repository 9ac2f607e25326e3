public import Domain
public import JSONCoding

/// An identity provider that members can sign in with.
public struct ProviderBody: Body {
    public let provider: IdentityProvider

    public init(provider: IdentityProvider) {
        self.provider = provider
    }

    public static var name: String { "Provider" }

    public static var schema: Schema {
        .object([
            "provider": .words(of: IdentityProvider.self).required
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        self.init(
            provider: try fields.choice("provider")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("provider", provider.rawValue)
        }
    }
}
