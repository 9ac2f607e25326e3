import Arguments
import Domain

enum NoticeCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [NoticeListCommand.self, NoticeReadCommand.self, NoticeSwitchCommand.self]
    }

    static func command(in language: Language) -> Command {
        Command(
            "notice",
            summary: language.say("알림을 보고, 받을 알림을 골라요", "Show notifications and choose their kinds"),
            example: .init("madang notice list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }
}
