import CProcess
import Glibc

/// Limits on a child process.
public struct ProcessLimits: Sendable {
    /// The time after which it is killed.
    let patience: Duration
    /// Of all processors.
    let work: Duration
    /// Bytes of address space.
    let memory: Int
    /// Bytes of output.
    let output: Int

    /// - Parameter work: as the patience, unless given.
    public init(patience: Duration, work: Duration? = nil, memory: Int, output: Int) {
        self.patience = patience
        self.work = work ?? patience
        self.memory = memory
        self.output = output
    }
}

/// A program in a child process: without a shell, an environment, privileges or any open file but its input
/// and output, both of which are in memory. It can start no process and open no connection.
public struct ConfinedProcess: Sendable {
    /// The files that it may open.
    public enum Reach: Sendable {
        /// Itself, and the libraries of the system.
        case libraries
        /// Anything until it calls ``Confinement/enter()``. For this program itself.
        case untilItEnters
    }

    public struct Outcome: Sendable {
        public enum Ending: Sendable {
            case ended([UInt8])
            /// It said so, or crashed; with its exit code.
            case failed(Int32)
            /// It was killed for taking too long or writing too much.
            case overran
        }

        public let ending: Ending
        /// Of all processors.
        public let work: Duration
    }

    static let libraries = [
        "/usr/lib", "/usr/local/lib", "/lib", "/lib64", "/etc/ld.so.cache", "/etc/ld.so.preload",
    ]

    private let program: String
    private let arguments: [String]
    private let reach: Reach

    public init(_ program: String, _ arguments: [String], reach: Reach = .libraries) {
        self.program = program
        self.arguments = arguments
        self.reach = reach
    }

    /// Blocks until it has ended.
    public func run(feeding bytes: [UInt8], within limits: ProcessLimits) throws -> Outcome {
        let (input, output) = (try MemoryFile(bytes), try MemoryFile())
        let process = try start(input, output, limits)
        Self.waitForEnd(of: process, within: limits.patience)
        // Of one that has ended, a signal doesn't change the status any more.
        kill(-process, SIGKILL)
        var (status, usage) = (Int32(0), rusage())
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        return Outcome(ending: try Self.ending(status, output), work: usage.work)
    }

    private static func ending(_ status: Int32, _ output: MemoryFile) throws -> Outcome.Ending {
        if [SIGKILL, SIGXCPU, SIGXFSZ].contains(status & 0x7F) { return .overran }
        return status == 0 ? .ended(try output.contents()) : .failed(status >> 8 & 0xFF)
    }

    /// Returns when it has ended, or the time is over.
    private static func waitForEnd(of process: pid_t, within patience: Duration) {
        let deadline = ContinuousClock.now + patience
        var end = pollfd(fd: process_end(process), events: Int16(POLLIN), revents: 0)
        guard end.fd >= 0 else { return }
        defer { close(end.fd) }
        while true {
            let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
            guard left > 0 else { return }
            if poll(&end, 1, Int32(clamping: Int(left.rounded(.up)))) >= 0 || errno != EINTR { return }
        }
    }

    private func start(
        _ input: MemoryFile,
        _ output: MemoryFile,
        _ limits: ProcessLimits
    ) throws -> pid_t {
        let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard nothing >= 0 else { throw ProcessError("open /dev/null") }
        defer { close(nothing) }
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup($0) } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process: pid_t = 0
        let files = [input.descriptor, output.descriptor, nothing]
        let ruleset = try Self.ruleset(for: program, reach)
        defer { if ruleset >= 0 { close(ruleset) } }
        let failure = process_spawn(
            &process,
            program,
            &words,
            &variables,
            files,
            limits.ofSystem,
            ruleset
        )
        guard failure == 0 else { throw ProcessError("start \(program)", failure) }
        return process
    }

    /// This program finds its libraries where it found them before.
    private var environment: [String] {
        guard case .untilItEnters = reach, let path = getenv("LD_LIBRARY_PATH") else { return [] }
        return ["LD_LIBRARY_PATH=\(String(cString: path))"]
    }

    /// Throws where the kernel can't confine a program.
    static func ruleset(for program: String, _ reach: Reach) throws -> Int32 {
        guard case .libraries = reach else { return -1 }
        let paths = libraries.map { strdup($0) }
        defer { paths.forEach { free($0) } }
        var readable = paths.map { UnsafePointer($0) } + [nil]
        let ruleset = process_reach(program, &readable)
        guard ruleset >= 0 else { throw ProcessError("confine \(program)") }
        return ruleset
    }
}

extension ProcessLimits {
    fileprivate var ofSystem: process_limits {
        process_limits(
            memory: UInt(memory),
            seconds: UInt(work.components.seconds) + 1,
            output: UInt(output)
        )
    }
}

extension rusage {
    fileprivate var work: Duration {
        .seconds(ru_utime.tv_sec + ru_stime.tv_sec)
            + .microseconds(Int64(ru_utime.tv_usec) + Int64(ru_stime.tv_usec))
    }
}

/// A system call that failed.
struct ProcessError: Error, CustomStringConvertible {
    let description: String

    init(_ step: String, _ code: Int32 = errno) {
        description = "\(step): \(String(cString: strerror(code)))"
    }
}
