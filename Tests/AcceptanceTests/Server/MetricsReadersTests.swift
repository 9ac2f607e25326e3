import Foundation
import TestSupport
import Testing

@Suite("Access to the metrics")
struct MetricsReadersTests {
    @Test("They are closed unless the operator opens them")
    func closed() async throws {
        try await TestServer.run(settings: ["host": "127.0.0.1"]) { server in
            let answer = try await server.ask("GET", "/metrics")
            #expect(answer.verdict == "404 request.no-such-path")
        }
    }

    @Test("With local, a program on this machine, and not what a proxy brings here")
    func local() async throws {
        try await TestServer.run(settings: ["metrics": "local"]) { server in
            #expect(try await server.ask("GET", "/metrics").tell("madang_database_reads_total"))
            let brought = [
                "X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https",
                "Forwarded": "for=203.0.113.9",
                "Via": "1.1 proxy", "X-Real-IP": "203.0.113.9", "CF-Connecting-IP": "203.0.113.9",
                "X-Forwarded-Host": "madang.example",
            ]
            for (name, value) in brought {
                let answer = try await server.ask("GET", "/metrics", headers: [name: value])
                #expect(answer.status == 404, "\(name)")
            }
            let port = try #require(URLComponents(string: server.address)?.port)
            for (host, status) in [
                ("madang.example", 404), ("127.0.0.1.madang.example", 404), ("10.0.0.1:8080", 404),
                ("localhost:\(port)", 200), ("[::1]:\(port)", 200), ("127.0.0.1", 200),
            ] {
                let caller = try RawConnection(port)
                try await caller.say("GET /metrics HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
                #expect(try await caller.answer().status == status, "\(host)")
            }
        }
    }

    @Test("With a token they open from anywhere, and with that token only", arguments: ["off", "local"])
    func token(_ audience: String) async throws {
        let folder = try TemporaryFolder()
        try Data("a token of the monitor\n".utf8).write(to: folder.file("token"))
        let settings = ["metrics": audience, "metrics-token-file": folder.file("token").path]
        try await TestServer.run(settings: settings) { server in
            for (token, status) in [
                ("a token of the monitor", 200), ("a token of the monito", 404), ("", 404), ("a", 404),
            ] {
                let answer = try await server.ask(
                    "GET",
                    "/metrics",
                    headers: ["Authorization": "Bearer \(token)", "X-Forwarded-For": "203.0.113.9"]
                )
                #expect(answer.status == status, "\(token)")
            }
        }
    }

    @Test("A token that could be guessed is refused at the start")
    func short() async throws {
        let folder = try TemporaryFolder()
        try Data("short\n".utf8).write(to: folder.file("token"))
        let refusal = await #expect(throws: MadangProcess.Refusal.self) {
            try await MadangProcess(
                data: folder.file("data").path,
                ["--metrics-token-file", folder.file("token").path]
            )
        }
        #expect(refusal?.status == 2)
        #expect(refusal?.said.contains("short\n") == false)
    }
}
