import JSONCoding

public struct RefreshBody: ShapedBody {
    public let refreshToken: String

    public init(refreshToken: String) {
        self.refreshToken = refreshToken
    }

    public static let shape = Shape<Self>(
        "Refresh",
        Field("refreshToken", \.refreshToken, .string(maxLength: 1_000)),
        make: Self.init
    )
}
