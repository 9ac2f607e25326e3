/// A handler for a method and a path pattern.
public struct Route: Sendable {
    public typealias Handler = @Sendable (Request) async throws -> Response

    public let method: Method
    public let pattern: String
    public let body: BodyPolicy
    let handler: Handler
    let parameterNames: [String]

    /// `{name}` matches one segment; `{name...}` at the end matches the rest.
    public init(_ method: Method, _ pattern: String, body: BodyPolicy = .none, handler: @escaping Handler) {
        self.method = method
        self.pattern = pattern
        self.body = body
        self.handler = handler
        parameterNames = Pattern(pattern).parameterNames
    }
}
