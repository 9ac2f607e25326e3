import TestSupport
import Testing

@Suite("Names of the server")
struct SiteTests {
    private static let settings = [
        "public-url": "https://madang.example/", "hosts": "old.example, WWW.old.example",
    ]

    private static func port(of server: TestServer) -> Int {
        Int(server.address.split(separator: ":").last ?? "") ?? 0
    }

    private func ask(
        _ path: String,
        _ host: String?,
        of server: TestServer,
        accepting type: String = "*/*"
    ) async throws -> String {
        let connection = try RawConnection(Self.port(of: server))
        let name = host.map { "Host: \($0)\r\n" } ?? ""
        let version = host == nil ? "1.0" : "1.1"
        try await connection.say(
            "GET \(path) HTTP/\(version)\r\n\(name)Accept: \(type)\r\nConnection: close\r\n\r\n"
        )
        let answer = try await connection.answer()
        return answer.head + "\n\n" + String(decoding: answer.body, as: UTF8.self)
    }

    @Test("Feeds, linked data and previews are at the public address, whatever name they are asked by")
    func oneOrigin() async throws {
        try await TestServer.run(settings: Self.settings) { server in
            let event = try await server.signUp("ana").postEvent()
            let paths = [
                "/api/v1/calendar/events.atom", "/api/v1/calendar/events.json", "/events/\(event)",
                "/calendar",
            ]
            for path in paths {
                for host in ["madang.example", "old.example:8080", "127.0.0.1"] {
                    let answer = try await ask(path, host, of: server)
                    #expect(answer.contains(" 200 ") && answer.contains("madang.example/"), "\(path)")
                    #expect(!answer.contains("old.example") && !answer.contains("//127.0.0.1"), "\(path)")
                }
            }
        }
    }

    @Test("A name that the operator didn't set is refused, with the address to go to")
    func misdirected() async throws {
        try await TestServer.run(settings: Self.settings) { server in
            for path in ["/", "/api/v1/calendar/events.atom", "/api/v1/me", "/nowhere", "/robots.txt"] {
                let answer = try await ask(path, "evil.example", of: server)
                #expect(answer.hasPrefix("HTTP/1.1 421 "), "\(path)")
                #expect(answer.contains("request.misdirected"), "\(path)")
                #expect(answer.contains("https://madang.example"), "\(path)")
            }
            let page = try await ask("/", "evil.example", of: server, accepting: "text/html")
            #expect(page.hasPrefix("HTTP/1.1 421 ") && page.contains("<!doctype html>"))
            #expect(page.contains("이 이름으로는 열 수 없어요. https://madang.example"))
        }
    }

    @Test(
        "Numbers, this machine's name and the names that the operator set are answered",
        arguments: [
            "madang.example", "MADANG.example.:443", "old.example", "www.old.example", "localhost:8080",
            "127.0.0.1", "10.0.3.7:8080", "[::1]:8080", "[2001:db8::1]",
        ]
    )
    func answered(host: String) async throws {
        try await TestServer.run(settings: Self.settings) { server in
            let answer = try await ask("/about", host, of: server)
            #expect(answer.contains(" 200 "))
        }
    }

    @Test("A program that watches the server asks by any name, or by none")
    func monitors() async throws {
        try await TestServer.run(settings: Self.settings) { server in
            let anyName = [
                try await ask("/healthz", "madang_backend", of: server),
                try await ask("/readyz", "madang_backend", of: server),
            ]
            let noName = [
                try await ask("/healthz", nil, of: server), try await ask("/about", nil, of: server),
            ]
            #expect((anyName + noName).allSatisfy { $0.contains(" 200 ") })
        }
    }

    @Test("Without a public address every name is answered, and believed")
    func anyName() async throws {
        try await TestServer.run { server in
            let feed = try await ask("/api/v1/calendar/events.atom", "attic.example", of: server)
            #expect(feed.contains(" 200 ") && feed.contains("http://attic.example/calendar"))
        }
    }

    @Test("Further names without a public one are refused at the start")
    func alone() async throws {
        await #expect(throws: (any Error).self) {
            try await TestServer.run(settings: ["hosts": "old.example"]) { _ in }
        }
        await #expect(throws: (any Error).self) {
            try await TestServer.run(
                settings: ["public-url": "https://madang.example", "hosts": "old.example/path"]
            ) { _ in }
        }
    }
}
