public import Domain
public import Wire

extension AccountClient {
    public func sendEmailCode() async throws {
        try await client.tellAsMember("POST", AccountPath.emailVerification.rawValue)
    }

    public func moveEmail(to email: String, password: String?) async throws {
        let body = EmailChangeBody(email: email, currentPassword: password)
        try await client.tellAsMember("PUT", AccountPath.email.rawValue, body)
    }

    public func proveEmail(by code: String) async throws -> Account {
        let body: AccountBody = try await client.askAsMember(
            "POST",
            AccountPath.emailProof.rawValue,
            CodeBody(code: code)
        )
        return body.account
    }

    public func sendSignUpCode(to email: String) async throws {
        try await client.tell("POST", AccountPath.signUpCodes.rawValue, EmailAddressBody(email: email))
    }

    public func sendResetCode(to email: String) async throws {
        try await client.tell("POST", AccountPath.passwordResets.rawValue, EmailAddressBody(email: email))
    }

    public func resetPassword(_ body: PasswordResetBody) async throws {
        let answer: DeviceTokenBody = try await client.ask("POST", AccountPath.passwordReset.rawValue, body)
        try await client.credentials.keep(deviceToken: answer.deviceToken)
    }

    /// How the member can confirm a sign-in.
    public func confirmationWays() async throws -> ConfirmMember.Ways {
        let body: ConfirmationMethodsBody = try await client.askAsMember(
            "GET",
            AccountPath.confirmation.rawValue
        )
        return body.ways
    }

    public func confirm(by password: String) async throws {
        let body = ConfirmationBody(password: password)
        try await client.tellAsMember("POST", AccountPath.confirmation.rawValue, body)
    }

    public func confirm(by provider: IdentityProvider, with body: ReturnBody) async throws {
        let path = AccountPath.providerConfirmation.filled(provider.rawValue)
        try await client.tellAsMember("POST", path, body)
    }

    public func providers() async throws -> [IdentityProvider] {
        let list: ListBody<ProviderBody> = try await client.ask("GET", AccountPath.providers.rawValue)
        return list.items.map(\.provider)
    }

    /// - Parameter askingAgain: whether the provider asks for credentials even with an active session.
    public func depart(to provider: IdentityProvider, askingAgain: Bool = false) async throws
        -> AuthorizationBody
    {
        let path = AccountPath.provider.filled(provider.rawValue)
        return try await client.ask("GET", askingAgain ? path + "?again=true" : path)
    }

    /// Signs in a linked identity; otherwise the response introduces an unknown one.
    public func arrive(from provider: IdentityProvider, with body: ReturnBody) async throws -> Arrival {
        let arrival: ProviderSignInBody = try await client.ask(
            "POST",
            AccountPath.providerSession.filled(provider.rawValue),
            body
        )
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

    public func signUp(_ body: IntroducedSignUpBody) async throws -> Account {
        try await enter(client.ask("POST", AccountPath.introducedAccounts.rawValue, body))
    }

    public func identities() async throws -> Answer<[IdentityBody]> {
        let answer: Answer<ListBody<IdentityBody>> = try await client.readAsMember(
            AccountPath.identities.rawValue
        )
        return answer.map(\.items)
    }

    public func link(_ provider: IdentityProvider, with body: ReturnBody) async throws {
        try await client.tellAsMember("POST", AccountPath.identity.filled(provider.rawValue), body)
    }

    public func unlink(_ provider: IdentityProvider) async throws {
        try await client.tellAsMember("DELETE", AccountPath.identity.filled(provider.rawValue))
    }
}
