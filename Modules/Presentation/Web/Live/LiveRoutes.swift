public import Domain
import HTTPServer
import JSONCoding
import Wire

/// Endpoints of the event stream.
public struct LiveRoutes: Sendable {
    private let queries: any LiveQueries
    private let hub: LiveHub

    public init(queries: any LiveQueries, hub: LiveHub) {
        self.queries = queries
        self.hub = hub
    }

    public var endpoints: [Endpoint] { [stream] }

    private var stream: Endpoint {
        .stream(
            LivePath.stream,
            """
            Everything that happens to me, as server-sent events: `message`, `read` and `notice`, each with \
            its number as `id`; `hello` first; `reset` when what was missed isn't known any more
            """,
            query: [
                .optional(
                    "after",
                    .integer(0...Int.max),
                    "The number to go on after, as in `Last-Event-ID`; from now on when left out"
                )
            ]
        ) { [queries, hub] request, who in
            let head = try await queries.head(of: who.member)
            return hub.source(for: who, after: try request.lastEvent ?? head, head: head)
        }
    }
}

extension Request {
    /// The last event that the client received; browsers send this header when they reconnect.
    fileprivate var lastEvent: Int? {
        get throws {
            guard let text = headers["Last-Event-ID"], !text.isEmpty else {
                return try integer("after", in: 0...Int.max)
            }
            guard let number = Int(text), number >= 0 else {
                throw RequestRefusal.invalidParameter("Last-Event-ID")
            }
            return number
        }
    }
}
