import Domain
import Storage

/// Phase two: where things are kept.
struct Repositories: Sendable {
    let accounts: SQLAccountRepository
    let credentials: SQLCredentialRepository
    let sessions: SQLSessionRepository
    let calls: SQLCallThrottle
    let challenges: SQLChallengeRepository
    let outbox: SQLOutbox
    let identities: SQLIdentityRepository
    let exports: SQLExportQueries
    let homes: SQLHomeNeighbourhoodsRepository
    let images: SQLImageRepository
    let classes: SQLClassRepository
    let classQueries: SQLClassQueries
    let views: BatchedListingViews
    let expiry: SQLListingExpiry
    let drafts: SQLDraftRepository
    let board: SQLBoardQueries
    let deals: SQLDealRepository
    let dealQueries: SQLDealQueries
    let reviews: SQLReviewRepository
    let reviewQueries: SQLReviewQueries
    let members: SQLMemberQueries
    let maps: SQLMapQueries
    let search: SQLSearchQueries
    let pastSearches: SQLPastSearchRepository
    let favourites: SQLFavouriteRepository
    let conversations: SQLConversationRepository
    let talk: SQLConversationQueries
    let live: SQLLiveQueries
    let liveArchive: SQLLiveArchive
    let requests: SQLRequestMemory
    let notices: SQLNoticeRepository
    let noticeboard: SQLNoticeQueries
    let blocks: SQLBlockRepository
    let reports: SQLReportRepository
    let reportQueries: SQLReportQueries
    let operators: SQLOperatorRepository

    init(_ drivers: Drivers, messagesADay: Int) {
        accounts = SQLAccountRepository(drivers.database, mint: drivers.mint)
        credentials = SQLCredentialRepository(drivers.database)
        sessions = SQLSessionRepository(drivers.database)
        calls = SQLCallThrottle(drivers.database)
        challenges = SQLChallengeRepository(drivers.database)
        outbox = SQLOutbox(drivers.database)
        identities = SQLIdentityRepository(drivers.database)
        exports = SQLExportQueries(drivers.database)
        homes = SQLHomeNeighbourhoodsRepository(drivers.database)
        images = SQLImageRepository(drivers.database)
        classes = SQLClassRepository(drivers.database, mint: drivers.mint)
        classQueries = SQLClassQueries(drivers.database)
        expiry = SQLListingExpiry(drivers.database)
        drafts = SQLDraftRepository(drivers.database)
        views = BatchedListingViews(drivers.database, clock: drivers.clock)
        board = SQLBoardQueries(drivers.database)
        deals = SQLDealRepository(drivers.database, mint: drivers.mint)
        dealQueries = SQLDealQueries(drivers.database)
        reviews = SQLReviewRepository(drivers.database, mint: drivers.mint)
        reviewQueries = SQLReviewQueries(drivers.database)
        members = SQLMemberQueries(drivers.database)
        maps = SQLMapQueries(drivers.database)
        search = SQLSearchQueries(drivers.database)
        pastSearches = SQLPastSearchRepository(drivers.database)
        favourites = SQLFavouriteRepository(drivers.database)
        conversations = SQLConversationRepository(
            drivers.database,
            mint: drivers.mint,
            mostSaidADay: messagesADay
        )
        talk = SQLConversationQueries(drivers.database)
        live = SQLLiveQueries(drivers.database)
        liveArchive = SQLLiveArchive(drivers.database)
        requests = SQLRequestMemory(drivers.database, seal: drivers.answers, clock: drivers.clock)
        notices = SQLNoticeRepository(drivers.database)
        noticeboard = SQLNoticeQueries(drivers.database)
        blocks = SQLBlockRepository(drivers.database)
        reports = SQLReportRepository(drivers.database, mint: drivers.mint)
        reportQueries = SQLReportQueries(drivers.database)
        operators = SQLOperatorRepository(drivers.database)
    }
}
