import Domain
import Storage

/// Phase two: the repositories.
struct Repositories: Sendable {
    let accounts: SQLAccountRepository
    let credentials: SQLCredentialRepository
    let sessions: SQLSessionRepository
    let pushes: SQLPushRepository
    let calls: SQLCallThrottle
    let challenges: SQLChallengeRepository
    let outbox: SQLOutbox
    let identities: SQLIdentityRepository
    let secondFactors: SQLSecondFactorRepository
    let exports: SQLExportQueries
    let homes: SQLHomeNeighbourhoodsRepository
    let images: SQLImageRepository
    let recordings: SQLRecordingRepository
    let listings: SQLListingRepository
    let listingQueries: SQLListingQueries
    let views: BatchedListingViews
    let expiry: SQLListingExpiry
    let openQuestions: SQLOpenQuestions
    let drafts: SQLDraftRepository
    private let memberCache: MemberCache
    let boardKeeper: BoardKeeper
    let board: IndexedBoardQueries
    let deals: SQLDealRepository
    let dealQueries: SQLDealQueries
    let reviews: SQLReviewRepository
    let reviewQueries: SQLReviewQueries
    let rosters: SQLRosterRepository
    let runLogs: SQLRunLogRepository
    let runLogQueries: SQLRunLogQueries
    let rosterQueries: SQLRosterQueries
    let members: SQLMemberQueries
    let maps: IndexedMapQueries
    let search: IndexedSearchQueries
    let pastSearches: BatchedPastSearches
    let savedSearches: SQLSavedSearchRepository
    let favourites: SQLFavouriteRepository
    let conversations: SQLConversationRepository
    let talk: SQLConversationQueries
    let live: SQLLiveQueries
    let liveArchive: SQLLiveArchive
    let requests: SQLRequestLog
    let digests: SQLDigestRepository
    let notices: SQLNoticeRepository
    let noticeboard: SQLNoticeQueries
    let blocks: SQLBlockRepository
    let reports: SQLReportRepository
    let warnings: SQLWarningRepository
    let appeals: SQLAppealRepository
    let reasonTemplates: SQLReasonTemplateRepository
    let reportQueries: SQLReportQueries
    let operators: SQLOperatorRepository
    let submissions: SQLSubmissionRepository
    let submissionQueries: SQLSubmissionQueries
    let claimQueries: SQLClaimQueries
    let sourceQueries: SQLSourceQueries
    let verificationQueries: SQLVerificationQueries
    let eventCalendar: SQLEventCalendarQueries
    let audit: SQLAuditLog
    let site: SQLSiteRepository
    let invitations: SQLInvitationRepository
    let apiTokens: SQLAPITokenRepository
    let announcements: SQLSiteAnnouncementRepository

    init(_ drivers: Drivers, _ plan: AppConfiguration) {
        let (database, ids, mostSaid) = (drivers.database, drivers.identifiers, plan.messagesADay)
        memberCache = MemberCache(database)
        (accounts, credentials) = (
            SQLAccountRepository(database, identifiers: ids), SQLCredentialRepository(database)
        )
        (sessions, pushes) = (SQLSessionRepository(database, memberCache), SQLPushRepository(database))
        (calls, challenges) = (SQLCallThrottle(database), SQLChallengeRepository(database))
        (outbox, identities) = (SQLOutbox(database), SQLIdentityRepository(database))
        (exports, secondFactors) = (SQLExportQueries(database), SQLSecondFactorRepository(database))
        homes = SQLHomeNeighbourhoodsRepository(database, memberCache)
        (images, recordings) = (SQLImageRepository(database), SQLRecordingRepository(database))
        (listings, listingQueries) = (.init(database, identifiers: ids), .init(database))
        (expiry, drafts) = (SQLListingExpiry(database, identifiers: ids), SQLDraftRepository(database))
        (openQuestions, views) = (.init(database, identifiers: ids), .init(database, clock: drivers.clock))
        site = SQLSiteRepository(database, identifiers: ids, given: plan.givenSite)
        boardKeeper = .init(database, memberCache, memory: plan.boardMemory, offering: site.kinds)
        board = IndexedBoardQueries(database, boardKeeper)
        (deals, dealQueries) = (SQLDealRepository(database, identifiers: ids), SQLDealQueries(database))
        (reviews, reviewQueries) = (.init(database, identifiers: ids), .init(database))
        rosters = SQLRosterRepository(database, identifiers: ids)
        (runLogs, runLogQueries) = (
            SQLRunLogRepository(database, identifiers: ids), SQLRunLogQueries(database)
        )
        (rosterQueries, members) = (SQLRosterQueries(database), SQLMemberQueries(database, memberCache))
        (maps, search) = (IndexedMapQueries(boardKeeper), IndexedSearchQueries(boardKeeper))
        (pastSearches, savedSearches) = (BatchedPastSearches(database), SQLSavedSearchRepository(database))
        (favourites, talk) = (SQLFavouriteRepository(database), SQLConversationQueries(database))
        conversations = SQLConversationRepository(database, identifiers: ids, mostSaidADay: mostSaid)
        (live, liveArchive) = (SQLLiveQueries(database), SQLLiveArchive(database))
        requests = SQLRequestLog(database, seal: drivers.answers, clock: drivers.clock)
        (notices, noticeboard, digests) = (.init(database), .init(database), .init(database))
        (blocks, reports) = (.init(database, identifiers: ids), .init(database, identifiers: ids))
        (warnings, appeals) = (.init(database, identifiers: ids), .init(database, identifiers: ids))
        reasonTemplates = SQLReasonTemplateRepository(database)
        (reportQueries, operators) = (.init(database), .init(database, memberCache))
        (audit, announcements) = (.init(database, identifiers: ids, clock: drivers.clock), .init(database))
        submissions = .init(database, identifiers: ids, trustsEveryone: !plan.reviewsEvents)
        (submissionQueries, claimQueries, invitations) = (.init(database), .init(database), .init(database))
        sourceQueries = SQLSourceQueries(database, clock: drivers.clock)
        (verificationQueries, eventCalendar, apiTokens) = (.init(database), .init(database), .init(database))
    }

    var confirmedAddress: ConfirmedAddress { ConfirmedAddress(accounts) }

    var chooseReason: ChooseReason {
        ChooseReason(templates: reasonTemplates, operators: operators, accounts: accounts)
    }
}
