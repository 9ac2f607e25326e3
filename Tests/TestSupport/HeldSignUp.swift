import JSONCoding

/// A sign-up whose body is on its way for as long as a test likes.
public struct HeldSignUp: Sendable {
    private let caller: PlainCaller
    private let rest: [UInt8]

    /// Returns when the server has heard the head, and waits for the body.
    public init(_ name: String, at madang: MadangProcess) async throws {
        let body = PlainCaller.newcomer(name).encoded()
        rest = Array(body.dropFirst(10))
        caller = try PlainCaller(madang.port)
        let head = PlainCaller.head("POST", "/api/v1/accounts", length: body.count)
        try await caller.say("\(head.dropLast())Expect: 100-continue\r\n\r\n")
        guard try await caller.answer().status == 100 else {
            throw PlainCaller.Failure(description: "the server does not want the body")
        }
        try await caller.say(Array(body.prefix(10)))
    }

    public func finish() async throws -> PlainCaller.Answer {
        try await caller.say(rest)
        return try await caller.answer()
    }
}

extension PlainCaller {
    static func newcomer(_ name: String) -> JSON {
        [
            "email": .string("\(name)@example.com"), "nickname": .string(name),
            "password": .string(Neighbour.password),
        ]
    }
}

extension MadangProcess {
    public func signUp(_ name: String) async throws -> PlainCaller.Answer {
        try await PlainCaller.post("/api/v1/accounts", PlainCaller.newcomer(name), at: port)
    }

    public func get(_ path: String, token: String? = nil) async throws -> PlainCaller.Answer {
        try await PlainCaller.get(path, token: token, at: port)
    }

    /// Asks until it says that it is ready; false when it never does.
    public func becomesReady() async throws -> Bool {
        for _ in 0..<5_000 where try await get("/readyz").status == 200 { return true }
        return false
    }
}
