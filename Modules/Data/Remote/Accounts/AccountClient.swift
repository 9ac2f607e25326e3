public import Domain
public import Wire

extension MadangClient {
    public var accounts: AccountClient { AccountClient(client: self) }
}

/// Signing up and in, and the member's own account, at a server.
public struct AccountClient: Sendable {
    fileprivate let client: MadangClient

    public func signUp(_ body: SignUpBody) async throws -> Account {
        try await enter(client.ask("POST", AccountPath.accounts.rawValue, body))
    }

    public func signIn(email: String, password: String) async throws -> Account {
        let body = SignInBody(email: email, password: password)
        return try await enter(client.ask("POST", AccountPath.sessions.rawValue, body))
    }

    private func enter(_ body: AdmissionBody) async throws -> Account {
        await client.forgetAnswers()
        try client.credentials.save(body.admission.tokens)
        return body.admission.account
    }

    /// Ends the session here. The device forgets it even when the server has already, or can't be reached.
    public func signOut() async throws {
        defer { try? client.credentials.save(nil) }
        await client.forgetAnswers()
        do {
            try await client.tellAsMember("DELETE", AccountPath.currentSession.rawValue)
        } catch RemoteError.notSignedIn {}
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
        return body.account
    }

    public func changePassword(from current: String, to new: String) async throws {
        let body = PasswordChangeBody(currentPassword: current, newPassword: new)
        try await client.tellAsMember("PUT", AccountPath.password.rawValue, body)
    }

    public func devices() async throws -> Answer<[DeviceBody]> {
        let answer: Answer<ListBody<DeviceBody>> = try await client.readAsMember(AccountPath.sessions.rawValue)
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

    private func leave() async throws {
        await client.forgetAnswers()
        try client.credentials.save(nil)
    }
}
