import Arguments
import Testing

@Suite("Understanding a command line")
struct ParsingTests {
    @Test("A command is found by its way down the tree")
    func path() throws {
        #expect(try run("box find blue").path == ["box", "find"])
    }

    @Test(
        "A value is taken however it is attached",
        arguments: ["serve --port 80", "serve --port=80", "serve -p 80", "serve -p80", "serve -vqp 80"]
    )
    func attachment(line: String) throws {
        #expect(try run(line).integer("port") == 80)
    }

    @Test(
        "An option of the program holds before, between and after the commands",
        arguments: [
            "--json box find blue", "box --json find blue", "box find --json blue", "box find blue --json",
        ]
    )
    func common(line: String) throws {
        let invocation = try run(line)
        #expect(invocation.flag("json"))
        #expect(invocation.texts("words") == ["blue"])
    }

    @Test("A missing option has its default, and is known to be missing")
    func defaults() throws {
        let invocation = try run("serve")
        #expect(invocation.integer("port") == 8080)
        #expect(!invocation.isGiven("port"))
        #expect(invocation.text(ifGiven: "server") == nil)
        #expect(!invocation.flag("json"))
    }

    @Test("A value may hold an equals sign of its own")
    func equals() throws {
        #expect(try run("box find --tag=colour=blue x").texts("tag") == ["colour=blue"])
    }

    @Test("A repeated option keeps its values in order")
    func repeated() throws {
        #expect(try run("box find --tag a x --tag=b").texts("tag") == ["a", "b"])
    }

    @Test("After two dashes everything is an argument")
    func plain() throws {
        #expect(try run("box find -- --json -v").texts("words") == ["--json", "-v"])
    }

    @Test("A negative number and a lone dash are arguments")
    func negative() throws {
        let place = try run("box at -33.8 -.5")
        #expect(place.number("latitude") == -33.8)
        #expect(place.number("longitude") == -0.5)
        #expect(try run("box find -").texts("words") == ["-"])
    }

    @Test("A flag can be taken back where that was declared")
    func negation() throws {
        #expect(try run("--verbose serve").flag("verbose"))
        #expect(try !run("--no-verbose serve").flag("verbose"))
        #expect(problem("--no-json serve") == .unknownOption("--no-json", suggestion: "--json"))
    }

    @Test("Values are read as what they are")
    func typed() throws {
        enum Pace: String { case slow, fast }
        let invocation = try run("serve --pace fast --wait 1h30m")
        #expect(invocation.choice("pace", as: Pace.self) == .fast)
        #expect(invocation.duration("wait") == .seconds(5_400))
    }

    @Test(
        "Help is shown for the command it is asked of",
        arguments: ["box find --help", "box find -h --wrong"]
    )
    func help(line: String) throws {
        let intent = try depot.parse(line.split(separator: " ").map(String.init))
        guard case .help(let path) = intent else { throw AskedForHelp() }
        #expect(path == ["box", "find"])
    }

    @Test("Reading a name that was never declared stops the program")
    func undeclared() async {
        await #expect(processExitsWith: .failure) { _ = try run("serve").text("colour") }
    }
}
