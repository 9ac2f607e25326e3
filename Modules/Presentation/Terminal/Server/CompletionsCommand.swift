import Arguments
import Domain
import JSONCoding

enum CompletionsCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "completions",
            summary: language.say("셸 자동 완성 스크립트를 내보내요", "Print a shell completion script"),
            example: .init(
                "source <(madang completions bash)",
                language.say("지금 쓰는 bash에 자동 완성을 더해요", "enables completion in this bash")
            ),
            arguments: [
                Argument(
                    "shell",
                    .choice(Shell.allCases.map(\.rawValue)),
                    summary: language.say("셸: bash, zsh, fish", "the shell: bash, zsh or fish")
                )
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let script = CommandTree.root(in: context.language).completions(
            for: context.invocation.choice("shell")
        )
        return Printout(JSON.object(["script": .string(script)]), text: script)
    }
}
