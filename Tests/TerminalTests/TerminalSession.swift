import Arguments
import Domain
import Foundation
import JSONCoding
import Remote
import Synchronization
import Terminal
import TestSupport
import Wording

/// A member at a terminal with a home of their own: what they type, what they see, what they are asked.
final class TerminalSession: Sendable {
    struct Outcome {
        let status: Int32
        let output: String
        let error: String

        var document: JSON? { try? JSON(parsing: Array(output.utf8)) }
        var problem: JSON? { try? JSON(parsing: Array(error.utf8)) }
    }

    private struct Paper {
        var output = ""
        var error = ""
        var answers: [String] = []
        var questions: [String] = []
        var outputIsClosed = false
        var pages: [String] = []
    }

    let folder: TemporaryFolder
    let server = ScriptedApp()
    private let isTerminal: Bool
    private let width: Int?
    private let height: Int?
    private let input: String
    private let paper = Mutex(Paper())

    /// - Parameters:
    ///   - answers: what the person says when asked; without answers there is no one to ask.
    ///   - input: what stands on standard input.
    ///   - height: of the terminal, whose longer texts go to the pager.
    init(
        isTerminal: Bool = false,
        width: Int? = nil,
        height: Int? = nil,
        answers: [String] = [],
        input: String = ""
    ) throws {
        folder = try TemporaryFolder()
        self.isTerminal = isTerminal
        self.width = width
        self.height = height
        self.input = input
        paper.withLock { $0.answers = answers }
    }

    /// What the pager has shown.
    var pages: [String] { paper.withLock { $0.pages } }
    var questions: [String] { paper.withLock { $0.questions } }
    var home: String { folder.path }

    func closeOutput() {
        paper.withLock { $0.outputIsClosed = true }
    }

    func type(_ words: String..., environment: [String: String] = [:]) async -> Outcome {
        await type(words, environment: environment)
    }

    func type(_ words: [String], environment: [String: String] = [:]) async -> Outcome {
        let line = MadangCommandLine(
            app: server,
            version: "1.2.3",
            streams: streams,
            clock: TestClock(),
            connect: { [server] _ in server.server }
        )
        let surroundings = ["HOME": home, "LANG": "en_US.UTF-8", "MADANG_DATA": ""]
        let status = await line.run(words, environment: surroundings.merging(environment) { $1 })
        return paper.withLock { paper in
            defer { (paper.output, paper.error) = ("", "") }
            return Outcome(status: status, output: paper.output, error: paper.error)
        }
    }

    private var streams: Streams {
        Streams(
            isTerminal: { [isTerminal] _ in isTerminal },
            width: width,
            height: height,
            write: { [self] text, outlet throws(Streams.Failure) in
                let isClosed = paper.withLock { paper in
                    if outlet == .error { paper.error += text }
                    if outlet == .output, !paper.outputIsClosed { paper.output += text }
                    return outlet == .output && paper.outputIsClosed
                }
                if isClosed { throw .closed }
            },
            page: { [self] text, pager in
                guard pager == "less" else { return false }
                paper.withLock { $0.pages.append(text) }
                return true
            },
            ask: { [self] question, _ in
                try paper.withLock { paper in
                    guard !paper.answers.isEmpty else { throw Prompt.Failure.noTerminal }
                    paper.questions.append(question)
                    return paper.answers.removeFirst()
                }
            },
            readInput: { [input] in input },
            interrupts: { AsyncStream { $0.finish() } }
        )
    }
}
