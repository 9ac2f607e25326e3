import Arguments
import Files
import Remote

extension CommandContext {
    /// The folder of saved logins, following the XDG Base Directory Specification.
    var configurationFolder: String { folder("XDG_CONFIG_HOME", ".config") }

    private var cacheFolder: String { folder("XDG_CACHE_HOME", ".cache") }

    private func folder(_ variable: String, _ usual: String) -> String {
        // The specification requires relative paths in these variables to be ignored.
        if let given = environment[variable], given.hasPrefix("/") { return "\(given)/madang" }
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? Folder.home ?? ""
        return "\(home)/\(usual)/madang"
    }

    /// Sends a request to a server, or to the data on this machine.
    @discardableResult
    func ask<Value: Sendable>(
        _ work: @escaping @Sendable (MadangClient) async throws -> Value
    ) async throws -> Value {
        try await ask(Destination(self)) { client, _ in try await work(client) }
    }

    /// Sends a member's request; without a login it fails before connecting.
    @discardableResult
    func askAsMember<Value: Sendable>(
        _ work: @escaping @Sendable (MadangClient) async throws -> Value
    ) async throws -> Value {
        try await askAsMember { client, _ in try await work(client) }
    }

    @discardableResult
    func askAsMember<Value: Sendable>(
        _ work: @escaping @Sendable (MadangClient, Destination) async throws -> Value
    ) async throws -> Value {
        let destination = try Destination(self)
        guard try credentials(for: destination).load() != nil else {
            if case .local(let settings) = destination, settings.source(of: "data") != .standard {
                try program.app.locate(settings)
            }
            throw RemoteError.notSignedIn()
        }
        return try await ask(destination, work)
    }

    private func ask<Value: Sendable>(
        _ destination: Destination,
        _ work: @escaping @Sendable (MadangClient, Destination) async throws -> Value
    ) async throws -> Value {
        switch destination {
        case .server(let address):
            // The cache is optional.
            let answers = try? AnswerCache(folder: cacheFolder, clock: program.clock)
            let client = client(program.connect(address), for: destination, answers)
            return try await untilInterrupted { try await work(client, destination) }
        case .local(let settings):
            return try await program.app.open(settings) { transport in
                try await work(client(transport, for: destination), destination)
            }
        }
    }

    private func client(
        _ transport: any Transport,
        for destination: Destination,
        _ answers: AnswerCache? = nil
    ) -> MadangClient {
        MadangClient(
            transport,
            server: destination.target,
            credentials: credentials(for: destination),
            answers: answers,
            language: language
        )
    }

    /// A program's token, if the environment has one, instead of the logins of this device.
    private func credentials(for destination: Destination) -> any CredentialStore {
        if let token = environment["MADANG_TOKEN"], !token.isEmpty { return TokenCredentials(token) }
        return FileCredentials(
            folder: configurationFolder,
            target: destination.target,
            becomesCurrent: destination.canBeCurrent
        )
    }

    /// Lets Control-C cancel a request, but not a running refresh: replaced tokens that were not saved
    /// would end the session.
    private func untilInterrupted<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let interrupts = program.streams.interrupts()
        return try await withThrowingTaskGroup(of: Value?.self) { group in
            group.addTask { try await work() }
            group.addTask {
                guard await interrupts.first(where: { true }) != nil else { return nil }
                throw CancellationError()
            }
            defer { group.cancelAll() }
            while let result = try await group.next() {
                if let result { return result }
            }
            throw CancellationError()
        }
    }
}
