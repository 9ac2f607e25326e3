public import Domain
import HTTPServer
public import Imaging
import Wire
import Wording

/// The drawn pictures of links: of listings without a picture of their own, of kinds, and of the site.
///
/// Each shows what its page shows to a stranger, and nothing that an address asks for.
public struct SharePictureRoutes: Sendable {
    /// Draws on behalf of an address.
    public typealias Draw = @Sendable (Poster, String) async throws -> [UInt8]

    private static let type = "image/png"

    private let queries: any ListingQueries
    private let cards: ListingCards
    private let site: any SiteRepository
    private let draw: Draw

    public init(
        queries: any ListingQueries,
        cards: ListingCards,
        of site: any SiteRepository,
        drawing draw: @escaping Draw
    ) {
        self.queries = queries
        self.cards = cards
        self.site = site
        self.draw = draw
    }

    public var endpoints: [Endpoint] { [listing, kind, start] }

    private var listing: Endpoint {
        endpoint(SharePicturePath.listing, "Get the drawn picture of a listing") { request, language in
            let listing = cards.card(try await queries.find(request.listing, for: nil).summary)
            guard listing.kind.pathSegment == request.parameters["kind"] else {
                throw ListingRefusal.notFound
            }
            return SharePicture(of: listing, from: await site.current().name, in: language)
        }
    }

    private var kind: Endpoint {
        endpoint(SharePicturePath.kind, "Get the drawn picture of a kind") { request, language in
            let kind = Listing.Kind.allCases.first { $0.pathSegment == request.parameters["kind"] }
            guard let kind else { throw Rejection.notFound }
            return SharePicture(of: kind, from: await site.current().name, in: language)
        }
    }

    private var start: Endpoint {
        endpoint(SharePicturePath.site, "Get the drawn picture of the site") { _, language in
            SharePicture.ofSite(await site.current().name, in: language)
        }
    }

    private func endpoint(
        _ path: SharePicturePath,
        _ summary: String,
        _ find: @escaping @Sendable (Request, Language) async throws -> SharePicture
    ) -> Endpoint {
        .file(path, summary, type: Self.type) { request in
            let name = request.parameters["picture"] ?? ""
            guard let language = SharePicture.language(ofName: name) else { throw Rejection.notFound }
            let picture = try await find(request, language)
            let current = picture.name
            guard current == name else { return Self.moved(from: request.path, to: current) }
            let png = try await draw(picture.poster, request.remoteAddress)
            var response = Response(status: 200, bytes: png, type: Self.type)
            response.headers["ETag"] = EntityTag.of(png)
            // The content of an address never changes, but an operator may hide a listing.
            response.headers["Cache-Control"] = "public, max-age=86400, immutable"
            return response
        }
    }

    /// The picture has changed since the address was read; only its name is another.
    private static func moved(from path: String, to name: String) -> Response {
        let folder = path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)
        var response = Response.redirect(to: folder + name, status: 302)
        response.headers["Cache-Control"] = "no-store"
        return response
    }
}
