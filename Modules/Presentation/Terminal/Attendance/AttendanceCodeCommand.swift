import Arguments
import Domain
import Remote
import Wire
import Wording

enum AttendanceCodeCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "code",
            summary: language.say(
                "모임장의 체크인 코드를 보여 줘요. 1분마다 바뀌어요",
                "Show the organiser's check-in code, which changes every minute"
            ),
            example: .init("madang attendance code 01KQ3T8M5Z7VA"),
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        let code = try await context.askAsMember { try await $0(API.attendance.code(id)) }
        var facts = FactList()
        facts.add(context.say("코드", "Code"), code.code.digits)
        facts.add(context.say("다음 코드", "Next code"), code.until.timeOfDay[context.language])
        return Printout(code, text: facts.rendered(context.voice.style))
    }
}
