import Domain
import Gallery
import Storage
import Web
import Wire

/// The use cases and routes of listings: those common to all kinds, rosters with attendance, series, and the
/// posts of each kind.
struct ListingsFeature: Sendable {
    let endpoints: [Endpoint]
    let tasks: [MaintenanceTask]

    init(_ drivers: Drivers, _ repositories: Repositories, _ places: PlacesFeature, _ board: BoardFeature) {
        let routes = ListingRoutes(
            listings: repositories.listings,
            deleteListing: DeleteListing(
                listings: repositories.listings,
                takesPayments: drivers.payments != nil,
                clock: drivers.clock
            ),
            queries: repositories.listingQueries,
            cards: board.cards,
            identifiers: drivers.identifiers,
            clock: drivers.clock
        )
        let kinds = PostsOfKinds(drivers: drivers, repositories: repositories, places: places, board: board)
        let rosters = RosterRoutes(
            rosters: repositories.rosters,
            queries: repositories.rosterQueries,
            cards: board.cards,
            clock: drivers.clock
        )
        let ofPosts = Listing.Kind.allCases.flatMap { $0.endpoints(kinds) }
        let attendance = AttendanceFeature(drivers, repositories)
        let series = SeriesFeature(drivers, repositories)
        let submissions = SubmissionsFeature(drivers, repositories, board)
        let sitemap = SitemapRoutes(
            queries: CachedSitemap(SQLSitemapQueries(drivers.database), offering: repositories.site.kinds),
            site: repositories.site,
            clock: drivers.clock
        )
        let sharing = SharePictureRoutes(
            queries: repositories.listingQueries,
            cards: board.cards,
            of: repositories.site
        ) {
            [posters = drivers.posters] in try await posters.png(of: $0, for: $1)
        }
        endpoints =
            routes.endpoints + rosters.endpoints + attendance.endpoints + series.endpoints
            + submissions.endpoints + sitemap.endpoints + sharing.endpoints
            + ofPosts
        tasks = MaintenanceTask.ofListings(repositories) + [series.posting]
    }
}

extension Listing.Kind {
    fileprivate func endpoints(_ kinds: PostsOfKinds) -> [Endpoint] {
        switch self {
        case .class: kinds.endpoints(ClassContentsBody.self)
        case .run: kinds.endpoints(RunContentsBody.self)
        case .event: kinds.endpoints(EventContentsBody.self)
        case .shop: kinds.endpoints(ShopContentsBody.self)
        case .lesson: kinds.endpoints(LessonContentsBody.self)
        case .community: kinds.endpoints(CommunityContentsBody.self)
        }
    }
}

/// Creates the parts of each kind of post.
private struct PostsOfKinds {
    let drivers: Drivers
    let repositories: Repositories
    let places: PlacesFeature
    let board: BoardFeature

    func endpoints<Contents: PostContentsBody>(_: Contents.Type) -> [Endpoint]
    where Contents.Item: StoredPost {
        PostRoutes<Contents>(
            reading: PostReading(
                queries: SQLPostQueries(drivers.database),
                cards: board.cards,
                views: repositories.views
            ),
            cards: board.cards,
            posts: Posts(
                posts: SQLPostRepository(drivers.database, identifiers: drivers.identifiers),
                accounts: repositories.accounts,
                images: repositories.images,
                submissions: repositories.submissions,
                choosePlace: places.choose,
                site: repositories.site,
                identifiers: drivers.identifiers,
                clock: drivers.clock
            ),
            drafts: repositories.drafts,
            announces: drivers.federation != nil && Contents.kind.has(.publicDates),
            clock: drivers.clock
        ).endpoints
    }
}
