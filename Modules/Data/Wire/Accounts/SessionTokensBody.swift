public import Domain
import JSONCoding

/// The contract's `session`: the tokens of a device.
public struct SessionTokensBody: ShapedBody {
    public let tokens: SessionTokens

    public init(_ tokens: SessionTokens) {
        self.tokens = tokens
    }

    public static let shape = Shape<Self>(
        "Session",
        Field("accessToken", \.tokens.access),
        Field("accessExpiresAt", \.tokens.accessExpiresAt),
        Field("refreshToken", \.tokens.refresh),
        Field("refreshExpiresAt", \.tokens.refreshExpiresAt),
        make: { Self(SessionTokens(access: $0, accessExpiresAt: $1, refresh: $2, refreshExpiresAt: $3)) }
    )
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
