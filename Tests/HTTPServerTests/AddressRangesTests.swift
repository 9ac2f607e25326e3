import Synchronization
import TestSupport
import Testing

@testable import HTTPServer

@Suite("Addresses and networks of proxies")
struct AddressRangesTests {
    @Test(
        "A network holds the addresses that begin with its bits, and no others",
        arguments: [
            ("172.18.0.0/16", "172.18.255.1", true), ("172.18.0.0/16", "172.19.0.1", false),
            ("172.18.0.7/16", "172.18.3.4", true), ("10.0.0.1", "10.0.0.1", true),
            ("10.0.0.1", "10.0.0.2", false), ("0.0.0.0/0", "203.0.113.9", true),
            ("0.0.0.0/0", "2001:db8::1", false), ("10.0.0.0/8", "::ffff:10.1.2.3", true),
            ("2001:db8::/32", "2001:db8:1::1", true), ("2001:db8::/32", "2001:db9::1", false),
            ("2001:db8::/65", "2001:db8::7fff:0:0:1", true), ("2001:db8::/65", "2001:db8::8000:0:0:1", false),
            ("::1", "::1", true), ("::1", "::2", false), ("10.0.0.1", "here", false),
        ]
    )
    func network(_ range: String, _ address: String, _ isWithin: Bool) throws {
        #expect(try #require(AddressRanges([range])).contains(address) == isWithin)
    }

    @Test(
        "Text that is neither an IP address nor a network is refused",
        arguments: [
            "foo", "localhost", "10.0.0", "10.0.0.1/33", "10.0.0.1/", "10.0.0.1/8/8", "::1/129", "", "/8",
            "10.0.0.1/-1",
        ]
    )
    func malformed(_ text: String) {
        #expect(AddressRanges([text]) == nil)
    }

    @Test("The access log names the client behind a known proxy, and the sender otherwise")
    func log() async throws {
        let seen = Mutex<[String]>([])
        let hello = Route(.get, "/hello") { _ in Response(text: "hello") }
        let configuration = ServerConfiguration(
            threads: 1,
            proxies: ["127.0.0.0/30"],
            accessLog: { record in seen.withLock { $0.append(record.remoteAddress) } }
        )
        try await serving([hello], configuration: configuration) { _, port in
            for host: UInt8 in [2, 9] {
                let client = try await called(port, from: host)
                _ = try await client.get("/hello", "X-Forwarded-For: 198.51.100.1, 203.0.113.9")
            }
        }
        // Each says hello once before, without a word about its client.
        #expect(seen.withLock { $0 } == ["127.0.0.2", "203.0.113.9", "127.0.0.9", "127.0.0.9"])
    }
}
