public import Domain
import MemoryCache

/// Answers from memory for an hour, so that crawlers don't make the database count all listings again.
public struct CachedSitemap: SitemapQueries {
    public static let time = Duration.seconds(3_600)
    /// Files in memory: crawlers read each once a day, one after the other.
    private static let most = 4

    private typealias Files = MemoryCache<Int, (values: [SitemapFile], readAt: Moment)>
    private typealias Listings = MemoryCache<SitemapFile.Name, (values: [SitemapListing], readAt: Moment)>

    private let queries: any SitemapQueries
    private let index = Files(most: 1)
    private let listings = Listings(most: most)

    public init(_ queries: any SitemapQueries) {
        self.queries = queries
    }

    public func files(at now: Moment) async throws -> [SitemapFile] {
        if let kept = index.value(of: 0), isFresh(kept.readAt, now) { return kept.values }
        let moment = index.moment
        let files = try await queries.files(at: now)
        index.keep([(0, (files, now))], readAt: moment)
        return files
    }

    public func listings(in file: SitemapFile.Name, at now: Moment) async throws -> [SitemapListing] {
        if let kept = listings.value(of: file), isFresh(kept.readAt, now) { return kept.values }
        guard try await files(at: now).contains(where: { $0.name == file }) else { return [] }
        let moment = listings.moment
        let read = try await queries.listings(in: file, at: now)
        listings.keep([(file, (read, now))], readAt: moment)
        return read
    }

    private func isFresh(_ readAt: Moment, _ now: Moment) -> Bool { now < readAt + Self.time }
}
