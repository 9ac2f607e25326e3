import Foundation
import Glibc

/// The real program, started as an operator would start it, on any free port.
public final class MadangProcess: Sendable {
    /// It ended instead of answering.
    public struct Refusal: Error, CustomStringConvertible {
        public let status: Int32
        /// On standard error.
        public let said: String

        public var description: String { "status \(status): \(said)" }
    }

    public let address: String
    private let child: ChildProcess
    private let signInState: TemporaryFolder

    public var port: Int { address.split(separator: ":").last.flatMap { Int($0) } ?? 0 }

    /// In bytes.
    public var memory: Int {
        let fields = (try? String(contentsOfFile: "/proc/\(child.identifier)/statm", encoding: .utf8))?
            .split(separator: " ")
        return (fields.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// The most it ever had, in bytes.
    public var peakMemory: Int {
        let lines = (try? String(contentsOfFile: "/proc/\(child.identifier)/status", encoding: .utf8))?
            .split(separator: "\n")
        let peak = lines?.first { $0.hasPrefix("VmHWM:") }?.split(whereSeparator: \.isWhitespace)
        return (peak.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * 1_024
    }

    /// How many files and connections it may have open now.
    public var descriptorLimit: Int {
        let lines = (try? String(contentsOfFile: "/proc/\(child.identifier)/limits", encoding: .utf8))?
            .split(separator: "\n")
        let fields = lines?.first { $0.hasPrefix("Max open files") }?.split(separator: " ")
        return fields.flatMap { $0.count > 3 ? Int($0[3]) : nil } ?? 0
    }

    /// The time that processors have spent on it.
    public var work: Duration {
        let text = (try? String(contentsOfFile: "/proc/\(child.identifier)/stat", encoding: .utf8)) ?? ""
        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
        let ticks = fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
        return .milliseconds(1_000 * ticks / Int(sysconf(Int32(_SC_CLK_TCK))))
    }

    /// Everything on standard error so far.
    public var said: String { Self.text(of: signInState) }

    /// Returns once it answers.
    ///
    /// - Parameters:
    ///   - arguments: what `serve` is told besides its data folder.
    ///   - umask: as a shell takes it; that of the tests when left out.
    ///   - descriptors: how many files and connections it may have open, at first and at most.
    public init(
        data folder: String,
        _ arguments: [String] = [],
        port: Int = 0,
        language: String = "en",
        accessLog: String? = "off",
        umask: String? = nil,
        descriptors: (soft: Int, hard: Int)? = nil,
        environment: [String: String] = [:]
    ) async throws {
        signInState = try TemporaryFolder()
        let doorbell = signInState.file("doorbell").path
        // Open before anyone can ring: when the program ends, the one that listens is told.
        let ear = mkfifo(doorbell, 0o600) == 0 ? open(doorbell, O_RDONLY | O_NONBLOCK | O_CLOEXEC) : -1
        guard ear >= 0 else { throw ChildProcess.Failure(reason: "no doorbell") }
        defer { close(ear) }
        let launcher = Self.launcher(umask: umask, descriptors: descriptors)
        let command =
            launcher + [MadangProgram.path, "serve", "--data", folder, "--port", "\(port)"]
            + ["--review-events", "off"]
            + (accessLog.map { ["--access-log", $0] } ?? []) + arguments
        child = try ChildProcess(
            command[0],
            Array(command.dropFirst()),
            environment: MadangProgram.surroundings.merging(["LANG": "\(language).UTF-8"]) { $1 }
                .merging(environment) { $1 },
            input: .file("/dev/null"),
            output: .file(doorbell),
            error: .file(signInState.file("error").path)
        )
        let line = try await offPool { Self.line(from: ear) }
        guard let word = line.split(separator: " ").last, word.hasPrefix("http") else {
            throw Refusal(status: await child.end(), said: Self.text(of: signInState))
        }
        address = String(word)
    }

    /// The command that runs the program with another umask, or fewer descriptors, than the tests have.
    private static func launcher(umask: String?, descriptors: (soft: Int, hard: Int)?) -> [String] {
        let shell = umask.map { ["/bin/sh", "-c", "umask \($0) && exec \"$0\" \"$@\""] } ?? []
        let limits = descriptors.map { ["/usr/bin/prlimit", "--nofile=\($0.soft):\($0.hard)"] } ?? []
        return limits + shell
    }

    /// Ends it without a warning, as a power cut does, and returns when it is gone.
    public func kill() async {
        child.send(SIGKILL)
        _ = await child.end()
    }

    /// Ends it as a fault of its own would, and returns its exit code as a shell has it.
    public func crash(by signal: Int32) async -> Int32 {
        child.send(signal)
        return await child.end()
    }

    /// Asks it to stop, as the system does.
    public func askToStop() {
        child.send(SIGTERM)
    }

    /// Asks it to read again what an operator may change meanwhile.
    public func askToReload() {
        child.send(SIGHUP)
    }

    /// Returns when it has ended, with its exit code.
    public func end() async -> Int32 {
        await child.end()
    }

    /// As far as a member said something, without the line break.
    private static func line(from descriptor: Int32) -> String {
        _ = fcntl(descriptor, F_SETFL, 0)
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while read(descriptor, &byte, 1) == 1, byte != UInt8(ascii: "\n") { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func text(of signInState: TemporaryFolder) -> String {
        (try? String(contentsOf: signInState.file("error"), encoding: .utf8)) ?? ""
    }
}
