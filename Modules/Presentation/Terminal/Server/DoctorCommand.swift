import Arguments
import Domain

enum DoctorCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "doctor",
            summary: language.say("문제를 진단하고 해결 방법을 알려 줘요", "Diagnose problems and suggest fixes"),
            discussion: language.say(
                "실패한 항목이 있으면 종료 코드가 1이에요.",
                "Exits with 1 when a check fails."
            ),
            example: .init("madang doctor --data ./var"),
            more: [.init("madang doctor --deep --watch 1m")],
            options: [
                .flag(
                    "deep",
                    summary: language.say(
                        "게시판의 글을 모두 데이터베이스와 비교하고 사진 파일을 모두 찾아봐요",
                        "compare every listing of the board with the database, and look up every picture"
                    )
                ),
                Option(
                    "watch",
                    .duration,
                    default: "3s",
                    summary: language.say(
                        "비교하기 전에 바뀌는 글을 지켜보는 시간",
                        "with --deep: how long to observe changes before comparing"
                    )
                ),
            ] + AppSettings.options(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let watch = context.invocation.flag("deep") ? context.invocation.duration("watch") : nil
        let findings = await context.program.app.examine(
            try context.operatorSettings(),
            watchingFor: watch
        )
        return context.printout(of: findings)
    }
}
