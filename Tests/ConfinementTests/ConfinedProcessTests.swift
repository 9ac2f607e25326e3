import Foundation
import TestSupport
import Testing

@testable import Confinement

@Suite("Confined processes", .timeLimit(.minutes(1)))
struct ConfinedProcessTests {
    private static let limits = ProcessLimits(patience: .seconds(20), memory: 300_000_000, output: 100_000)

    private func text(
        of program: String,
        _ arguments: [String] = [],
        reach: ConfinedProcess.Reach = .libraries,
        feeding bytes: [UInt8] = [],
        within limits: ProcessLimits = Self.limits
    ) throws -> String {
        let outcome = try ConfinedProcess(program, arguments, reach: reach).run(
            feeding: bytes,
            within: limits
        )
        guard case .ended(let output) = outcome.ending else { return "\(outcome.ending)" }
        return String(decoding: output, as: UTF8.self)
    }

    @Test("One that tries to open the database, a socket and a second process fails at each")
    func intrusion() throws {
        let open = fcntl(0, F_DUPFD, 200)
        defer { close(open) }
        let intruder = try Intruder()
        let lines = try text(of: Intruder.path, feeding: intruder.orders()).split(separator: "\n")
        expectNothing(of: lines)
        #expect(lines.contains("memory: 300000000"), "its limits are those it began with")
        #expect(lines.contains("files: 3"), "it has no open file of the server")
        #expect(intruder.achievedNothing)
    }

    @Test(
        "One that confined itself before fails in the same way, also if it left itself some files to read",
        arguments: ["enter", "read"]
    )
    func entered(how: String) throws {
        let intruder = try Intruder()
        let orders = intruder.orders()
        let said = try text(of: Intruder.path, [how], reach: .untilItEnters, feeding: orders)
        expectNothing(of: said.split(separator: "\n"))
        #expect(intruder.achievedNothing)
    }

    @Test("A program that doesn't start is told so, and leaves no process behind")
    func neverStarted() async throws {
        for _ in 1...3 { #expect(throws: ProcessError.self) { try text(of: "/no/such/program") } }
        // Those of other tests are waited for in a moment.
        var left = Self.endedChildren
        let first = left
        await until {
            left = Self.endedChildren.intersection(first)
            return left.isEmpty
        }
        #expect(left.isEmpty)
    }

    /// The children of this process that have ended, and that it hasn't waited for.
    private static var endedChildren: Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return Set(
            names.filter { name in
                let text = (try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8)) ?? ""
                let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
                return fields.count > 1 && fields[0] == "Z" && fields[1] == "\(getpid())"
            }
        )
    }

    private func expectNothing(of lines: [Substring]) {
        let refused = lines.filter { $0.hasSuffix("Permission denied") || $0.hasSuffix("not permitted") }
        let attempts = [
            "read", "write", "truncate", "create", "rename", "socket", "connect", "local socket", "fork",
            "signal", "trace", "limit", "execute",
        ]
        // What has no socket can't connect either, and reports the number it doesn't have.
        let failed = lines.filter { $0.hasPrefix("connect: ") && !$0.hasSuffix("done") }
        let failures = Set((refused + failed).map { $0.prefix { $0 != ":" } })
        #expect(failures == Set(attempts.map { $0[...] }), "\(lines)")
    }

    @Test("Unconfined, the same one would succeed at all of it")
    func unconfined() throws {
        let intruder = try Intruder()
        let folder = try TemporaryFolder()
        try Data(intruder.orders()).write(to: folder.file("orders"))
        let (process, output) = (Process(), Foundation.Pipe())
        process.executableURL = URL(fileURLWithPath: Intruder.path)
        process.standardInput = try FileHandle(forReadingFrom: folder.file("orders"))
        process.standardOutput = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        for attempt in ["read", "write", "truncate", "create", "socket", "connect", "fork", "signal"] {
            #expect(said.contains("\(attempt): done"), "\(said)")
        }
        #expect(!intruder.achievedNothing)
    }

    @Test("It has not the environment of the server, and reads no files but libraries")
    func surroundings() throws {
        let environment = try text(of: "/usr/bin/env")
        #expect(environment.isEmpty, "\(environment)")
        let status = try text(of: "/bin/cat", ["/proc/self/status"])
        #expect(status == "failed(1)", "what is no library can't be read, /proc included")
    }

    @Test("One that doesn't end is killed, and what it took is told")
    func deadline() throws {
        let short = ProcessLimits(patience: .milliseconds(300), memory: 300_000_000, output: 1_000)
        let outcome = try ConfinedProcess("/bin/sleep", ["600"]).run(feeding: [], within: short)
        #expect({ if case .overran = outcome.ending { true } else { false } }())
        #expect(outcome.work < .milliseconds(300))
    }

    @Test("One that computes without end is ended by its limit of processor time")
    func processor() throws {
        let limits = ProcessLimits(
            patience: .seconds(50),
            work: .zero,
            memory: 300_000_000,
            output: 1_000
        )
        let outcome = try ConfinedProcess("/bin/sh", ["-c", "while :; do :; done"])
            .run(feeding: [], within: limits)
        #expect({ if case .overran = outcome.ending { true } else { false } }())
        #expect(outcome.work >= .milliseconds(500))
    }

    @Test("One that writes without end is ended by its limit of output")
    func output() throws {
        let outcome = try ConfinedProcess("/usr/bin/yes", []).run(feeding: [], within: Self.limits)
        #expect({ if case .overran = outcome.ending { true } else { false } }())
    }

    @Test("A program that is missing is named")
    func missing() {
        #expect(Confinement.obstacle(to: "/nonexistent/ffmpeg") == "there is no /nonexistent/ffmpeg")
        #expect(Confinement.obstacle(to: "/bin/cat") == nil)
    }
}
