import JSONCoding

/// A sign-up whose body is on its way for as long as a test likes.
public struct HeldSignUp: Sendable {
    private let caller: RawConnection
    private let rest: [UInt8]

    /// Returns when the server has heard the head, and waits for the body.
    public init(_ name: String, at madang: MadangProcess) async throws {
        let body = RawConnection.signUp(name).encoded()
        rest = Array(body.dropFirst(10))
        caller = try RawConnection(madang.port)
        let head = RawConnection.head("POST", "/api/v1/accounts", length: body.count)
        try await caller.say("\(head.dropLast())Expect: 100-continue\r\n\r\n")
        guard try await caller.answer().status == 100 else {
            throw RawConnection.Failure(description: "the server does not want the body")
        }
        try await caller.say(Array(body.prefix(10)))
    }

    public func finish() async throws -> RawConnection.Answer {
        try await caller.say(rest)
        return try await caller.answer()
    }
}

extension RawConnection {
    static func signUp(_ name: String) -> JSON {
        [
            "email": .string("\(name)@example.com"), "nickname": .string(name),
            "password": .string(Neighbour.password),
        ]
    }
}

extension MadangProcess {
    public func signUp(_ name: String) async throws -> RawConnection.Answer {
        try await RawConnection.post("/api/v1/accounts", RawConnection.signUp(name), at: port)
    }

    public func get(_ path: String, token: String? = nil) async throws -> RawConnection.Answer {
        try await RawConnection.get(path, token: token, at: port)
    }

    /// Asks until it says that it is ready; false when it never does.
    public func becomesReady() async throws -> Bool {
        for _ in 0..<5_000 where try await get("/readyz").status == 200 { return true }
        return false
    }
}
