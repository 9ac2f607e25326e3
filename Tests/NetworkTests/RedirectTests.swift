import Foundation
import TestSupport
import Testing

@testable import Network

@Suite("Redirects", .timeLimit(.minutes(1)))
struct RedirectTests {
    private let credentials: ClientHeaders = [
        "Authorization": "Bearer t", "Cookie": "a=b", "X-Other": "stays",
    ]

    private func server(_ status: Int, to location: String) throws -> ScriptedServer {
        try ScriptedServer { exchange, number in
            exchange.answer(number == 1 ? status : 200, ["Location": location], body: "\(number)")
        }
    }

    /// A client to which every name is a machine on the public network.
    private func trustingClient() -> HTTPClient {
        HTTPClient(surroundings: Surroundings(lookUp: { _ in [IPAddress(bytes: [93, 184, 216, 34])!] }))
    }

    @Test(
        "Within an origin the way is followed with everything that was sent",
        arguments: [301, 302, 307, 308]
    )
    func followed(status: Int) async throws {
        let server = try server(status, to: "next?a=1")
        let response = try await HTTPClient().send(
            ClientRequest(.get, server.url("/a/b"), headers: credentials)
        )
        #expect(response.body == Array("2".utf8))
        #expect(server.requests.last?.target == "/a/next?a=1")
        #expect(server.requests.last?.header("Authorization") == "Bearer t")
    }

    @Test(
        "A post becomes a look at the result, except where the server insists",
        arguments: [(301, "GET"), (302, "GET"), (303, "GET"), (307, "POST"), (308, "POST")]
    )
    func methods(status: Int, method: String) async throws {
        let server = try server(status, to: "/done")
        _ = try await HTTPClient().send(ClientRequest(.post, server.url(), body: Array("x".utf8)))
        #expect(server.requests.last?.method == method)
        #expect(server.requests.last?.body == (method == "POST" ? "x" : ""))
    }

    @Test("Another origin is not shown the credentials")
    func credentialsStay() async throws {
        let other = try ScriptedServer { exchange, _ in exchange.answer() }
        let server = try server(302, to: other.url(host: "localhost"))
        _ = try await trustingClient().send(ClientRequest(.get, server.url(), headers: credentials))
        let request = try #require(other.requests.first)
        #expect(request.header("Authorization") == nil)
        #expect(request.header("Cookie") == nil)
        #expect(request.header("X-Other") == "stays")
    }

    @Test(
        "Redirects to internal hosts are refused",
        arguments: [
            "127.0.0.1", "0x7f.1", "2130706433", "0177.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "10.0.0.1",
            "localhost",
        ]
    )
    func privateAddresses(host: String) async throws {
        let inside = try ScriptedServer { exchange, _ in exchange.answer() }
        let server = try server(302, to: "http://\(host):\(inside.port)/")
        await #expect(throws: NetworkError.self) {
            try await HTTPClient().send(ClientRequest(.get, server.url()))
        }
        #expect(inside.requests.isEmpty)
    }

    @Test("The refusal names the host inside")
    func refusal() async throws {
        let server = try server(302, to: "http://127.0.0.1:1/")
        await #expect(throws: NetworkError.redirectRefused(.privateAddress(host: "127.0.0.1"))) {
            try await HTTPClient().send(ClientRequest(.get, server.url()))
        }
    }

    @Test(
        "Only http leads on",
        arguments: ["file:///etc/passwd", "ftp://a/", "javascript:x", "http://", "mailto:a"]
    )
    func schemes(location: String) async throws {
        let server = try server(302, to: location)
        await #expect(throws: NetworkError.redirectRefused(.notHTTP)) {
            try await trustingClient().send(ClientRequest(.get, server.url()))
        }
    }

    @Test("Redirects from HTTPS to HTTP are refused")
    func downgrade() async throws {
        let first = ClientRequest(.get, "https://example.org/")
        let redirect = Redirect(first: first, lookUp: { _ in [] })
        let response = ClientResponse(status: 302, headers: ["Location": "http://example.org/"])
        await #expect(throws: NetworkError.redirectRefused(.downgrade)) {
            try await redirect.follow(response, to: first)
        }
    }

    @Test("A circle is left after the limit")
    func circle() async throws {
        let server = try ScriptedServer { exchange, _ in exchange.answer(302, ["Location": "/"]) }
        await #expect(throws: NetworkError.tooManyRedirects(limit: 5)) {
            try await HTTPClient().send(ClientRequest(.get, server.url()))
        }
        #expect(server.requests.count == 6)
    }
}
