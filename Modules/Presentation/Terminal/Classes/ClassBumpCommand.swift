import Arguments
import Domain
import Remote

/// `madang class bump`
enum ClassBumpCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "bump",
            summary: language.say("수업을 맨 위로 올려요. 하루에 한 번이에요", "Move my class to the top, once a day"),
            example: .init("madang class bump 01KQ3T8M5Z7VA"),
            arguments: [ClassCommands.id(in: language)]
        )
    }

    static func run(_ errand: Errand) async throws -> Printout {
        let id = try errand.classID
        return try await errand.askAsMember { try await $0.classes.bump(id).printout(errand) }
    }
}
