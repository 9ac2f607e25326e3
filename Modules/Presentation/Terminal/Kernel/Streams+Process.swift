import Arguments
import Files
import Glibc

extension Streams {
    /// The process' standard streams.
    public static var process: Streams {
        // A closed reader is reported by `write` instead of a fatal signal.
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
                let bytes = (try? File.contents(of: Console.input, named: "standard input")) ?? []
                return String(decoding: bytes, as: UTF8.self)
            },
            interrupts: interrupts
        )
    }

    private static func write(_ text: String, to descriptor: Int32) throws(Failure) {
        do {
            try File.write(text.utf8, to: descriptor, named: "output")
        } catch {
            throw error.code == EPIPE ? .closed : .broken(error.reason)
        }
    }
}

extension Streams.Outlet {
    fileprivate var descriptor: Int32 { self == .output ? Console.output : Console.error }
}
