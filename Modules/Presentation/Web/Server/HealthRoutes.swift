import Domain
import HTTPServer
import JSONCoding
import Wire

/// Endpoints for operators: liveness, readiness and metrics.
public struct HealthRoutes: Sendable {
    /// A condition of readiness.
    public struct Check: Sendable {
        let name: String
        /// Nil when it holds; otherwise a stable code.
        let trouble: String?

        public init(_ name: String, _ trouble: String? = nil) {
            self.name = name
            self.trouble = trouble
        }
    }

    private let readiness: @Sendable () async -> [Check]
    private let metrics: @Sendable () async -> [Metric]
    private let readers: MetricsReaders

    public init(
        readiness: @escaping @Sendable () async -> [Check],
        metrics: @escaping @Sendable () async -> [Metric],
        readableBy readers: MetricsReaders
    ) {
        self.readiness = readiness
        self.metrics = metrics
        self.readers = readers
    }

    public var endpoints: [Endpoint] {
        [
            .raw(.get, ServerPath.alive, "Check liveness", type: "text/plain") { _ in
                Response(status: 200, text: "ok\n")
            },
            .raw(.get, ServerPath.ready, "Check readiness", type: "application/json") {
                [readiness] _ in
                let checks = await readiness()
                let isReady = checks.allSatisfy { $0.trouble == nil }
                let troubles = checks.compactMap { check in
                    check.trouble.map { (check.name, JSON.string($0)) }
                }
                let document: JSON = [
                    "ready": .bool(isReady),
                    "checks": .object(
                        JSONObject(members: checks.map { ($0.name, .bool($0.trouble == nil)) })
                    ),
                    "because": .object(JSONObject(members: troubles)),
                ]
                return Response(
                    status: isReady ? 200 : 503,
                    bytes: document.encoded(),
                    type: "application/json",
                    headers: ["Cache-Control": "no-store"]
                )
            },
            .raw(.get, ServerPath.metrics, "Get metrics; in Prometheus format", type: "text/plain") {
                [metrics, readers] request in
                guard readers.include(request) else { throw Rejection.notFound }
                return Response(
                    status: 200,
                    bytes: Array(await metrics().text.utf8),
                    type: "text/plain; version=0.0.4; charset=utf-8",
                    headers: ["Cache-Control": "no-store"]
                )
            },
        ]
    }
}
