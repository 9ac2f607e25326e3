import Foundation
import Remote

extension Errand {
    /// Where logins are kept, as the XDG Base Directory Specification has it.
    var configurationFolder: String { folder("XDG_CONFIG_HOME", ".config") }

    private var cacheFolder: String { folder("XDG_CACHE_HOME", ".cache") }

    private func folder(_ variable: String, _ usual: String) -> String {
        // A relative path in these variables is invalid, and is to be ignored.
        if let given = environment[variable], given.hasPrefix("/") { return "\(given)/madang" }
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
        return "\(home)/\(usual)/madang"
    }

    /// Speaks to a server, or to the data on this machine as if it were one.
    func ask<Value: Sendable>(
        _ work: @Sendable (MadangClient) async throws -> Value
    ) async throws -> Value {
        try await ask(Destination(self)) { client, _ in try await work(client) }
    }

    /// For what only a member may do: without a login nothing is opened, and nobody asked.
    func askAsMember<Value: Sendable>(
        _ work: @Sendable (MadangClient) async throws -> Value
    ) async throws -> Value {
        try await askAsMember { client, _ in try await work(client) }
    }

    func askAsMember<Value: Sendable>(
        _ work: @Sendable (MadangClient, Destination) async throws -> Value
    ) async throws -> Value {
        let destination = try Destination(self)
        guard try credentials(for: destination).load() != nil else { throw RemoteError.notSignedIn() }
        return try await ask(destination, work)
    }

    private func ask<Value: Sendable>(
        _ destination: Destination,
        _ work: @Sendable (MadangClient, Destination) async throws -> Value
    ) async throws -> Value {
        switch destination {
        case .server(let address):
            // Without a place to keep answers the command still works.
            let answers = try? KeptAnswers(folder: URL(fileURLWithPath: cacheFolder))
            return try await work(client(program.connect(address), for: destination, answers), destination)
        case .house(let settings):
            return try await program.premises.open(settings) { transport in
                try await work(client(transport, for: destination), destination)
            }
        }
    }

    private func client(
        _ transport: any Transport,
        for destination: Destination,
        _ answers: KeptAnswers? = nil
    ) -> MadangClient {
        MadangClient(
            transport,
            server: destination.target,
            credentials: credentials(for: destination),
            answers: answers,
            language: language
        )
    }

    private func credentials(for destination: Destination) -> FileCredentials {
        FileCredentials(
            folder: configurationFolder,
            target: destination.target,
            becomesCurrent: destination.canBeCurrent
        )
    }
}
