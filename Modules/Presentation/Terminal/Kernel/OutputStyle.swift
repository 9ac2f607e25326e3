import Arguments
import Domain
import Wire
import Wording

/// The language and format of a command's output.
struct OutputStyle: Sendable {
    let language: Language
    let style: Style
    let width: Int?
    let isJSON: Bool
    private let isQuiet: Bool
    /// Nil to print long texts as they are.
    private let pager: String?
    private let errorStyle: Style
    private let streams: Streams

    init(_ streams: Streams, language: Language, words: [String], environment: [String: String]) {
        let refused = GlobalOptions.areGiven(GlobalOptions.noColour, in: words)
        style = Style(
            isTerminal: streams.isTerminal(.output),
            environment: environment,
            refused: refused
        )
        errorStyle = Style(
            isTerminal: streams.isTerminal(.error),
            environment: environment,
            refused: refused
        )
        isJSON = GlobalOptions.areGiven(GlobalOptions.json, in: words)
        isQuiet = GlobalOptions.areGiven(GlobalOptions.quiet, in: words)
        pager = streams.height == nil ? nil : environment["PAGER"] ?? Streams.usualPager
        width = streams.width
        self.language = language
        self.streams = streams
    }

    /// Whether someone watches long work.
    var showsProgress: Bool { streams.isTerminal(.error) && !isJSON && !isQuiet }

    /// Notes go to standard error, so that scripts read results only.
    func hand(over printout: Printout) throws {
        if let since = printout.keptSince, !isQuiet {
            let note = Words(
                "지금은 서버에 닿지 않아 \(since.words[.korean])에 받은 내용이에요.",
                "The server can't be reached. Showing data from \(since.words[.english])."
            )
            try streams.write(errorStyle.coloured(note[language], .yellow) + "\n", .error)
        }
        let text = isJSON ? String(decoding: printout.document, as: UTF8.self) : printout.text
        guard !text.isEmpty, isJSON || !isQuiet || !printout.isConfirmation else { return }
        try show(text.hasSuffix("\n") ? text : text + "\n", printout.outlet)
        guard let next = printout.next, !isJSON, !isQuiet else { return }
        try note(language.say("더 보려면: --cursor \(next)", "For more: --cursor \(next)"))
    }

    /// In the pager when the terminal is too low for the text.
    private func show(_ text: String, _ outlet: Streams.Outlet) throws {
        let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
        if outlet == .output, !isJSON, let pager, let height = streams.height, lines >= height,
            streams.page(text, pager)
        {
            return
        }
        try streams.write(text, outlet)
    }

    func note(_ text: String) throws {
        try streams.write(text.hasSuffix("\n") ? text : text + "\n", .error)
    }

    func complain(_ failure: Failure) throws {
        guard !isJSON else {
            return try streams.write(String(decoding: failure.problem.encoded, as: UTF8.self) + "\n", .error)
        }
        let lines = failure.text.split(separator: "\n", omittingEmptySubsequences: false).map(\.printable)
        var text = errorStyle.coloured(lines[0], .red) + "\n"
        for line in lines.dropFirst() { text += line + "\n" }
        if let remedy = failure.remedy { text += "  → \(errorStyle.bold(remedy))\n" }
        try streams.write(text, .error)
    }

    func help(_ root: Command, _ path: [String]) throws {
        try show(text(ofHelp: root, path), .output)
    }

    func text(ofHelp root: Command, _ path: [String]) -> String {
        root.help(for: path, phrases: .in(language), width: min(width ?? 80, 100), style: style)
    }
}
