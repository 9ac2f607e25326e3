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

    public var endpoints: [Endpoint] { [list, add, proving, remove] }

    private var list: Endpoint {
        .member(.get, WebsitePath.mine, "List my websites, with what proves them", answers: .json()) {
            [self] _, who in try await all(of: who.member)
        }
    }

    private var add: Endpoint {
        .member(
            .post,
            WebsitePath.mine,
            "Add a website; it counts once it is proven",
            takes: WebsiteToAddBody.self,
            answers: .json()
        ) { [self] _, who, body in
            try await websites.add(body.read(), of: who.member, at: clock.now)
            return try await all(of: who.member)
        }
    }

    private var proving: Endpoint {
        .member(
            .put,
            WebsitePath.proof,
            "Look for the proof on a website",
            answers: .json()
        ) { [self] request, who in
            try await prove(request.websiteHost, by: who.member)
            return try await all(of: who.member)
        }
    }

    private var remove: Endpoint {
        .member(.delete, WebsitePath.one, "Remove a website", answers: .nothing) { [self] request, who in
            try await websites.remove(request.websiteHost, of: who.member)
            return Nothing()
        }
    }

    private func all(of member: Member.ID) async throws -> ListBody<WebsiteBody> {
        ListBody(
            try await websites.list(of: member).map {
                WebsiteBody($0, proofLine: proof.line(of: $0.host, for: member))
            }
        )
    }
}

extension Request {
    fileprivate var websiteHost: WebsiteHost {
        get throws {
            guard let host = try? WebsiteHost(parameters["host"] ?? "") else { throw WebsiteRefusal.notFound }
            return host
        }
    }
}
