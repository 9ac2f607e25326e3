import Domain
import Network
import Synchronization
import TestSupport
import Testing

@testable import Push

@Suite("Talking with push services", .timeLimit(.minutes(1)))
struct PushServicesTests {
    private static let key = SamplePushOffer.key
    private static let secret = SamplePushOffer.secret

    /// Keeps the key that is made first.
    private final class Keys: ServerKeyStore {
        private let kept = Mutex<String?>(nil)

        func key(otherwise make: @Sendable () -> String) async throws -> String {
            kept.withLock { kept in
                let key = kept ?? make()
                kept = key
                return key
            }
        }
    }

    private let now = TestClock().now

    /// A busy machine may need longer than the usual ten seconds.
    private func services(_ reach: NetworkReach = .everything) -> PushServices {
        let contact = "mailto:olga@madang.example"
        return PushServices(PushKey(Keys()), contact: contact, reach: reach, timeout: .seconds(600))
    }

    private func subscription(at endpoint: String) -> PushSubscription {
        PushSubscription(
            session: .init(rawValue: 1),
            member: .init(rawValue: 2),
            endpoint: endpoint,
            host: "127.0.0.1",
            key: Self.key,
            secret: Self.secret,
            showsContent: true,
            addedAt: now
        )
    }

    private func send(
        to endpoint: String,
        _ reach: NetworkReach = .everything,
        isUrgent: Bool = false
    ) async -> PushAnswer {
        await services(reach).send(
            PushPayload(title: "ben", text: "hello", language: "en", tag: "c1", address: "/notices"),
            to: subscription(at: endpoint),
            topic: "c1",
            isUrgent: isUrgent,
            lifetime: .seconds(3_600),
            at: now
        )
    }

    private func answer(_ status: Int, _ headers: [String: String] = [:]) async throws -> PushAnswer {
        let server = try ScriptedServer { exchange, _ in exchange.answer(status, headers) }
        defer { withExtendedLifetime(server) {} }
        return await send(to: "http://127.0.0.1:\(server.port)/push/1")
    }

    @Test("A request says how long it lasts, what it replaces, how urgent it is, and who sends it")
    func request() async throws {
        let server = try ScriptedServer { exchange, _ in exchange.answer(201) }
        let address = "http://127.0.0.1:\(server.port)/push/1"
        #expect(await send(to: address) == .delivered)
        #expect(await send(to: address, isUrgent: true) == .delivered)
        let first = try #require(server.requests.first)
        #expect(first.method == "POST" && first.target == "/push/1")
        #expect(first.header("TTL") == "3600" && first.header("Topic") == "c1")
        #expect(first.header("Content-Encoding") == "aes128gcm")
        #expect(first.header("Authorization")?.hasPrefix("vapid t=") == true)
        #expect(server.requests.map { $0.header("Urgency") } == ["normal", "high"])
    }

    @Test("A device that is gone is told from one that can't be reached, and from a push that is refused")
    func answers() async throws {
        for status in [404, 410] { #expect(try await answer(status) == .gone) }
        for status in [400, 401, 403, 413] { #expect(try await answer(status) == .refused("\(status)")) }
        for status in [408, 429, 500, 503] {
            #expect(try await answer(status) == .failed("\(status)", pause: nil))
        }
        #expect(try await answer(429, ["Retry-After": "90"]) == .failed("429", pause: .seconds(90)))
    }

    @Test("A redirect isn't followed")
    func redirect() async throws {
        let other = try ScriptedServer { exchange, _ in exchange.answer(201) }
        let location = "http://127.0.0.1:\(other.port)/"
        #expect(try await answer(307, ["Location": location]) == .refused("redirected"))
        #expect(other.requests.isEmpty)
    }

    @Test("Nothing is sent to private addresses, nor without HTTPS")
    func privateAddresses() async throws {
        let server = try ScriptedServer { exchange, _ in exchange.answer(201) }
        let plain = "127.0.0.1:\(server.port)/push/1"
        #expect(await send(to: "http://\(plain)", .publicAddresses) == .gone)
        #expect(await send(to: "https://\(plain)", .publicAddresses) == .refused("not a public address"))
        #expect(server.requests.isEmpty)
    }

    @Test(
        "A subscription that no browser gives is refused",
        arguments: [
            "http://push.example/1", "ftp://push.example/1", "https://me:word@push.example/1", "push.example",
            "",
        ]
    )
    func offers(_ endpoint: String) {
        let offer = PushOffer(endpoint: endpoint, key: Self.key, secret: Self.secret, showsContent: false)
        #expect(services(.publicAddresses).host(of: offer) == nil)
    }

    @Test("A subscription's keys are checked, and its host is known")
    func keys() {
        let endpoint = "https://push.example/1"
        let good = PushOffer(endpoint: endpoint, key: Self.key, secret: Self.secret, showsContent: false)
        #expect(services(.publicAddresses).host(of: good) == "push.example")
        for (key, secret) in [("", Self.secret), (Self.key, ""), ("AAAA", "AAAA")] {
            let bad = PushOffer(endpoint: endpoint, key: key, secret: secret, showsContent: false)
            #expect(services(.publicAddresses).host(of: bad) == nil)
        }
    }

    @Test("The longest texts in any script fit into a push")
    func longest() {
        let text = String(repeating: "👨‍👩‍👧‍👦", count: 1_000)
        let payload = PushPayload(
            title: text,
            text: text,
            language: "ko",
            tag: "c02SJ7Q4B80H5C",
            address: "/conversations/02SJ7Q4B80H5C",
            notice: "02SJ7Q4B80H5C",
            message: 1_000_000,
            unread: 1_000_000
        )
        #expect(payload.encoded.count <= PushPayload.mostBytes)
    }
}
