public import Domain
import MemoryCache

/// Answers from memory for an hour, so that crawlers don't make the database count all listings again.
public struct CachedSitemap: SitemapQueries {
    public static let time = Duration.seconds(3_600)
    /// Files in memory: crawlers read each once a day, one after the other.
    private static let most = 4

    private struct Kept<Value: Sendable>: Sendable {
        let values: [Value]
        let readAt: Moment
        /// Those that the place offered.
        let kinds: [Listing.Kind]
    }

    private typealias Files = MemoryCache<Int, Kept<SitemapFile>>
    private typealias Listings = MemoryCache<SitemapFile.Name, Kept<SitemapListing>>

    private let queries: any SitemapQueries
    private let kinds: @Sendable () async -> [Listing.Kind]
    private let index = Files(most: 1)
    private let listings = Listings(most: most)

    /// - Parameter kinds: those that the place offers. When they change, nothing is answered from memory.
    public init(
        _ queries: any SitemapQueries,
        offering kinds: @escaping @Sendable () async -> [Listing.Kind] = { Listing.Kind.allCases }
    ) {
        (self.queries, self.kinds) = (queries, kinds)
    }

    public func files(at now: Moment) async throws -> [SitemapFile] {
        let kinds = await kinds()
        if let kept = index.value(of: 0), isFresh(kept, kinds, now) { return kept.values }
        let moment = index.moment
        let files = try await queries.files(at: now)
        index.keep([(0, Kept(values: files, readAt: now, kinds: kinds))], readAt: moment)
        return files
    }

    public func listings(in file: SitemapFile.Name, at now: Moment) async throws -> [SitemapListing] {
        let kinds = await kinds()
        if let kept = listings.value(of: file), isFresh(kept, kinds, now) { return kept.values }
        guard try await files(at: now).contains(where: { $0.name == file }) else { return [] }
        let moment = listings.moment
        let read = try await queries.listings(in: file, at: now)
        listings.keep([(file, Kept(values: read, readAt: now, kinds: kinds))], readAt: moment)
        return read
    }

    private func isFresh<Value>(_ kept: Kept<Value>, _ kinds: [Listing.Kind], _ now: Moment) -> Bool {
        now < kept.readAt + Self.time && kept.kinds == kinds
    }
}
