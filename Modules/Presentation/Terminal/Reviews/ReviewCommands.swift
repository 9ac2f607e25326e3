import Arguments
import Domain

enum ReviewCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [ReviewWriteCommand.self, ReviewReplyCommand.self, ReviewListCommand.self]
    }

    static func command(in language: Language) -> Command {
        Command(
            "review",
            summary: language.say("후기를 쓰고 읽어요", "Write and read reviews"),
            example: .init("madang review write 02SJ7Q4B80H5C --stars 4.5"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }
}
