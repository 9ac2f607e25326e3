public import Domain

/// Reads proofs of websites by the same polite requests as sources.
public struct FetchedWebsiteProofs: WebsiteProofReader {
    private let fetcher: any SourceFetcher

    public init(fetcher: any SourceFetcher) {
        self.fetcher = fetcher
    }

    public func proofs(of host: WebsiteHost) async throws -> String? {
        guard let address = try? SourceAddress(host.proofAddress) else { throw WebsiteRefusal.unreachable }
        do {
            let document = try await fetcher.fetch(address, unless: DocumentVersion())
            return document.map { String(decoding: $0.bytes, as: UTF8.self) }
        } catch SourceFailure.status(404, _), SourceFailure.status(410, _) {
            return nil
        } catch is SourceFailure {
            throw WebsiteRefusal.unreachable
        }
    }
}
