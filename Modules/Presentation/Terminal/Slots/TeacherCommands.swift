import Arguments
import Domain

/// `madang teacher …`
enum TeacherCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] { [TeacherHoursCommand.self] }

    static func command(in language: Language) -> Command {
        Command(
            "teacher",
            summary: language.say("선생님으로서 레슨을 준비해요", "Prepare lessons as a teacher"),
            example: .init("madang teacher hours"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }
}
