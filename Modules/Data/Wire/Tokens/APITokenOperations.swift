public import Domain
import JSONCoding

/// Operations on the tokens of a member's programs.
public struct APITokenOperations: OperationList {
    private static let all: PathPattern<Void> = "/api/v1/me/tokens"
    private static let one = PathPattern<APIToken.ID>(
        "/api/v1/me/tokens/{id}",
        else: APITokenRefusal.notFound
    )

    public let list = Operation<SignedInDevice, Void, Nothing, ListBody<APITokenBody>>(
        .get,
        all,
        "List my API tokens; latest first"
    )
    public let create = Operation<SignedInDevice, Void, APITokenRequestBody, APITokenGrantBody>(
        .post,
        all,
        "Create an API token, whose text is in no other answer; requires a recent sign-in or a confirmation",
        status: 201
    )
    public let remove = Operation<SignedInDevice, APIToken.ID, Nothing, Nothing>(
        .delete,
        one,
        "Remove an API token; it is refused at once"
    )
}

extension API {
    public static let apiTokens = APITokenOperations()
}

/// A new token.
public struct APITokenRequestBody: ShapedBody {
    public let name: String
    public let scope: APIToken.Scope
    public let days: Int

    public init(name: String, scope: APIToken.Scope = .read, days: Int = 90) {
        (self.name, self.scope, self.days) = (name, scope, days)
    }

    public static let shape = Shape<Self>(
        "APITokenRequest",
        Field("name", \.name, .nonBlank(atMost: APIToken.longestName), about: "Of the program"),
        Field("scope", \.scope, default: .read, about: "Whether it may only read, or write as well"),
        Field("days", \.days, .integer(APIToken.days), default: 90, about: "For how long it is valid"),
        make: Self.init
    )
}

/// A created token with its text.
public struct APITokenGrantBody: ShapedBody, Hashable {
    public let token: APITokenBody
    public let text: String

    public init(_ token: APITokenBody, text: String) {
        (self.token, self.text) = (token, text)
    }

    public static let shape = Shape<Self>(
        "APITokenGrant",
        Field("token", \.token),
        Field("text", \.text, about: "Sent as `Authorization: Bearer …`; in no other answer"),
        make: Self.init
    )
}

/// A token as its member sees it.
public struct APITokenBody: ShapedBody, Hashable {
    public let id: APIToken.ID
    public let name: String
    public let scope: APIToken.Scope
    public let createdAt: Moment
    public let expiresAt: Moment
    public let lastUsedAt: Moment?

    public static let shape = Shape<Self>(
        "APIToken",
        Field("id", \.id),
        Field("name", \.name),
        Field("scope", \.scope),
        Field("createdAt", \.createdAt),
        Field("expiresAt", \.expiresAt),
        Field("lastUsedAt", \.lastUsedAt, about: "To the day; null before the first use"),
        make: Self.init
    )
}

extension APITokenBody {
    public init(_ token: APIToken) {
        (id, name, scope) = (token.id, token.name, token.scope)
        (createdAt, expiresAt, lastUsedAt) = (token.createdAt, token.expiresAt, token.lastUsedAt)
    }
}
