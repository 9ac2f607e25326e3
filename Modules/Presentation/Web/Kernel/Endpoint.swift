import Domain
import HTTPServer
import JSONCoding
import Wire

/// An API operation: its route and its documentation in one declaration.
public struct Endpoint: Sendable {
    let method: Method
    let path: String
    var summary: String
    let access: Access
    let parameters: [Parameter]
    let takes: (any Body.Type)?
    /// Set for an upload, whose body the handler reads itself.
    var upload: Upload?
    let answers: Answer
    /// Nil for an endpoint that isn't given an address.
    var callback: Callback?
    /// Whether the OpenAPI document includes it; endpoints for pages only are left out.
    var isDocumented = true
    /// Whether the request may carry `If-Match`.
    var isConditional = false
    /// Whether its handler reads a body that isn't JSON of this API.
    var readsBytes = false
    /// Whether a repeated request can be answered from the stored result, so that the response need not be
    /// kept.
    var isRetold = false
    /// What operators do with it; nil for an endpoint without a use for operators.
    var act: AuditAct?
    var answer: @Sendable (Asked, SignedIn?) async throws -> Reply

    struct Answer: Sendable {
        let status: Int
        /// The second success status, if there are two.
        var otherStatus: Int?
        let type: String?
        let body: (any Body.Type)?
    }

    struct Upload: Sendable {
        /// Media types, the usual one first.
        let types: [String]
        let limit: Int
        /// The memory that its bytes are reserved from.
        let room: BodyMemory
    }
}

/// Longest body other than uploads; the API's largest is much shorter.
private let longestBody = 64 * 1024

extension Endpoint {
    /// Path parameter names, in order.
    var parameterNames: [String] {
        path.split(separator: "/").filter { $0.hasPrefix("{") }.map { String($0.dropFirst().dropLast()) }
    }

    var bodyPolicy: BodyPolicy {
        if let upload { return .streamed(limit: upload.limit) }
        return takes == nil && !readsBytes ? .none : .buffered(limit: longestBody)
    }

    /// An event stream for members.
    static func stream(
        _ path: some Path,
        _ summary: String,
        query parameters: [Parameter] = [],
        _ work: @escaping @Sendable (Request, SignedInDevice) async throws -> EventSource
    ) -> Endpoint {
        Endpoint(
            method: .get,
            path: path.rawValue,
            summary: summary,
            access: .devices,
            parameters: parameters,
            takes: nil,
            answers: Answer(status: 200, type: "text/event-stream", body: nil)
        ) { asked, who in
            let who = try SignedInDevice.admitting(who)
            try asked.request.check(parameters)
            return .other(Response(events: try await work(asked.request, who)))
        }
    }

    /// A static file of the pages.
    static func file(
        _ path: some Path,
        _ summary: String,
        type: String,
        _ work: @escaping @Sendable (Request) async throws -> Response
    ) -> Endpoint {
        var endpoint = raw(.get, path, summary, type: type, work)
        endpoint.isDocumented = false
        return endpoint
    }

    /// An endpoint without a JSON body whose response depends on the signed-in member.
    static func raw(
        _ method: Method,
        _ path: some Path,
        _ summary: String,
        type: String,
        forVisitors work: @escaping @Sendable (Request, SignedIn?) async throws -> Response
    ) -> Endpoint {
        raw(method, path, summary, .visitors, [], type: type, work)
    }

    /// An endpoint without a JSON body: health, metrics, documents.
    static func raw(
        _ method: Method,
        _ path: some Path,
        _ summary: String,
        query parameters: [Parameter] = [],
        type: String,
        _ work: @escaping @Sendable (Request) async throws -> Response
    ) -> Endpoint {
        raw(method, path, summary, .anyone, parameters, type: type) { request, _ in try await work(request) }
    }

    private static func raw(
        _ method: Method,
        _ path: some Path,
        _ summary: String,
        _ access: Access,
        _ parameters: [Parameter],
        type: String,
        _ work: @escaping @Sendable (Request, SignedIn?) async throws -> Response
    ) -> Endpoint {
        Endpoint(
            method: method,
            path: path.rawValue,
            summary: summary,
            access: access,
            parameters: parameters,
            takes: nil,
            answers: Answer(status: 200, type: type, body: nil)
        ) { asked, who in
            .other(try await work(asked.request, who))
        }
    }
}
