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
            Stream my events; server-sent: `hello` first, then `message`, `read` and `notice`, each with its \
            number as `id`, and `reset` when missed events are no longer stored
            """,
            query: [
                .optional(
                    "after",
                    .integer(0...Int.max),
                    "Resume after this number, like `Last-Event-ID`; default: new events only"
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
