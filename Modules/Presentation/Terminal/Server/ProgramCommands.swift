import Arguments
import Domain
import JSONCoding
import Wording

/// The commands about the program itself.
enum ProgramCommands {
    static let actions: [Action] = [completions, version]

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

    private static let version = Action(
        "version",
        Words("이 프로그램의 버전을 보여 줘요", "Show the version of this program"),
        example: "madang version"
    ) { context in
        let version = context.program.version
        return Printout(
            JSON.object(["name": "madang", "version": .string(version)]),
            text: "madang \(version)"
        )
    }
}
