import JSONCoding

/// The parameters of a provider's callback.
public struct ReturnBody: ShapedBody {
    public let code: String
    public let state: String
    public let ticket: String

    public init(code: String, state: String, ticket: String) {
        self.code = code
        self.state = state
        self.ticket = ticket
    }

    public static let shape = Shape<Self>(
        "ProviderReturn",
        Field("code", \.code, .string(maxLength: 4000)),
        Field("state", \.state, .string(maxLength: 200)),
        Field("ticket", \.ticket, .string(maxLength: 200)),
        make: Self.init
    )
}
