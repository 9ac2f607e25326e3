import Arguments
import Domain
import JSONCoding

enum ProviderSandboxCommand: TerminalCommand {
    private static let listen = "listen"

    static func command(in language: Language) -> Command {
        Command(
            "sandbox",
            summary: language.say(
                "연습용 결제 서버를 시작해요. 돈은 움직이지 않아요",
                "Start a provider that moves no money; Control-C stops it"
            ),
            discussion: language.say(
                """
                이 컴퓨터에서만 열려요. 시크릿을 데이터 폴더에 만들고, 이 서버를 쓰는 'madang serve' 명령을 보여 줘요. \
                결제는 메모리에만 있어서 멈추면 사라져요.
                """,
                """
                Listens on this machine only. Creates its secrets in the data folder and prints the command \
                that serves Madang with it. Payments are kept in memory and end with it.
                """
            ),
            example: .init("madang provider sandbox --data ./var"),
            options: [
                Option(
                    listen,
                    .integer(0...65_535),
                    label: "PORT",
                    default: "8090",
                    summary: language.say("포트. 0이면 비어 있는 아무 포트", "the port; 0 for any free one")
                )
            ] + AppSettings.options(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        try await context.program.app.serveSandbox(
            context.operatorSettings(),
            port: context.invocation.integer(listen)
        ) { sandbox in
            let settings = sandbox.settings.map { ($0.name, JSON.string($0.value)) }
            let line = Printout(
                JSON.object([
                    "address": .string(sandbox.address), "settings": .object(JSONObject(members: settings)),
                ]),
                text: context.say(
                    "연습용 결제 서버를 열었어요. 이렇게 써요:\n\(sandbox.command)\n준비됐어요: \(sandbox.address)",
                    "The sandbox is running. To use it:\n\(sandbox.command)\nReady at \(sandbox.address)"
                )
            )
            // A failed write of the address does not stop the sandbox.
            try? context.voice.hand(over: line)
        }
        return .nothing
    }
}
