import Foundation
import TestSupport
import Testing

@Suite("Metrics of the service")
struct ServiceMetricsTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("docs/deploy")

    @Test(
        "Alert rules and the Grafana board ask only for metrics that exist",
        arguments: ["alerts.yml", "grafana.json"]
    )
    func asked(file: String) async throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
        let names = Set(text.matches(of: /madang_[a-z_]+/).map { String($0.output) })
        #expect(names.count > 5)
        let (folder, backups) = (try TemporaryFolder(), try TemporaryFolder())
        let server = try await MadangProcess(
            data: folder.path,
            ["--metrics", "anyone", "--backup-folder", backups.path]
        )
        var missing = names
        // The first backup and the first round of tasks begin with the server.
        try await until {
            let answer = try await RawConnection.get("/metrics", at: server.port)
            let metrics = String(decoding: answer.body, as: UTF8.self)
            missing = names.filter { !metrics.contains("\n\($0)") }
            return missing.isEmpty
        }
        #expect(missing.isEmpty)
        await server.kill()
    }

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
