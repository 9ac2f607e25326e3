public import Domain
public import JSONCoding

/// The contract's `session`: the tokens of a device.
public struct SessionTokensBody: Body {
    public let tokens: SessionTokens

    public init(_ tokens: SessionTokens) {
        self.tokens = tokens
    }

    public static var name: String { "Session" }

    public static var schema: Schema {
        .object([
            "accessToken": .string().required,
            "accessExpiresAt": .moment.required,
            "refreshToken": .string().required,
            "refreshExpiresAt": .moment.required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        tokens = SessionTokens(
            access: try fields.text("accessToken"),
            accessExpiresAt: try fields.moment("accessExpiresAt"),
            refresh: try fields.text("refreshToken"),
            refreshExpiresAt: try fields.moment("refreshExpiresAt")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("accessToken", tokens.access)
            writer.field("accessExpiresAt", tokens.accessExpiresAt)
            writer.field("refreshToken", tokens.refresh)
            writer.field("refreshExpiresAt", tokens.refreshExpiresAt)
        }
    }
}

public struct RefreshedBody: ShapedBody {
    public let session: SessionTokensBody

    public static let shape = Shape<Self>(
        "Refreshed",
        Field("session", \.session),
        make: Self.init
    )
}

extension RefreshedBody {
    public init(_ tokens: SessionTokens) {
        session = SessionTokensBody(tokens)
    }
}
