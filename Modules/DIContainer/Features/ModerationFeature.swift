import Domain
import Storage
import Web

/// The use cases and routes of blocks and reports.
struct ModerationFeature: Sendable {
    let endpoints: [Endpoint]

    init(_ drivers: Drivers, _ repositories: Repositories, _ identities: IdentitiesFeature) {
        let routes = ModerationRoutes(
            blocks: repositories.blocks,
            report: FileReport(
                reports: repositories.reports,
                identifiers: drivers.identifiers,
                clock: drivers.clock
            ),
            clock: drivers.clock
        )
        let queue = OperatorRoutes(
            operators: repositories.operators,
            queries: repositories.reportQueries,
            todos: SQLTodoQueries(drivers.database),
            decide: DecideReport(
                reports: repositories.reports,
                operators: repositories.operators,
                emails: identities.emails
            ),
            chooseReason: repositories.chooseReason,
            clock: drivers.clock
        )
        let log = AuditRoutes(
            operators: repositories.operators,
            queries: SQLAuditQueries(drivers.database)
        )
        let directory = DirectoryRoutes(
            operators: repositories.operators,
            directory: SQLMemberDirectory(drivers.database),
            manage: ManageMembers(drivers, repositories, identities),
            chooseReason: repositories.chooseReason,
            signUps: ReadSignUps(drivers, repositories, identities),
            gazetteer: drivers.gazetteer,
            clock: drivers.clock
        )
        let warnings = WarningRoutes(warnings: repositories.warnings)
        let reasons = ReasonTemplateRoutes(manage: ManageReasonTemplates(drivers, repositories))
        endpoints =
            routes.endpoints + queue.endpoints + log.endpoints + directory.endpoints + warnings.endpoints
            + reasons.endpoints + AppealRoutes(drivers, repositories, identities).endpoints
    }
}

extension AppealRoutes {
    fileprivate init(_ drivers: Drivers, _ repositories: Repositories, _ identities: IdentitiesFeature) {
        let queries = SQLAppealQueries(drivers.database)
        self.init(
            operators: repositories.operators,
            queries: queries,
            make: MakeAppeal(
                appeals: repositories.appeals,
                queries: queries,
                links: drivers.appealLinks,
                identifiers: drivers.identifiers,
                clock: drivers.clock
            ),
            decide: DecideAppeal(
                appeals: repositories.appeals,
                operators: repositories.operators,
                emails: identities.emails
            ),
            chooseReason: repositories.chooseReason,
            clock: drivers.clock
        )
    }
}

extension ReadSignUps {
    fileprivate init(_ drivers: Drivers, _ repositories: Repositories, _ identities: IdentitiesFeature) {
        self.init(
            operators: repositories.operators,
            queries: SQLSignUpQueries(drivers.database),
            origins: identities.origins,
            clock: drivers.clock
        )
    }
}

extension ManageReasonTemplates {
    fileprivate init(_ drivers: Drivers, _ repositories: Repositories) {
        self.init(
            templates: repositories.reasonTemplates,
            operators: repositories.operators,
            identifiers: drivers.identifiers
        )
    }
}

extension ManageMembers {
    fileprivate init(_ drivers: Drivers, _ repositories: Repositories, _ identities: IdentitiesFeature) {
        self.init(
            accounts: repositories.accounts,
            operators: repositories.operators,
            sessions: repositories.sessions,
            reports: repositories.reports,
            warnings: repositories.warnings,
            factors: repositories.secondFactors,
            deleteAccount: DeleteAccount(drivers, repositories, identities),
            emails: identities.emails
        )
    }
}
