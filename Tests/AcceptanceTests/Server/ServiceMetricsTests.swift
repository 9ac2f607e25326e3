import Foundation
import TestSupport
import Testing

@Suite("Metrics of the service")
struct ServiceMetricsTests {
    @Test("An operator's monitoring sees members, what waits, the tasks and the time of requests")
    func figures() async throws {
        try await TestServer.run(settings: ["metrics": "anyone"]) { server in
            _ = try await server.signUp("dallae")
            _ = try await server.ask("GET", "/api/v1/listings")
            let metrics = try await server.ask("GET", "/metrics")
            for line in [
                "madang_members 1", #"madang_outgoing_messages{queue="emails"} "#,
                #"madang_outgoing_messages_overdue_seconds{queue="pushes"} 0"#,
                #"madang_operator_tasks{queue="reports"} 0"#, "madang_build_info{version=",
                "madang_disk_free_bytes ", "madang_http_request_duration_seconds_bucket{class=\"api\",le=",
            ] {
                #expect(metrics.tell("\n\(line)"), "\(line)")
            }
        }
    }
}
