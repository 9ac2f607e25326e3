extension PlainBrowser {
    /// Leaves for a provider, signs a person in there, and comes back with what the provider adds.
    public func comesBack(
        from provider: String,
        as person: ProviderTown.Person,
        then way: String? = nil,
        at providers: ProviderTown
    ) async throws {
        try await open("/sign-in/\(provider)" + (way.map { "?then=\($0)" } ?? ""))
        let back = try providers.signsIn(person, at: path)
        try await open("/sign-in/\(provider)?code=\(back.code)&state=\(back.state)")
    }
}

extension ProviderTown {
    /// A town that is registered at both providers.
    public static func visit(_ stay: (Town, ProviderTown) async throws -> Void) async throws {
        let providers = try ProviderTown()
        let folder = try TemporaryFolder()
        try await Town.visit(settings: providers.settings(secretIn: folder)) { try await stay($0, providers) }
        await providers.close()
    }
}
