import Arguments
import Foundation

extension Streams {
    /// Those of this process.
    public static var process: Streams {
        // A reader that has gone is told by the call that writes, not by a signal that ends the process.
        signal(SIGPIPE, SIG_IGN)
        return Streams(
            isTerminal: { Console.isTerminal($0.descriptor) },
            width: Console.isTerminal(Console.output) ? Console.width(of: Console.output) : nil,
            write: { text, outlet throws(Failure) in try write(text, to: outlet.descriptor) },
            ask: { question, isSecret in
                let prompt = try Prompt()
                return isSecret ? try prompt.secret(question) : try prompt.line(question)
            },
            readInput: {
                let bytes = (try? FileHandle.standardInput.readToEnd()) ?? Data()
                return String(decoding: bytes, as: UTF8.self)
            },
            interrupts: interrupts
        )
    }

    private static func write(_ text: String, to descriptor: Int32) throws(Failure) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                throw errno == EPIPE ? .closed : .broken(String(cString: strerror(errno)))
            }
            bytes = bytes.dropFirst(count)
        }
    }
}

extension Streams.Outlet {
    fileprivate var descriptor: Int32 { self == .output ? Console.output : Console.error }
}
