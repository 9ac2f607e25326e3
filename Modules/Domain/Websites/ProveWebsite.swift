/// Looks for the proof on a member's website.
public struct ProveWebsite: Sendable {
    private let websites: any WebsiteRepository
    private let reader: any WebsiteProofReader
    private let proof: WebsiteProof
    private let clock: any WallClock

    public init(
        websites: any WebsiteRepository,
        reader: any WebsiteProofReader,
        proof: WebsiteProof,
        clock: any WallClock
    ) {
        self.websites = websites
        self.reader = reader
        self.proof = proof
        self.clock = clock
    }

    /// Throws ``WebsiteRefusal/notFound`` before anything is fetched, ``WebsiteRefusal/unproven`` and
    /// ``WebsiteRefusal/unreachable``.
    public func callAsFunction(_ host: WebsiteHost, by member: Member.ID) async throws {
        guard try await websites.list(of: member).contains(where: { $0.host == host }) else {
            throw WebsiteRefusal.notFound
        }
        guard let text = try await reader.proofs(of: host), proof.isShown(in: text, of: host, for: member)
        else { throw WebsiteRefusal.unproven }
        try await websites.prove(host, of: member, at: clock.now)
    }
}
