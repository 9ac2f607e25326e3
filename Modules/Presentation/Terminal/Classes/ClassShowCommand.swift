import Arguments
import Domain
import Remote

/// `madang class show`
enum ClassShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "show",
            summary: language.say("수업 하나를 보여 줘요", "Show one class"),
            example: .init("madang class show 01KQ3T8M5Z7VA"),
            arguments: [ClassCommands.id(in: language)]
        )
    }

    static func run(_ errand: Errand) async throws -> Printout {
        let id = try errand.classID
        let answer = try await errand.ask { try await $0.classes.one(id) }
        return answer.value.printout(errand, keptSince: answer.keptSince)
    }
}
