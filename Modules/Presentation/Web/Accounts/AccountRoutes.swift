public import Domain
import HTTPServer
import Wire
import Wording

/// Account endpoints: sign-up, profile, password, export and deletion.
public struct AccountRoutes: Sendable {
    private let accounts: any AccountRepository
    private let newcomers: Newcomers
    private let deleteAccount: DeleteAccount
    private let changePassword: ChangePassword
    private let export: ExportAccount
    private let exports: any ExportQueries
    private let documents: OperatorDocuments
    private let clock: any WallClock

    public init(
        accounts: any AccountRepository,
        newcomers: Newcomers,
        deleteAccount: DeleteAccount,
        changePassword: ChangePassword,
        export: ExportAccount,
        exports: any ExportQueries,
        documents: OperatorDocuments,
        clock: any WallClock
    ) {
        self.accounts = accounts
        self.newcomers = newcomers
        self.deleteAccount = deleteAccount
        self.changePassword = changePassword
        self.export = export
        self.exports = exports
        self.documents = documents
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [
            .on(API.accounts.signUp) { _, body, _, request in
                let (application, password) = try body.application(
                    reading: request.language,
                    consentingTo: await documents.current(),
                    at: clock.now
                )
                return SessionGrantBody(
                    try await newcomers.signUp(
                        application,
                        with: password,
                        on: request.device,
                        from: request.origin
                    )
                )
            },
            .on(API.accounts.mine) { _, _, who in
                guard let account = try await accounts.find(who.member) else { throw AccountRefusal.gone }
                return AccountBody(account)
            },
            changingProfile,
            .on(API.accounts.deletionPlan) { _, _, who in
                DeletionPlanBody(try await accounts.deletionPlan(for: who.member, at: clock.now))
            },
            .on(API.accounts.delete) { _, _, who in
                try await deleteAccount(of: who.member, by: who)
                return Nothing()
            },
            .on(API.accounts.export) { _, _, who in
                AccountExportBody(try await export(for: who.member), asking: who.session)
            },
            .on(API.accounts.exportSection) { section, query, who in
                let part = try await exports.records(section, of: who.member, at: clock.now, query.slice)
                return ListBody(part.items.map(ExportedRecordBody.init), next: part.next)
            },
            changingPassword,
        ]
    }

    private var changingProfile: Endpoint {
        .on(API.accounts.change) { _, body, who in
            let now = clock.now
            var picture: Picture?
            if case .set(let id?) = body.picture {
                picture = try await accounts.picture(id, of: who.member)
            }
            return AccountBody(
                try await accounts.update(who.member) { [picture] in
                    try body.apply(to: &$0, showing: picture, at: now)
                }
            )
        }
    }

    private var changingPassword: Endpoint {
        .on(API.accounts.changePassword) { _, body, who in
            let password = try telling("newPassword") { () throws(AccountRefusal) in
                try Password(body.newPassword)
            }
            try await tellingPassword(at: "newPassword") {
                try await changePassword(from: body.currentPassword, to: password, by: who)
            }
            return Nothing()
        }
    }
}

/// Reports a refused new password at its field.
func tellingPassword<Value>(at field: String, _ work: () async throws -> Value) async throws -> Value {
    do {
        return try await work()
    } catch let error as AccountRefusal where error.field == "password" {
        throw FieldRefusal(refusal: error, field: field)
    }
}

/// Reports a refused value at its field.
func telling<Value>(_ field: String, _ make: () throws(AccountRefusal) -> Value) throws -> Value {
    do {
        return try make()
    } catch {
        throw FieldRefusal(refusal: error, field: field)
    }
}
