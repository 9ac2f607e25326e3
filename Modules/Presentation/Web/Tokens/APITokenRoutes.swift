public import Domain
import Wire

/// Endpoints of a member's API tokens.
public struct APITokenRoutes: Sendable {
    private let tokens: APITokens

    public init(tokens: APITokens) {
        self.tokens = tokens
    }

    public var endpoints: [Endpoint] {
        [
            .on(API.apiTokens.list) { _, _, who in
                ListBody(try await tokens.all(of: who).map(APITokenBody.init))
            },
            .on(API.apiTokens.create) { _, body, who in
                let request = try APIToken.Request(name: body.name, scope: body.scope, days: body.days)
                let (token, text) = try await tokens.create(request, by: who)
                return APITokenGrantBody(APITokenBody(token), text: text)
            },
            .on(API.apiTokens.remove) { id, _, who in
                try await tokens.remove(id, by: who)
                return Nothing()
            },
        ]
    }
}
