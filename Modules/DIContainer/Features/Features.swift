import Domain
import Storage
import Vault
import Web

/// Phases three and four: all use cases, and the routes and periodic tasks that use them.
struct Features: Sendable {
    let guests: WebApp.Guests
    let endpoints: [Endpoint]
    let pages: [PageRoute]
    let tasks: [MaintenanceTask]
    /// Tasks that members are waiting for.
    let deliveries: [MaintenanceTask]
    /// Tasks that wait for other servers.
    let fetches: [MaintenanceTask]
    /// Calls of members' programs.
    let calls: [MaintenanceTask]
    let setUpTokens: MemorySetUpTokens
    let federation: FederationFeature
    let push: PushFeature

    init(_ drivers: Drivers, _ repositories: Repositories, _ identities: IdentitiesFeature) {
        let programs = ProgramsFeature(drivers, repositories, identities)
        let accounts = AccountsFeature(drivers, repositories, identities, programs.tokens)
        let neighbourhoods = NeighbourhoodsFeature(drivers, repositories)
        let (places, images) = (PlacesFeature(drivers, repositories), ImagesFeature(drivers, repositories))
        let board = BoardFeature(drivers, repositories)
        let listings = ListingsFeature(drivers, repositories, places, board)
        let favourites = FavouritesFeature(drivers, repositories, board)
        let savedSearches = SavedSearchesFeature(drivers, repositories)
        let calendars = CalendarsFeature(drivers, repositories, identities.reminders)
        let deals = DealsFeature(drivers, repositories, places, board)
        let payments = PaymentsFeature(drivers, repositories, identities)
        let conversations = ConversationsFeature(drivers, repositories, deals: deals.reading)
        let notices = NoticesFeature(drivers, repositories, mailing: identities.mailsNotices)
        let digests = DigestsFeature(drivers, repositories, mailing: identities.mailsNotices)
        let letters = LettersFeature(drivers, repositories, mailing: identities.mailsNotices)
        let moderation = ModerationFeature(drivers, repositories, identities)
        let (live, sources) = (LiveFeature(drivers, repositories), SourcesFeature(drivers, repositories))
        (federation, push) = (.init(drivers, repositories), .init(drivers, repositories))
        let site = SiteFeature(drivers, repositories, identities)
        (guests, pages, setUpTokens, calls) = (accounts.guests, Self.allPages, site.tokens, [programs.calls])
        endpoints = [
            accounts.endpoints + identities.endpoints + programs.endpoints,
            neighbourhoods.routes.endpoints + places.routes.endpoints,
            listings.endpoints + board.endpoints + DocumentsFeature(drivers, repositories).endpoints,
            images.routes.endpoints + favourites.routes.endpoints + savedSearches.routes.endpoints,
            SuggestionsFeature(drivers, repositories, board).routes.endpoints + calendars.endpoints,
            conversations.routes.endpoints + CommentsFeature(drivers, repositories).routes.endpoints,
            PhonesFeature(drivers).routes.endpoints + WebsitesFeature(drivers).routes.endpoints,
            RunLogsFeature(drivers, repositories).endpoints,
            notices.routes.endpoints + push.routes.endpoints + live.routes.endpoints + letters.endpoints,
            moderation.endpoints + site.endpoints + sources.endpoints + digests.routes.endpoints,
            SlotsFeature(drivers, repositories, deals: deals.reading).endpoints + federation.endpoints,
            TeachersFeature(drivers, repositories).endpoints + LessonNotesFeature(drivers).routes.endpoints,
            deals.endpoints + payments.endpoints + AnnouncementsFeature(drivers, repositories).endpoints,
        ].flatMap { $0 }
        tasks =
            listings.tasks + identities.sweeps + notices.tasks + deals.tasks + payments.tasks + live.tasks
            + [images.sweep, calendars.reminding, savedSearches.telling]
        deliveries = [savedSearches.matching] + notices.deliveries + digests.deliveries + letters.deliveries
        fetches = payments.providerTasks + [sources.fetches] + federation.tasks
    }
}
