import Arguments
import Domain

enum ProviderCheckCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "check",
            summary: language.say("결제 설정을 점검해요", "Check the settings of payments"),
            discussion: language.say(
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
            example: .init("madang provider check --data ./var"),
            options: AppSettings.options(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let findings = await context.program.app.examinePayments(try context.operatorSettings())
        return context.printout(of: findings)
    }
}
