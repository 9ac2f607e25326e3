/// What the commands of a script work on.
public enum Place: String, CaseIterable, Sendable {
    case server
    /// The data on the same machine, without a server.
    case folder
}

/// The device of a script, whose commands work on a server or on a data folder.
public struct ScriptedDevice: Sendable {
    public let madang: MadangProgram
    /// As `whoami` names it.
    public let target: String
    private let options: [String]
    /// Kept while the script runs.
    private let server: MadangProcess?
    private let folder: TemporaryFolder?

    public init(at place: Place) async throws {
        let folder = try TemporaryFolder()
        switch place {
        case .server:
            let server = try await MadangProcess(data: folder.path)
            try self.init(server.address, ["--server", server.address], server, folder)
        case .folder:
            let server = try await MadangProcess(data: folder.path)
            server.askToStop()
            _ = await server.end()
            try self.init("data:\(folder.path)", ["--data", folder.path], nil, folder)
        }
    }

    private struct Refused: Error {
        let outcome: MadangProgram.Outcome
    }

    public init(server: String) throws {
        try self.init(server, ["--server", server], nil, nil)
    }

    public init(joining name: String, at server: String) async throws {
        try self.init(server: server)
        let outcome = try await signUp(name)
        guard outcome.status == 0 else { throw Refused(outcome: outcome) }
    }

    private init(
        _ target: String,
        _ options: [String],
        _ server: MadangProcess?,
        _ folder: TemporaryFolder?
    ) throws {
        madang = try MadangProgram()
        self.target = target
        self.options = options
        self.server = server
        self.folder = folder
    }

    /// Runs a command with the options that name its target.
    public func ask(
        _ words: [String],
        input: String? = "",
        environment: [String: String] = [:]
    ) async throws -> MadangProgram.Outcome {
        try await madang.run(words + options, input: input, environment: environment)
    }

    /// On a machine of its own, its operator confirms the address.
    public func signUp(_ name: String, _ more: [String] = []) async throws -> MadangProgram.Outcome {
        let outcome = try await ask(
            [
                "account", "sign-up", "--email", "\(name)@example.com", "--nickname", name,
                "--password-stdin", "--json",
            ] + more,
            input: Neighbour.password + "\n"
        )
        if let folder, outcome.status == 0 {
            _ = try await madang.run([
                "operator", "confirm", "\(name)@example.com", "--data", folder.path,
            ])
        }
        return outcome
    }
}
