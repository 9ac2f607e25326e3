import Domain
public import Remote
import Synchronization
import Wire

/// A device that speaks to a server through the client that programs are given.
public struct RemoteDevice: Sendable {
    public let client: MadangClient
    public let line: CountingTransport
    private let credentials: TransientCredentials

    /// A member opens an account on it.
    public init(joining name: String, in server: TestServer) async throws {
        self.init(in: server, holding: nil)
        let body = SignUpBody(email: "\(name)@example.com", password: Neighbour.password, nickname: name)
        _ = try await client.accounts.signUp(body)
    }

    private init(in server: TestServer, holding login: SavedLogin?) {
        line = CountingTransport(to: server.address)
        credentials = TransientCredentials(login)
        client = MadangClient(line, server: server.address, credentials: credentials, language: .korean)
    }

    /// A device of another member who got hold of the tokens that are on this one now.
    public func copied(in server: TestServer) -> RemoteDevice {
        RemoteDevice(in: server, holding: credentials.load())
    }

    public var isSignedIn: Bool { credentials.load() != nil }
}

/// Carries calls over HTTP and counts them, as `GET /api/v1/me`.
public final class CountingTransport: Transport {
    private struct Notes {
        var calls: [String: Int] = [:]
        var refused = 0
        var awaited = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let transport: HTTPTransport
    private let notes = Mutex(Notes())

    init(to server: String) {
        transport = HTTPTransport(server: server, device: "test")
    }

    public var calls: [String: Int] { notes.withLock { $0.calls } }

    /// Forgets the calls so far, and keeps the next refresh waiting until this number were refused.
    public func holdRefresh(until refusals: Int) {
        notes.withLock { $0 = Notes(awaited: refusals) }
    }

    public func send(_ call: Call) async throws -> Reply {
        let name = "\(call.method) \(call.target)"
        notes.withLock { $0.calls[name, default: 0] += 1 }
        if name.hasSuffix("/refresh") { await enoughRefusals() }
        let reply = try await transport.send(call)
        if reply.status == 401 { countRefusal() }
        return reply
    }

    public func open(_ call: Call) async throws -> ReplyStream {
        notes.withLock { $0.calls["\(call.method) \(call.target)", default: 0] += 1 }
        return try await transport.open(call)
    }

    private func enoughRefusals() async {
        await withCheckedContinuation { waiter in
            let isEnough = notes.withLock { notes in
                if notes.refused < notes.awaited { notes.waiting.append(waiter) }
                return notes.refused >= notes.awaited
            }
            if isEnough { waiter.resume() }
        }
    }

    private func countRefusal() {
        let released = notes.withLock { notes in
            notes.refused += 1
            guard notes.refused >= notes.awaited else { return [CheckedContinuation<Void, Never>]() }
            defer { notes.waiting = [] }
            return notes.waiting
        }
        for waiter in released { waiter.resume() }
    }
}
