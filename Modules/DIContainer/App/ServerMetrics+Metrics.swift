import HTTPServer
import Web

extension ServerMetrics {
    var metrics: [Metric] {
        [
            Metric(
                .counter,
                "madang_http_requests_total",
                "Finished requests by class of status.",
                by: requestsByClass.filter { $0.key > 0 }.sorted { $0.key < $1.key }
                    .map { ("status=\"\($0.key)xx\"", $0.value) }
            ),
            Metric(.counter, "madang_http_timeouts_total", "Requests that did not come in time.", timeouts),
            Metric(.gauge, "madang_http_connections", "Open connections.", openConnections),
            Metric(.gauge, "madang_http_requests_in_flight", "Requests being answered.", requestsInFlight),
            Metric(.gauge, "madang_http_streams", "Open event streams.", openStreams),
        ]
    }
}
