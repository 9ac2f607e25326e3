extension PlainBrowser {
    /// Leaves for a provider, signs a person in there, and comes back with what the provider adds.
    public func comeBack(
        from provider: String,
        as person: LocalSignInProviders.Person,
        then way: String? = nil,
        at providers: LocalSignInProviders
    ) async throws {
        try await open("/sign-in/\(provider)" + (way.map { "?then=\($0)" } ?? ""))
        let back = try providers.signIn(person, at: path)
        try await open("/sign-in/\(provider)?code=\(back.code)&state=\(back.state)")
    }
}

extension LocalSignInProviders {
    /// A server that is registered at both providers.
    public static func visit(_ stay: (TestServer, LocalSignInProviders) async throws -> Void) async throws {
        let providers = try LocalSignInProviders()
        let folder = try TemporaryFolder()
        try await TestServer.run(settings: providers.settings(secretIn: folder)) {
            try await stay($0, providers)
        }
        await providers.close()
    }
}
