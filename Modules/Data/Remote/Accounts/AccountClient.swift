public import Domain
public import Wire

extension MadangClient {
    public var accounts: AccountClient { AccountClient(client: self) }
}

/// A client for sign-up, sign-in and the member's own account.
public struct AccountClient: Sendable {
    let client: MadangClient

    public func signUp(_ body: SignUpBody) async throws -> Account {
        try await enter(client.ask("POST", AccountPath.accounts.rawValue, body))
    }

    public func signIn(email: String, password: String) async throws -> Account {
        let body = SignInBody(
            email: email,
            password: password,
            deviceToken: try client.credentials.deviceToken()
        )
        return try await enter(client.ask("POST", AccountPath.sessions.rawValue, body))
    }

    /// Clears cached responses, which belong to the previous member.
    func enter(_ body: SessionGrantBody) async throws -> Account {
        let account = body.admission.account
        let login = SavedLogin(nickname: account.nickname.text, tokens: body.admission.tokens)
        await client.forgetAnswers()
        try await replaceLogin(by: login)
        try await client.credentials.keep(deviceToken: body.admission.deviceToken)
        return account
    }

    /// Ends the session. The device forgets it even when the server already has or is unreachable.
    public func signOut() async throws {
        guard try client.credentials.load() != nil else { throw RemoteError.notSignedIn() }
        let said: Result<Void, any Error>
        do {
            said = .success(try await client.tellAsMember("DELETE", AccountPath.currentSession.rawValue))
        } catch RemoteError.notSignedIn {
            said = .success(())
        } catch {
            said = .failure(error)
        }
        try await leave()
        try said.get()
    }

    public func signOutEverywhere() async throws {
        try await client.tellAsMember("DELETE", AccountPath.sessions.rawValue)
        try await leave()
    }

    public func me() async throws -> Answer<Account> {
        let answer: Answer<AccountBody> = try await client.readAsMember(AccountPath.me.rawValue)
        return answer.map(\.account)
    }

    public func change(_ change: ProfileChangeBody) async throws -> Account {
        let body: AccountBody = try await client.askAsMember("PATCH", AccountPath.me.rawValue, change)
        try await rename(to: body.account.nickname.text)
        return body.account
    }

    private func rename(to nickname: String) async throws {
        try await client.credentials.exclusively { [credentials = client.credentials] in
            guard let login = try credentials.load(), login.nickname != nickname else { return }
            try await credentials.save(login.named(nickname))
        }
    }

    public func changePassword(from current: String, to new: String) async throws {
        let body = PasswordChangeBody(currentPassword: current, newPassword: new)
        try await client.tellAsMember("PUT", AccountPath.password.rawValue, body)
    }

    public func devices() async throws -> Answer<[DeviceBody]> {
        let answer: Answer<ListBody<DeviceBody>> = try await client.readAsMember(
            AccountPath.sessions.rawValue
        )
        return answer.map(\.items)
    }

    public func end(_ session: Session.ID) async throws {
        try await client.tellAsMember("DELETE", AccountPath.session.filled(session.description))
    }

    public func deletionPlan() async throws -> DeletionPlanBody {
        try await client.askAsMember("GET", AccountPath.deletion.rawValue)
    }

    public func delete() async throws {
        try await client.tellAsMember("DELETE", AccountPath.me.rawValue)
        try await leave()
    }

    public func export() async throws -> AccountExportBody {
        try await client.askAsMember("GET", AccountPath.export.rawValue)
    }

    /// Reads a whole section of the export, page by page.
    public func export(_ section: ExportSection) async throws -> [ExportedRecordBody] {
        var records: [ExportedRecordBody] = []
        var cursor: String?
        repeat {
            let path = AccountPath.exportSection.filled(section.rawValue)
                .asking(for: SliceRequest(limit: 100, after: cursor))
            let part: ListBody<ExportedRecordBody> = try await client.askAsMember("GET", path)
            records += part.items
            cursor = part.next
        } while cursor != nil
        return records
    }

    private func leave() async throws {
        await client.forgetAnswers()
        try await replaceLogin(by: nil)
    }

    /// Waits for a refresh in progress, which would restore the former login.
    private func replaceLogin(by login: SavedLogin?) async throws {
        try await client.credentials.exclusively { [credentials = client.credentials] in
            try await credentials.save(login)
        }
    }
}
