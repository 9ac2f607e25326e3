public import Domain
import HTTPServer
import Markup
import Wire

/// The sitemap (sitemaps.org): an index, a file of the main pages, and files of listings by month.
public struct SitemapRoutes: Sendable {
    private static let type = "application/xml"

    private let queries: any SitemapQueries
    private let site: any SiteRepository
    private let clock: any WallClock

    public init(queries: any SitemapQueries, site: any SiteRepository, clock: any WallClock) {
        self.queries = queries
        self.site = site
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [
            .file(ServerPath.sitemap, "Get the sitemap", type: Self.type) { [queries, clock] request in
                Self.index(of: try await queries.files(at: clock.now), at: request.siteAddress)
            },
            .file(ServerPath.sitemapOfPages, "Get the sitemap of pages", type: Self.type) {
                [site] request in
                Self.pages(of: await site.current(), at: request.siteAddress)
            },
            .file(ServerPath.sitemapOfListings, "Get a sitemap of listings", type: Self.type) {
                [queries, clock] request in
                guard let name = SitemapFile.Name(request.parameters["file"] ?? ""),
                    case let listings = try await queries.listings(in: name, at: clock.now),
                    !listings.isEmpty
                else { throw Rejection.notFound }
                return Self.listings(listings, at: request.siteAddress)
            },
        ]
    }

    /// Names the pages even while there are no listings: an index without a file would be invalid.
    private static func index(of files: [SitemapFile], at site: String) -> Response {
        let listings = files.map { file -> HTML in
            let path = ServerPath.sitemapOfListings.filled(file.name.description)
            return """
                <sitemap><loc>\(site + path)</loc><lastmod>\(file.changedAt.rfc3339)</lastmod></sitemap>

                """
        }
        return document(
            "sitemapindex",
            """
            <sitemap><loc>\(site + ServerPath.sitemapOfPages.rawValue)</loc></sitemap>
            \(listings)
            """
        )
    }

    /// Without times: their content changes with every listing.
    private static func pages(of settings: SiteSettings, at site: String) -> Response {
        let paths =
            [BoardPagePath.home.rawValue, BoardPagePath.feed.rawValue]
            + settings.kinds.compactMap { $0.pages.calendarAddress } + [ServerPath.about.rawValue]
        return document("urlset", "\(paths.map { "<url><loc>\(site + $0)</loc></url>\n" as HTML })")
    }

    private static func listings(_ listings: [SitemapListing], at site: String) -> Response {
        let entries = listings.map { listing -> HTML in
            let address = site + listing.kind.address(of: listing.id)
            return "<url><loc>\(address)</loc><lastmod>\(listing.changedAt.rfc3339)</lastmod></url>\n"
        }
        return document("urlset", "\(entries)")
    }

    private static func document(_ root: StaticString, _ content: HTML) -> Response {
        let document: HTML = """
            <?xml version="1.0" encoding="UTF-8"?>
            <\(root.description) xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
            \(content)</\(root.description)>

            """
        var response = Response(status: 200, bytes: document.bytes, type: type)
        response.headers["ETag"] = EntityTag.of(document.bytes)
        response.headers["Cache-Control"] = "public, max-age=3600"
        return response
    }
}
