import Arguments
import Domain
import JSONCoding

enum ServeCommand: TerminalCommand {
    private static let newKey = "new-key"

    static func command(in language: Language) -> Command {
        Command(
            "serve",
            summary: language.say("서버를 시작해요. Ctrl-C로 멈춰요", "Start the server; Control-C stops it"),
            discussion: language.say(
                "준비되면 표준 출력에 한 줄을 내보내요. 그 줄의 마지막 단어가 주소예요.",
                "Prints one line once it is ready; its last word is the address."
            ),
            example: .init(
                "madang serve --data ./var --port 8080",
                language.say("./var의 데이터로 열어요", "serves the data in ./var")
            ),
            more: [
                .init(
                    "madang serve --data ./var --database-file /etc/madang/database",
                    language.say("PostgreSQL로 열어요", "serves a PostgreSQL database")
                )
            ],
            options: [
                .flag(
                    newKey,
                    summary: language.say(
                        "데이터베이스의 키를 바꿔요. 모두 로그아웃돼요",
                        "accept a new key, which signs out all members"
                    )
                )
            ] + AppSettings.options(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        try await context.program.app.serve(
            context.operatorSettings(),
            newKey: context.invocation.flag(newKey)
        ) { address in
            let line = Printout(
                JSON.object(["address": .string(address)]),
                text: context.say("마당이 열렸어요: \(address)", "Madang is running at \(address)")
            )
            // A failed write of the address does not stop the server.
            try? context.voice.hand(over: line)
        }
        return .nothing
    }
}
