import Arguments
import Domain
import JSONCoding
import Wording

/// The commands about the program itself.
enum ProgramCommands {
    static let actions: [Action] = [help, completions, manual, version]

    private static let help = Action(
        "help",
        Words("명령의 도움말을 보여 줘요", "Show the help of a command"),
        example: "madang help class post",
        arguments: { language in
            [
                Argument(
                    "command",
                    .text,
                    .any,
                    summary: language.say("명령. 없으면 모든 명령", "the command; all commands by default")
                )
            ]
        }
    ) { context in
        let root = CommandTree.root(in: context.language)
        guard case .help(let path) = try root.parse(context.invocation.texts("command") + ["--help"]) else {
            return .nothing
        }
        let text = context.voice.text(ofHelp: root, path)
        return Printout(JSON.object(["help": .string(text)]), text: text)
    }

    private static let completions = Action(
        "completions",
        Words("셸 자동 완성 스크립트를 내보내요", "Print a shell completion script"),
        example: "source <(madang completions bash)",
        meaning: Words("지금 쓰는 bash에 자동 완성을 더해요", "enables completion in this bash"),
        arguments: { language in
            [
                Argument(
                    "shell",
                    .choice(Shell.allCases.map(\.rawValue)),
                    summary: language.say("셸: bash, zsh, fish", "the shell: bash, zsh or fish")
                )
            ]
        }
    ) { context in
        let script = CommandTree.root(in: context.language).completions(
            for: context.invocation.choice("shell")
        )
        return Printout(JSON.object(["script": .string(script)]), text: script)
    }

    private static let manual = Action(
        "manual",
        Words("매뉴얼 페이지를 내보내요", "Print a manual page"),
        example: "madang manual madang.conf | man --local-file -",
        arguments: { language in
            [
                Argument(
                    "page",
                    .choice(["madang", settingsFile]),
                    .optional,
                    summary: language.say("페이지. 없으면 madang", "the page; madang by default")
                )
            ]
        }
    ) { context in
        let text = context.manual(of: context.invocation.texts("page").first ?? "madang")
        return Printout(JSON.object(["manual": .string(text)]), text: text)
    }

    fileprivate static let settingsFile = "madang.conf"

    private static let version = Action(
        "version",
        Words("이 프로그램의 버전을 보여 줘요", "Show the version of this program"),
        example: "madang version"
    ) { context in
        version(of: context.program)
    }

    static func version(of program: MadangCommandLine) -> Printout {
        let build = program.app.build
        let origin = build.commit.map { commit in "\(commit)\(build.date.map { ", \($0)" } ?? "")" }
        let lines = ["madang \(program.version)" + (origin.map { " (\($0))" } ?? "")] + build.libraries
        return Printout(
            JSON.object([
                "name": "madang", "version": .string(program.version),
                "commit": build.commit.map(JSON.string) ?? .null,
                "date": build.date.map(JSON.string) ?? .null,
                "libraries": .array(build.libraries.map(JSON.string)),
            ]),
            text: lines.joined(separator: "\n")
        )
    }
}

extension CommandContext {
    fileprivate func manual(of page: String) -> String {
        let phrases = UsagePhrases.in(language)
        let date = program.app.build.date ?? ""
        guard page == ProgramCommands.settingsFile else {
            return CommandTree.root(in: language).manual(
                date: date,
                version: program.version,
                phrases: phrases
            )
        }
        return AppSettings.all(in: language).manual(
            of: page,
            say("마당 서버의 설정 파일", "the settings of a Madang server"),
            say(
                """
                한 줄에 '이름 = 값'을 하나씩 적어요. #부터 줄 끝까지는 설명이에요. 같은 설정을 옵션 --이름이나 환경 변수 \
                MADANG_이름으로도 쓸 수 있고, 옵션이 환경 변수보다, 환경 변수가 파일보다 앞서요.
                """,
                """
                Each line is 'name = value'; # starts a comment. Each setting is also an option --name and a \
                variable MADANG_NAME. Options override variables, which override the file.
                """
            ),
            date: date,
            version: "madang \(program.version)",
            phrases: phrases
        )
    }
}
