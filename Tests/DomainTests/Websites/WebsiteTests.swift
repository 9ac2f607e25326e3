import Domain
import Testing

@Suite("A member's website")
struct WebsiteTests {
    private struct Numbers: AppSecret {
        func number(for words: String) -> UInt64 {
            words.utf8.reduce(5_381) { $0 &* 33 &+ UInt64($1) }
        }
    }

    private struct Shown: WebsiteProofReader {
        let text: String?

        func proofs(of _: WebsiteHost) async throws -> String? { text }
    }

    private actor Kept: WebsiteRepository {
        var all: [Website] = []

        func add(_ host: WebsiteHost, of _: Member.ID, at now: Moment) {
            all.append(Website(host, addedAt: now))
        }
        func prove(_ host: WebsiteHost, of _: Member.ID, at now: Moment) {
            all = all.map { $0.host == host ? Website(host, addedAt: $0.addedAt, provenAt: now) : $0 }
        }
        func remove(_: WebsiteHost, of _: Member.ID) { all = [] }
        func list(of _: Member.ID) -> [Website] { all }
    }

    private struct Stopped: WallClock {
        var now: Moment { Moment(milliseconds: 1_790_000_000_000) }
    }

    private let ana = Member.ID(rawValue: 7)
    private let proof = WebsiteProof(secret: Numbers())

    @Test(
        "A host is read from what a member types",
        arguments: [
            ("Example.ORG", "example.org"), ("https://www.example.org/events?x=1", "example.org"),
            (" http://meet.example.org:8080 ", "meet.example.org"),
        ]
    )
    func hosts(_ typed: String, _ host: String) throws {
        #expect(try WebsiteHost(typed).text == host)
    }

    @Test(
        "Text that isn't a host is refused",
        arguments: ["", "localhost", "ftp://example.org", "a b.org", "https://", "example..org"]
    )
    func refused(_ typed: String) {
        #expect(throws: WebsiteRefusal.host) { try WebsiteHost(typed) }
    }

    @Test("A website covers itself and what is below it")
    func covers() throws {
        let host = try WebsiteHost("example.org")
        #expect(host.covers(try WebsiteHost("meet.example.org")))
        #expect(!host.covers(try WebsiteHost("badexample.org")))
        #expect(!(try WebsiteHost("meet.example.org").covers(host)))
    }

    private func prove(_ host: WebsiteHost, showing text: String?, _ websites: Kept) async throws {
        let prove = ProveWebsite(
            websites: websites,
            reader: Shown(text: text),
            proof: proof,
            clock: Stopped()
        )
        try await prove(host, by: ana)
    }

    @Test("It is proven by the line of its owner alone")
    func line() async throws {
        let (host, websites) = (try WebsiteHost("example.org"), Kept())
        await websites.add(host, of: ana, at: Stopped().now)
        let line = proof.line(of: host, for: ana)
        let others = proof.line(of: host, for: Member.ID(rawValue: 8))
        let elsewhere = proof.line(of: try WebsiteHost("example.com"), for: ana)
        for text in [nil, "", others, elsewhere, "x\(line)", "\(line)x"] {
            await #expect(throws: WebsiteRefusal.unproven) {
                try await prove(host, showing: text, websites)
            }
            #expect(await websites.all.allSatisfy { $0.provenAt == nil })
        }
        try await prove(host, showing: "# proof\r\n \(line) \n", websites)
        #expect(await websites.all.map(\.provenAt) == [Stopped().now])
    }

    @Test("A website that wasn't added isn't asked")
    func unknown() async throws {
        let host = try WebsiteHost("example.org")
        await #expect(throws: WebsiteRefusal.notFound) {
            try await prove(host, showing: proof.line(of: host, for: ana), Kept())
        }
    }
}
