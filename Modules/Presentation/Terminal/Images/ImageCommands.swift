import Arguments
import Domain

enum ImageCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] { [ImageUploadCommand.self] }

    static func command(in language: Language) -> Command {
        Command(
            "image",
            summary: language.say("사진을 올려요", "Upload pictures"),
            example: .init("madang image upload piano.jpg"),
            subcommands: members.map { $0.command(in: language) }
        )
    }
}
