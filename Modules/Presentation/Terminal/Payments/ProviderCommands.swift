import Arguments
import Domain

enum ProviderCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [ProviderCheckCommand.self, ProviderSandboxCommand.self]
    }

    static func command(in language: Language) -> Command {
        Command(
            "provider",
            summary: language.say("결제 대행사 연결을 살펴요", "Check the payment provider, or practise with one"),
            example: .init("madang provider check"),
            subcommands: members.map { $0.command(in: language) }
        )
    }
}
