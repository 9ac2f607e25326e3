import Arguments
import Domain
import Remote

/// `madang class reopen`
enum ClassReopenCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "reopen",
            summary: language.say("마감한 수업을 다시 열어요", "Open my class again"),
            example: .init("madang class reopen 01KQ3T8M5Z7VA"),
            arguments: [ClassCommands.id(in: language)]
        )
    }

    static func run(_ errand: Errand) async throws -> Printout {
        let id = try errand.classID
        return try await errand.askAsMember { try await $0.classes.reopen(id).printout(errand) }
    }
}
