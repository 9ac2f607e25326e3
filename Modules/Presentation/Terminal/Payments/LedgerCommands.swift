import Arguments
import Domain
import Remote
import Wire
import Wording

enum LedgerCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [LedgerVerifyCommand.self, LedgerStatementCommand.self]
    }

    static func command(in language: Language) -> Command {
        Command(
            "ledger",
            summary: language.say("(운영자) 결제 장부를 확인해요", "(Operator) Check the ledger of payments"),
            example: .init("madang ledger verify"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }
}
