import Arguments
import Domain
import Remote

/// `madang class close`
enum ClassCloseCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "close",
            summary: language.say("수업을 마감해요", "Close my class: nobody new can ask about it"),
            example: .init("madang class close 01KQ3T8M5Z7VA"),
            arguments: [ClassCommands.id(in: language)]
        )
    }

    static func run(_ errand: Errand) async throws -> Printout {
        let id = try errand.classID
        return try await errand.askAsMember { try await $0.classes.close(id).printout(errand) }
    }
}
