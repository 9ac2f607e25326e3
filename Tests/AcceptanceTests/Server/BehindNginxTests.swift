import Foundation
import JSONCoding
import TestSupport
import Testing

/// Against the real program, and the recipe in `docs/deploy/nginx.conf` run by Debian's nginx.
@Suite("Behind nginx with TLS")
struct BehindNginxTests {
    private func visit(
        _ settings: [String] = [],
        _ stay: (Nginx) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        let madang = try await MadangProcess(
            data: folder.path,
            ["--trusted-proxies", "127.0.0.1", "--body-timeout", "10m"] + settings
        )
        try await stay(try await Nginx(before: madang.port))
        await madang.kill()
    }

    /// Joins by a form as a browser without `Sec-Fetch-Site` sends it; its cookie.
    private func cookie(of name: String, _ nginx: Nginx) async throws -> String {
        _ = try await join(name, nginx)
        let answer = try await signIn(name, nginx, from: nginx.origin)
        return cookies(answer).map { $0.prefix { $0 != ";" } }.joined(separator: "; ")
    }

    private func cookies(_ answer: Nginx.Answer) -> [Substring] {
        answer.head.split(separator: "\n").filter { $0.hasPrefix("set-cookie: ") }
            .map { $0.dropFirst("set-cookie: ".count) }
    }

    private func join(_ name: String, _ nginx: Nginx) async throws -> String {
        let member: JSON = [
            "email": .string("\(name)@example.com"), "nickname": .string(name),
            "password": .string(Neighbour.password),
        ]
        let type = ["--header", "Content-Type: application/json"]
        let answer = try await nginx.ask("/api/v1/accounts", type, body: member.encoded())
        let json = try JSON(parsing: Array(answer.body.utf8))
        return json["session"]?["accessToken"]?.stringValue ?? ""
    }

    private func signIn(_ name: String, _ nginx: Nginx, from origin: String) async throws -> Nginx.Answer {
        let password = Neighbour.password.replacing(" ", with: "+")
        return try await nginx.ask(
            "/sign-in",
            ["--header", "Origin: \(origin)"],
            body: Array("email=\(name)%40example.com&password=\(password)".utf8)
        )
    }

    @Test("A browser that says only its origin signs in, and its cookie goes over TLS alone")
    func signingIn() async throws {
        try await visit { nginx in
            _ = try await join("ana", nginx)
            let answer = try await signIn("ana", nginx, from: nginx.origin)
            #expect(answer.status == 303, "\(answer)")
            let cookies = cookies(answer)
            #expect(cookies.contains { $0.hasPrefix("__Host-madang=") })
            for cookie in cookies { #expect(cookie.contains("; Secure") && cookie.contains("; HttpOnly")) }
            #expect(answer.head.contains("strict-transport-security: max-age=31536000"))

            let foreign = try await signIn("ana", nginx, from: "https://evil.example")
            #expect(foreign.status == 403 && foreign.isOurs)
        }
    }

    @Test("Madang hears where a request comes from, for which host and how, and not what a client claims")
    func origin() async throws {
        let upstream = try HeaderEchoServer()
        let nginx = try await Nginx(before: upstream.port)
        let claims = ["X-Forwarded-For: 203.0.113.9", "X-Forwarded-Proto: http"]
        let head = try await nginx.ask("/", claims.flatMap { ["--header", $0] }).body
        let fields = head.split(separator: "\n").filter {
            $0.hasPrefix("x-forwarded") || $0.hasPrefix("host")
        }
        #expect(
            fields.sorted() == [
                "host: \(Nginx.host):\(nginx.port)", "x-forwarded-for: 127.0.0.2",
                "x-forwarded-proto: https",
            ]
        )
        await upstream.stop()
    }

    @Test("A form with four pictures of 11 MB gets through, and what is too large hears so from Madang")
    func uploads() async throws {
        try await visit { nginx in
            let cookie = try await cookie(of: "ana", nginx)
            let file =
                "--line\r\nContent-Disposition: form-data; name=\"picture\"; filename=\"a.jpg\"\r\n\r\n"
                + String(repeating: "0", count: 11_000_000) + "\r\n"
            let form = Array((file + file + file + file + "--line--").utf8)
            let answer = try await nginx.ask(
                "/settings/profile/picture",
                [
                    "--header", "Origin: \(nginx.origin)", "--header", "Cookie: \(cookie)",
                    "--header", "Content-Type: multipart/form-data; boundary=line",
                ],
                body: form
            )
            #expect(answer.status == 422 && answer.isOurs, "\(answer)")

            let token = try await join("ben", nginx)
            for version in ["--http2", "--http1.1"] {
                let picture = try await nginx.ask(
                    "/api/v1/images",
                    [
                        version, "--header", "Authorization: Bearer \(token)",
                        "--header", "Content-Type: image/jpeg",
                    ],
                    body: [UInt8](repeating: 7, count: 16_000_000)
                )
                #expect(picture.status == 413, "\(version) \(picture)")
                #expect(picture.head.contains("content-type: application/problem+json"))
                #expect(picture.body.contains("request.body-too-large"))
            }
        }
    }

    @Test("Events arrive as they happen")
    func stream() async throws {
        try await visit { nginx in
            let token = try await join("ana", nginx)
            let authorization = ["--header", "Authorization: Bearer \(token)"]
            let stream = try nginx.follow("/api/v1/stream", authorization)
            try await stream.say("event: ")
            #expect(stream.said.lowercased().contains("content-type: text/event-stream"), "\(stream.said)")
        }
    }

    @Test("Plain HTTP is redirected to TLS")
    func plain() async throws {
        try await visit { nginx in
            let caller = try RawConnection(nginx.plainPort)
            try await caller.say("GET /feed?page=2 HTTP/1.1\r\nHost: \(Nginx.host)\r\n\r\n")
            let answer = try await caller.answer()
            #expect(answer.status == 301)
            #expect(answer.head.contains("Location: https://\(Nginx.host)/feed?page=2"))
        }
    }

    @Test(
        "However it is spelled, the metrics are not for the world",
        arguments: [
            "/metrics", "//metrics", "/./metrics", "/%6detrics", "/a/../metrics", "/metrics?x=1", "/metrics/",
            "/metrics%00", "/metrics%2f", "/metrics;a", "/metrics%20",
        ]
    )
    func metrics(_ path: String) async throws {
        try await visit(["--metrics", "anyone"]) { nginx in
            let answer = try await nginx.ask(path)
            #expect([400, 404].contains(answer.status) && !answer.body.contains("madang_"), "\(answer)")
        }
    }

    @Test("Targets that are none are refused, once")
    func targets() async throws {
        try await visit { nginx in
            for target in ["/\0", "/a\0b", "\u{1}", "/ x", "http://[", "*"] {
                let head = "GET \(target) HTTP/1.1\r\nHost: \(Nginx.host)\r\nConnection: close\r\n\r\n"
                let said = try await nginx.send(Array(head.utf8))
                #expect(said.contains(#/^HTTP/1\.1 40[04] /#), "\(target): \(said)")
                #expect(said.components(separatedBy: "HTTP/1.1 ").count == 2, "\(target): \(said)")
            }
            #expect(try await nginx.ask("/healthz").status == 200)
        }
    }
}
