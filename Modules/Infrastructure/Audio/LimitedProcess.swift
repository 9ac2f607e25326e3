import CProcess
import Glibc

/// Limits on a child process.
struct ProcessLimits {
    /// The time after which it is killed, and its processor time.
    let patience: Duration
    /// Bytes of address space.
    let memory: Int
    /// Bytes of output.
    let output: Int
}

/// A program in a child process: without a shell, an environment, or any open file but its input and output,
/// both of which are in memory.
struct LimitedProcess {
    enum Outcome {
        case ended([UInt8])
        /// It said so, or crashed.
        case failed
        /// It was killed for taking too long or writing too much.
        case overran
    }

    private let program: String
    private let arguments: [String]

    init(_ program: String, _ arguments: [String]) {
        self.program = program
        self.arguments = arguments
    }

    /// Blocks until it has ended.
    func run(feeding bytes: [UInt8], within limits: ProcessLimits) throws -> Outcome {
        let (input, output) = (try MemoryFile(bytes), try MemoryFile())
        let life = try Pipe()
        let process = try start(input, output, life, limits)
        life.closeWriting()
        life.waitForEnd(within: limits.patience)
        // Its end of the pipe is closed by its exit, whose status a signal doesn't change any more.
        kill(-process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        if [SIGKILL, SIGXCPU, SIGXFSZ].contains(status & 0x7F) { return .overran }
        return status == 0 ? .ended(try output.contents()) : .failed
    }

    private func start(
        _ input: MemoryFile,
        _ output: MemoryFile,
        _ life: Pipe,
        _ limits: ProcessLimits
    ) throws -> pid_t {
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        let files = [input.descriptor, output.descriptor, life.writing]
        let failure = process_spawn(&process, program, &words, files, limits.ofSystem)
        guard failure == 0 else { throw ProcessError("start \(program)", failure) }
        return process
    }
}

extension ProcessLimits {
    fileprivate var ofSystem: process_limits {
        process_limits(
            memory: UInt(memory),
            seconds: UInt(patience.components.seconds) + 1,
            output: UInt(output)
        )
    }
}

/// A system call that failed.
struct ProcessError: Error, CustomStringConvertible {
    let description: String

    init(_ step: String, _ code: Int32 = errno) {
        description = "\(step): \(String(cString: strerror(code)))"
    }
}
