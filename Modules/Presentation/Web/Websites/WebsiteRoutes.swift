public import Domain
import HTTPServer
import Wire

/// Endpoints of a member's websites.
public struct WebsiteRoutes: Sendable {
    private let websites: any WebsiteRepository
    private let prove: ProveWebsite
    private let proof: WebsiteProof
    private let clock: any WallClock

    public init(
        websites: any WebsiteRepository,
        prove: ProveWebsite,
        proof: WebsiteProof,
        clock: any WallClock
    ) {
        self.websites = websites
        self.prove = prove
        self.proof = proof
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [
            .on(API.websites.list) { _, _, who in try await all(of: who.member) },
            .on(API.websites.add) { _, website, who in
                try await websites.add(website.read(), of: who.member, at: clock.now)
                return try await all(of: who.member)
            },
            .on(API.websites.prove) { host, _, who in
                try await prove(host, by: who.member)
                return try await all(of: who.member)
            },
            .on(API.websites.remove) { host, _, who in
                try await websites.remove(host, of: who.member)
                return Nothing()
            },
        ]
    }

    private func all(of member: Member.ID) async throws -> ListBody<WebsiteBody> {
        ListBody(
            try await websites.list(of: member).map {
                WebsiteBody($0, proofLine: proof.line(of: $0.host, for: member))
            }
        )
    }
}
