@testable import Arguments

/// A settings file, and the same lines as the words of a command line.
@Sendable func checkArguments(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let file = SettingsFile(path: "settings", text: text)
    promise(file.entries.count + file.problems.count <= bytes.count + 1, "more entries than lines")
    do throws(SettingsError) {
        let settings = try Settings(declared, prefix: "FUZZ_", file: file)
        promise(settings.entries.count == declared.count, "a setting is missing")
    } catch {
        promise(!error.problems.isEmpty, "refused for nothing")
    }
    let words = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    do throws(UsageError) {
        guard case .run(let invocation) = try command.parse(words), invocation.path == ["go"] else { return }
        promise(invocation.texts("port").allSatisfy { Int($0) != nil }, "a port that is no number")
    } catch {
        promise(!"\(error.problem)".isEmpty, "refused for nothing")
    }
}

private let declared = [
    Setting("port", .integer(0...65_535), default: "8080", summary: "Port"),
    Setting("ratio", .number(0...1), summary: "Ratio"),
    Setting("wait", .duration, default: "1h30m", summary: "Wait"),
    Setting("room", .bytes, summary: "Room"),
    Setting("colour", .choice(["red", "green"]), summary: "Colour"),
    Setting("open", .flag, summary: "Open"),
    Setting("address", .address, summary: "Address"),
]

private let command = Command(
    "fuzz",
    summary: "Root",
    example: .init("fuzz go"),
    options: [.flag("verbose", short: "v", negatable: true, summary: "More")],
    subcommands: [
        Command(
            "go",
            summary: "Go",
            example: .init("fuzz go there"),
            options: declared.map(\.option) + [Option("many", repeated: true, summary: "Many")],
            arguments: [Argument("where", .text, .optional, summary: "Where")]
        ),
        Command("stop", summary: "Stop", example: .init("fuzz stop")),
    ]
)
