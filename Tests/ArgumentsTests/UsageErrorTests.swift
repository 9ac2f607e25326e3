import Arguments
import Testing

@Suite("A command line that cannot be understood")
struct UsageErrorTests {
    @Test(
        "Every mistake is named for what it is",
        arguments: [
            ("", .missingCommand(choices: ["serve", "box", "completions"])),
            ("box", .missingCommand(choices: ["find", "at", "move"])),
            ("zzz", .unknownCommand("zzz", suggestion: nil)),
            ("serve --zzz", .unknownOption("--zzz", suggestion: nil)),
            ("serve -z", .unknownOption("-z", suggestion: nil)),
            ("box move", .missingOption("--to")),
            ("serve --port 1 -p 2", .repeatedOption("--port")),
            ("serve --port", .missingValue(option: "--port", .integer(0...65535))),
            ("serve --data --json", .missingValue(option: "--data", .folder)),
            ("serve --json=yes", .unexpectedValue(option: "--json", "yes")),
            ("box find", .missingArgument("word")),
            ("box at 1 2 3", .unexpectedArgument("3")),
            ("serve extra", .unexpectedArgument("extra")),
            ("serve --port 65536", .invalidValue("65536", name: "--port", .integer(0...65535))),
            ("serve --pace", .missingValue(option: "--pace", .choice(["slow", "fast"]))),
            ("serve --pace=quick", .invalidValue("quick", name: "--pace", .choice(["slow", "fast"]))),
            ("serve --wait 5x", .invalidValue("5x", name: "--wait", .duration)),
            ("box at 91", .invalidValue("91", name: "latitude", .number(-90...90))),
            ("box at nan", .invalidValue("nan", name: "latitude", .number(-90...90))),
        ] as [(String, UsageError.Problem)]
    )
    func named(line: String, expected: UsageError.Problem) {
        #expect(problem(line) == expected)
    }

    @Test(
        "A mistyped command or option suggests the nearest",
        arguments: [
            ("srve", "serve"), ("sevre", "serve"), ("bxo", "box"), ("completion", "completions"),
            ("comp", "completions"), ("serve --prot 1", "--port"), ("serve --por=1", "--port"),
            ("box fnid x", "find"), ("serve --jsno", "--json"), ("serve --hepl", "--help"),
        ]
    )
    func suggested(line: String, expected: String) {
        switch problem(line) {
        case .unknownCommand(_, let suggestion), .unknownOption(_, let suggestion):
            #expect(suggestion == expected)
        default: Issue.record("'\(line)' was understood")
        }
    }

    @Test("A word that is like none suggests none", arguments: ["at", "xyzzy", "open"])
    func tooFar(word: String) {
        #expect(nearest(to: word, among: ["serve", "box", "ls"]) == nil)
    }

    @Test("The sentence names the mistake, the way out and where to read on")
    func sentence() {
        let error = #expect(throws: UsageError.self) { try depot.parse(["box", "fnid"]) }
        #expect(
            error.map(UsagePhrases.english.explain) == """
                There is no command 'fnid'. Did you mean 'find'?
                Try: depot box --help
                """
        )
    }

    @Test("A number that is out of its range is told the range as it is typed, and what it counts")
    func numbers() {
        func sentence(_ kind: ValueKind, _ unit: String? = nil) -> String {
            UsagePhrases.english.problem(.invalidValue("x", name: "--size", kind, unit: unit))
        }
        #expect(sentence(.number(1...2.5)) == "--size cannot be 'x': it must be a number from 1 to 2.5.")
        #expect(
            sentence(.integer(0...9), "won")
                == "--size cannot be 'x': it must be a whole number of won from 0 to 9."
        )
        #expect(
            UsagePhrases.english.problem(.missingValue(option: "--size", .number(1...9), unit: "metres"))
                == "--size needs a value: a number of metres from 1 to 9."
        )
        let option = Option("size", .number(1...9), unit: "metres", summary: "")
        let command = Command("measure", summary: "", example: .init("measure"), options: [option])
        let error = #expect(throws: UsageError.self) { try command.parse(["--size", "10m"]) }
        #expect(
            error?.problem == .invalidValue("10m", name: "--size", .number(1...9), unit: "metres")
        )
    }

    @Test("Typed text in a message can't contain terminal control sequences")
    func hostile() {
        let problem = UsageError.Problem.unknownCommand("\u{1B}[2J", suggestion: nil)
        #expect(UsagePhrases.english.problem(problem) == "There is no command '\u{FFFD}[2J'.")
    }

    @Test("A password in an address stays out of the sentence")
    func password() {
        let problem = UsageError.Problem.invalidValue("x://me:secret@host", name: "--server", .address)
        #expect(!UsagePhrases.english.problem(problem).contains("secret"))
    }
}
