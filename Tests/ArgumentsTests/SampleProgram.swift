import Arguments

/// The program of these tests: it keeps boxes.
let depot = Command(
    "depot",
    summary: "Keep boxes and find them again.",
    example: .init("depot box find blue", "Lists every blue box."),
    options: [
        Option("server", short: "s", .address, label: "url", summary: "Ask this depot"),
        Option("data", .folder, default: "./var", summary: "Where boxes are kept"),
        .flag("json", summary: "Print JSON"),
        .flag("verbose", short: "v", negatable: true, summary: "Say more"),
        .flag("quiet", short: "q", summary: "Say less"),
    ],
    subcommands: [
        Command(
            "serve",
            summary: "Open the depot.",
            example: .init("depot serve --port 0"),
            options: [
                Option(
                    "port",
                    short: "p",
                    .integer(0...65535),
                    label: "number",
                    default: "8080",
                    summary: "Listen here"
                ),
                Option("pace", .choice(["slow", "fast"]), summary: "How fast"),
                Option("wait", .duration, summary: "How long"),
                Option("key-file", .secretFile, label: "file", summary: "The key"),
            ]
        ),
        Command(
            "box",
            summary: "Boxes.",
            example: .init("depot box at 37.5 127"),
            subcommands: [
                Command(
                    "find",
                    summary: "Find boxes by words.",
                    example: .init("depot box find blue"),
                    options: [
                        Option("limit", .integer(1...100), default: "10", summary: "At most"),
                        Option("tag", repeated: true, summary: "Only with this"),
                    ],
                    arguments: [Argument("words", label: "word", .oneOrMore, summary: "What to look for")]
                ),
                Command(
                    "at",
                    summary: "Find boxes by place.",
                    example: .init("depot box at -33.8 151.2"),
                    arguments: [
                        Argument("latitude", .number(-90...90), summary: "North"),
                        Argument("longitude", .number(-180...180), .optional, summary: "East"),
                    ]
                ),
                Command(
                    "move",
                    summary: "Move a box.",
                    example: .init("depot box move --to 3"),
                    options: [Option("to", .integer(1...9), required: true, summary: "The shelf")]
                ),
            ]
        ),
        Command(
            "completions",
            summary: "Teach a shell.",
            example: .init("depot completions bash"),
            arguments: [Argument("shell", .choice(["bash", "zsh", "fish"]), summary: "Which")]
        ),
    ]
)

func run(_ line: String) throws -> Invocation {
    guard case .run(let invocation) = try depot.parse(words(line)) else { throw AskedForHelp() }
    return invocation
}

func problem(_ line: String) -> UsageError.Problem? {
    do {
        _ = try depot.parse(words(line))
        return nil
    } catch {
        return error.problem
    }
}

struct AskedForHelp: Error {}

private func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
}
