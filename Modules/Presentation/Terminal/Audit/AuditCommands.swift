import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang audit …`
enum AuditCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] { [AuditListCommand.self, AuditExportCommand.self] }

    static func command(in language: Language) -> Command {
        Command(
            "audit",
            summary: language.say("(운영자) 운영자가 보고 한 일의 기록이에요", "(Operator) Show what operators saw and did"),
            example: .init("madang audit list --act order.refund"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }
}
