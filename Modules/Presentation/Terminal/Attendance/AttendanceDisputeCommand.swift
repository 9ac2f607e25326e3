import Arguments
import Domain
import Remote
import Wire

enum AttendanceDisputeCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "dispute",
            summary: language.say(
                "결석이 아니라고 모임장에게 알려요. 48시간 안에 할 수 있어요",
                "Tell the organiser that I wasn't absent, within 48 hours"
            ),
            example: .init("madang attendance dispute 01KQ3T8M5Z7VA --reason '맨 뒤에서 달렸어요'"),
            options: [RosterCommands.reason(in: language)],
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        let reason = try context.answer("reason", "어떻게 된 일이에요? ", "What happened? ")
        return try await context.askAsMember {
            try await $0(API.attendance.dispute(id, RosterNoteBody(reason))).printout(context)
        }
    }
}
