/// A malformed or oversized request and the answer that is due.
public struct HostileRequest: Sendable {
    public let name: String
    /// As in `413 request.body-too-large`, or `nothing` where the connection is closed without a word.
    public let verdict: String
    private let bytes: [UInt8]

    init(_ name: String, _ verdict: String, _ bytes: [UInt8]) {
        self.name = name
        self.verdict = verdict
        self.bytes = bytes
    }

    init(_ name: String, _ verdict: String, _ text: String) {
        self.init(name, verdict, Array(text.utf8))
    }

    /// A sign-up with this body.
    init(_ name: String, _ verdict: String, body: [UInt8]) {
        let head = RawConnection.head("POST", "/api/v1/accounts", length: body.count)
        self.init(name, verdict, Array(head.utf8) + body)
    }

    /// Sends the request `count` times at once, and counts each answer.
    public func come(_ count: Int, at port: Int) async throws -> [String: Int] {
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 1...count {
                group.addTask {
                    let caller = try RawConnection(port)
                    try await caller.say(bytes)
                    return try await caller.answerIfAny()?.verdict ?? "nothing"
                }
            }
            return try await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        }
    }

    public static let all: [HostileRequest] = heads + bodies

    private static let heads = [
        HostileRequest("a line that is no request", "400", "this is not HTTP\r\n\r\n"),
        HostileRequest(
            "bytes that are no text",
            "nothing",
            Array(repeating: 0xFF, count: 64) + Array("\r\n\r\n".utf8)
        ),
        HostileRequest(
            "an address too long",
            "414 request.uri-too-long",
            "GET /healthz?q=\(String(repeating: "a", count: 9_000)) HTTP/1.1\r\nHost: test\r\n\r\n"
        ),
        HostileRequest(
            "a header too long",
            "431 request.headers-too-large",
            "GET /healthz HTTP/1.1\r\nHost: test\r\nX-Long: \(String(repeating: "a", count: 17_000))\r\n\r\n"
        ),
        HostileRequest(
            "a header beyond all measure",
            "431",
            "GET /healthz HTTP/1.1\r\nHost: test\r\nX-Long: \(String(repeating: "a", count: 200_000))\r\n\r\n"
        ),
        HostileRequest(
            "an unknown method",
            "405 request.method-not-allowed",
            "BREW /api/v1/accounts HTTP/1.1\r\nHost: test\r\n\r\n"
        ),
    ]

    private static let bodies = [
        HostileRequest(
            "a body that says it is too large",
            "413 request.body-too-large",
            RawConnection.head("POST", "/api/v1/accounts", length: 100_000_000)
        ),
        HostileRequest(
            "a body that is too large and doesn't say so",
            "413 request.body-too-large",
            "POST /api/v1/accounts HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n"
                + String(repeating: "10000\r\n\(String(repeating: "a", count: 65_536))\r\n", count: 4)
        ),
        HostileRequest(
            "a body without a length",
            "400 request.malformed-json",
            "POST /api/v1/accounts HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\n\r\n"
        ),
        HostileRequest("half an object", "400 request.malformed-json", body: Array(#"{"email": "#.utf8)),
        HostileRequest(
            "a deep hole",
            "400 request.malformed-json",
            body: Array(repeating: UInt8(ascii: "["), count: 60_000)
        ),
        HostileRequest(
            "text that is not UTF-8",
            "400 request.malformed-json",
            body: [0x22, 0xC3, 0x28, 0x22]
        ),
        HostileRequest("a number for a name", "400 request.wrong-type", body: person(#""nickname": 7"#)),
        HostileRequest(
            "an unexpected member",
            "400 request.unknown-field",
            body: person(#""nickname": "ana", "isAdmin": true"#)
        ),
    ]

    private static func person(_ rest: String) -> [UInt8] {
        Array(#"{"email": "ana@example.com", "password": "open sesame 9", \#(rest)}"#.utf8)
    }
}
