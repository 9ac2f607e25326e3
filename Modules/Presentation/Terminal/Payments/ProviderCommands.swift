import Arguments
import Domain
import JSONCoding
import Wording

/// `madang provider …`
enum ProviderCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "provider",
            summary: language.say("결제 대행사 연결을 살펴요", "Check the payment provider, or practise with one"),
            example: .init("madang provider check"),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [check, sandbox]

    private static let check = Action(
        "check",
        Words("결제 설정을 점검해요", "Check the settings of payments"),
        discussion: Words(
            """
            키를 읽을 수 있는지, 결제 대행사가 받아 주는지, 시계가 1분 안으로 맞는지, 웹훅 주소에 닿는지 살펴요. \
            돈은 움직이지 않아요. 실패한 항목이 있으면 종료 코드가 1이에요.
            """,
            """
            Checks that the keys can be read and are accepted, that the clock differs by less than a \
            minute, and that the address of webhooks is reachable. No money moves. Exits with 1 when a \
            check fails.
            """
        ),
        example: "madang provider check --data ./var",
        options: AppSettings.quietOptions
    ) { context in
        let findings = await context.program.app.examinePayments(try context.operatorSettings())
        return context.printout(of: findings)
    }

    private static let sandbox = Action(
        "sandbox",
        Words("연습용 결제 서버를 시작해요. 돈은 움직이지 않아요", "Start a provider that moves no money; Control-C stops it"),
        discussion: Words(
            """
            이 컴퓨터에서만 열려요. 시크릿을 데이터 폴더에 만들고, 이 서버를 쓰는 'madang serve' 명령을 보여 줘요. \
            결제는 메모리에만 있어서 멈추면 사라져요.
            """,
            """
            Listens on this machine only. Creates its secrets in the data folder and prints the command \
            that serves Madang with it. Payments are kept in memory and end with it.
            """
        ),
        example: "madang provider sandbox --data ./var",
        options: { language in
            [
                Option(
                    listen,
                    .integer(0...65_535),
                    label: "PORT",
                    default: "8090",
                    summary: language.say("포트. 0이면 비어 있는 아무 포트", "the port; 0 for any free one")
                )
            ] + AppSettings.quietOptions(in: language)
        }
    ) { context in
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

    private static let listen = "listen"
}
