import Arguments
import Domain
import JSONCoding
import Wording

enum ConfigCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "config",
            summary: language.say("모든 설정값과 출처를 보여 줘요", "Show every setting and its source"),
            discussion: language.say(
                """
                옵션이 환경 변수(MADANG_…)보다, 환경 변수가 설정 파일보다, 설정 파일이 기본값보다 앞서요. \
                설정 파일은 '이름 = 값'을 한 줄에 하나씩 적어요. 비밀번호는 보여 주지 않아요.
                """,
                """
                Options win over the environment (MADANG_…), that over the file of settings, and that over \
                defaults. The file has a line 'name = value' for each. Passwords are never shown.
                """
            ),
            example: .init("madang config --data ./var"),
            options: AppSettings.options(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let entries = try context.operatorSettings().entries
        let phrases = UsagePhrases.in(context.language)
        var table = Table([
            .init(context.say("이름", "Name"), canShrink: false), .init(context.say("값", "Value")),
            .init(context.say("출처", "From")),
        ])
        for entry in entries { table.add([entry.name, entry.shown ?? "–", phrases.source(entry.source)]) }
        let document = entries.map { entry -> JSON in
            [
                "name": .string(entry.name), "value": entry.shown.map(JSON.string) ?? .null,
                // Always in English, so that programs can compare it.
                "source": .string(UsagePhrases.english.source(entry.source)),
            ]
        }
        return Printout(
            JSON.object(["settings": .array(document)]),
            text: table.rendered(width: context.voice.width, style: context.voice.style)
        )
    }
}
