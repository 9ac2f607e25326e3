import Files
import Glibc

/// Asks questions at the terminal, even when input and output are redirected.
public struct Prompt: ~Copyable {
    public enum Failure: Error, Equatable {
        case noTerminal
        /// Control-C.
        case cancelled
        /// Control-D, or the terminal was closed.
        case ended
    }

    private let descriptor: Int32

    /// Opens a terminal, by default that of this process; a service or cron job has none.
    public init(terminal path: String = "/dev/tty") throws(Failure) {
        let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw .noTerminal }
        guard isatty(descriptor) == 1 else {
            close(descriptor)
            throw .noTerminal
        }
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Reads a line with echo.
    public func line(_ question: String) throws(Failure) -> String {
        try ask(question, echo: true)
    }

    /// Reads a line without echo and restores the terminal afterwards.
    public func secret(_ question: String) throws(Failure) -> String {
        try ask(question, echo: false)
    }

    private func ask(_ question: String, echo: Bool) throws(Failure) -> String {
        var before = termios()
        guard tcgetattr(descriptor, &before) == 0 else { throw .noTerminal }
        var during = before
        // Control-C ends the line instead of the process, so that echo is always restored.
        during.c_lflag &= ~tcflag_t(ISIG) & ~(echo ? 0 : tcflag_t(ECHO))
        withUnsafeMutableBytes(of: &during.c_cc) { $0[Int(VEOL)] = interrupt }
        guard tcsetattr(descriptor, TCSAFLUSH, &during) == 0 else { throw .noTerminal }
        defer {
            tcsetattr(descriptor, TCSAFLUSH, &before)
            if !echo { write("\n") }
        }
        write(question)
        return try readLine()
    }

    private func write(_ text: String) {
        // A closed terminal is detected when the answer is read.
        try? File.write(text.utf8, to: descriptor, named: "terminal")
    }

    private func readLine() throws(Failure) -> String {
        var line: [UInt8] = []
        while true {
            var byte: UInt8 = 0
            let count = read(descriptor, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { throw .ended }
            if byte == interrupt { throw .cancelled }
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
    }
}

/// The byte that Control-C sends.
private let interrupt: UInt8 = 3
