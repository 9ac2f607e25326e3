public import Domain
public import Wire

extension MadangClient {
    public var accounts: AccountClient { AccountClient(client: self) }
}

/// A client for operations after which this device signs in or out, or shows another nickname.
public struct AccountClient: Sendable {
    let client: MadangClient

    public func signUp(_ body: SignUpBody) async throws -> Account {
        try await enter(client(API.accounts.signUp(body)))
    }

    public func signUp(_ body: IntroducedSignUpBody) async throws -> Account {
        try await enter(client(API.identities.signUp(body)))
    }

    public func signIn(email: String, password: String) async throws -> Account {
        let body = SignInBody(
            email: email,
            password: password,
            deviceToken: try client.credentials.deviceToken()
        )
        return try await enter(client(API.sessions.signIn(body)))
    }

    /// Completes a sign-in with the code of the second factor.
    public func answer(_ challenge: String, with code: String) async throws -> Account {
        try await enter(client(API.sessions.answer(SignInCodeBody(challenge: challenge, code: code))))
    }

    /// Signs in a linked identity; otherwise the response introduces an unknown one.
    public func arrive(from provider: IdentityProvider, with body: ReturnBody) async throws -> Arrival {
        let arrival = try await client(API.identities.arrive(provider, body))
        if let admission = arrival.admission { return .member(try await enter(admission)) }
        guard let stranger = arrival.stranger else {
            throw RemoteError.unexpected(status: 200, "neither a member nor a stranger")
        }
        return .stranger(stranger.stranger)
    }

    public enum Arrival: Sendable {
        case member(Account)
        case stranger(SignInWithProvider.Stranger)
    }

    /// Clears cached responses, which belong to the previous member.
    private func enter(_ body: SessionGrantBody) async throws -> Account {
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
            try await client(API.sessions.signOut())
            said = .success(())
        } catch RemoteError.notSignedIn {
            said = .success(())
        } catch {
            said = .failure(error)
        }
        try await leave()
        try said.get()
    }

    public func signOutEverywhere() async throws {
        try await client(API.sessions.endAll())
        try await leave()
    }

    public func change(_ change: ProfileChangeBody) async throws -> Account {
        let account = try await client(API.accounts.change(change)).account
        try await rename(to: account.nickname.text)
        return account
    }

    private func rename(to nickname: String) async throws {
        try await client.credentials.exclusively { [credentials = client.credentials] in
            guard let login = try credentials.load(), login.nickname != nickname else { return }
            try await credentials.save(login.named(nickname))
        }
    }

    public func resetPassword(_ body: PasswordResetBody) async throws {
        let answer = try await client(API.challenges.resetPassword(body))
        try await client.credentials.keep(deviceToken: answer.deviceToken)
    }

    public func delete() async throws {
        try await client(API.accounts.delete())
        try await leave()
    }

    /// Reads a whole section of the export, page by page.
    public func export(_ section: ExportSection) async throws -> [ExportedRecordBody] {
        var records: [ExportedRecordBody] = []
        var cursor: String?
        repeat {
            let query = SliceQuery(SliceRequest(limit: 100, after: cursor))
            let part = try await client(API.accounts.exportSection(section, query))
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
