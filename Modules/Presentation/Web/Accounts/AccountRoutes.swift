public import Domain
import HTTPServer
import Wire
import Wording

/// Account endpoints: sign-up, profile, password, export and deletion.
public struct AccountRoutes: Sendable {
    private let accounts: any AccountRepository
    private let signUp: SignUp
    private let deleteAccount: DeleteAccount
    private let changePassword: ChangePassword
    private let export: ExportAccount
    private let exports: any ExportQueries
    private let documents: OperatorDocuments
    private let clock: any WallClock

    public init(
        accounts: any AccountRepository,
        signUp: SignUp,
        deleteAccount: DeleteAccount,
        changePassword: ChangePassword,
        export: ExportAccount,
        exports: any ExportQueries,
        documents: OperatorDocuments,
        clock: any WallClock
    ) {
        self.accounts = accounts
        self.signUp = signUp
        self.deleteAccount = deleteAccount
        self.changePassword = changePassword
        self.export = export
        self.exports = exports
        self.documents = documents
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [
            opening, mine, changingProfile, previewingDeletion, deleting, exporting, exportingSection,
            changingPassword,
        ]
    }

    private var opening: Endpoint {
        .anyone(
            .post,
            AccountPath.accounts,
            "Sign up; creates an account and a session",
            takes: SignUpBody.self,
            answers: .json(201)
        ) { [signUp, documents, clock] request, body in
            let application = try body.application(
                reading: request.language,
                consentingTo: documents,
                at: clock.now
            )
            return SessionGrantBody(
                try await signUp(application, on: request.device, from: request.origin)
            )
        }
    }

    private var mine: Endpoint {
        .member(.get, AccountPath.me, "Get my account", answers: .json()) { [accounts] _, who in
            guard let account = try await accounts.find(who.member) else { throw AccountRefusal.gone }
            return AccountBody(account)
        }
    }

    private var changingProfile: Endpoint {
        .member(
            .patch,
            AccountPath.me,
            "Update my profile; omitted fields are unchanged",
            takes: ProfileChangeBody.self,
            answers: .json()
        ) { [accounts, clock] _, who, body in
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

    private var previewingDeletion: Endpoint {
        .member(
            .get,
            AccountPath.deletion,
            "Preview my account deletion; what it removes and keeps",
            answers: .json()
        ) {
            [accounts, clock] _, who in
            DeletionPlanBody(try await accounts.deletionPlan(for: who.member, at: clock.now))
        }
    }

    private var deleting: Endpoint {
        .member(
            .delete,
            AccountPath.me,
            "Delete my account; requires a recent sign-in or a confirmation",
            answers: .nothing
        ) { [deleteAccount] _, who in
            try await deleteAccount(by: who)
            return Nothing()
        }
    }

    private var exporting: Endpoint {
        .member(
            .get,
            AccountPath.export,
            "Export my account; all data that Madang stores about the member",
            answers: .json()
        ) {
            [export] _, who in
            AccountExportBody(try await export(for: who.member), asking: who.session)
        }
    }

    private var exportingSection: Endpoint {
        .member(
            .get,
            AccountPath.exportSection,
            "Export a section; in pages",
            query: Parameter.slice,
            answers: .json()
        ) { [exports, clock] request, who in
            guard let section = ExportSection(rawValue: request.parameters["section"] ?? "") else {
                throw AccountRefusal.noSuchSection
            }
            let part = try await exports.records(
                section,
                of: who.member,
                at: clock.now,
                request.slice
            )
            return ListBody(part.items.map(ExportedRecordBody.init), next: part.next)
        }
    }

    private var changingPassword: Endpoint {
        .member(
            .put,
            AccountPath.password,
            "Change my password; other devices are signed out",
            takes: PasswordChangeBody.self,
            answers: .nothing
        ) { [changePassword] _, who, body in
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
