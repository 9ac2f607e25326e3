import Arguments
public import Domain
import Glibc
public import Remote

/// The program `madang`: parses a command line, runs the command and returns an exit code.
public struct MadangCommandLine: Sendable {
    /// The program's version.
    public static let version = "0.1.0"

    let app: any LocalApp
    let version: String
    let streams: Streams
    let clock: any WallClock
    let connect: @Sendable (_ server: String) -> any Transport

    /// - Parameter connect: opens a transport to a server's address.
    public init(
        app: any LocalApp,
        version: String = Self.version,
        streams: Streams = .process,
        clock: any WallClock,
        connect: @escaping @Sendable (_ server: String) -> any Transport = Self.overHTTP
    ) {
        self.app = app
        self.version = version
        self.streams = streams
        self.clock = clock
        self.connect = connect
    }

    /// - Parameter words: without the name of the program.
    public func run(_ words: [String], environment: [String: String]) async -> Int32 {
        let language = Language(words: words, environment: environment)
        let voice = OutputStyle(streams, language: language, words: words, environment: environment)
        do {
            return try await answer(words, voice, environment).rawValue
        } catch Streams.Failure.closed {
            return ExitCode.success.rawValue
        } catch {
            let failure = Failure(error, in: language)
            try? voice.complain(failure)
            return failure.exitCode.rawValue
        }
    }

    private func answer(
        _ words: [String],
        _ voice: OutputStyle,
        _ environment: [String: String]
    ) async throws -> ExitCode {
        let root = CommandTree.root(in: voice.language)
        switch try root.parse(words.isEmpty ? ["--help"] : words) {
        case .help(let path):
            try voice.help(root, path)
            return .success
        case .version:
            try voice.hand(over: ProgramCommands.version(of: self))
            return .success
        case .run(let invocation):
            guard let action = CommandTree.action(at: invocation.path) else {
                preconditionFailure("no command is registered for \(invocation.path)")
            }
            let printout = try await action.run(
                CommandContext(invocation: invocation, program: self, voice: voice, environment: environment)
            )
            try voice.hand(over: printout)
            return printout.exitCode
        }
    }

    public static let overHTTP: @Sendable (_ server: String) -> any Transport = { server in
        HTTPTransport(server: server, device: "madang (\(hostName))")
    }
}

/// The name of the host.
private var hostName: String {
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}
