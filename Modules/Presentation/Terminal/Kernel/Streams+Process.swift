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
            height: isDialogue ? Console.height(of: Console.output) : nil,
            write: { text, outlet throws(Failure) in try write(text, to: outlet.descriptor) },
            page: page,
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

    /// A pager needs someone to turn its pages.
    private static var isDialogue: Bool {
        Console.isTerminal(Console.input) && Console.isTerminal(Console.output)
    }

    /// The command of the pager without `PAGER`; nil when it isn't installed.
    static var usualPager: String? {
        access("/usr/bin/less", X_OK) == 0 ? "/usr/bin/less" : nil
    }

    private static func page(_ text: String, _ pager: String) -> Bool {
        guard !pager.isEmpty else { return false }
        // Colours, and the text stays on the terminal. The reader's own choice wins.
        setenv("LESS", "FRX", 0)
        guard let input = popen(pager, "w") else { return false }
        // A reader who ends it early has read enough.
        _ = Array(text.utf8).withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, input) }
        // The shell's codes for a command that isn't there or can't be run.
        return ![126, 127].contains(pclose(input) >> 8 & 0xFF)
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
