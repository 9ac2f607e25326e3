import Arguments
import Domain
import Remote
import Wire

/// `madang listing cancel`
enum ListingCancelCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "cancel",
            summary: language.say(
                "시작하기 전인 모임을 취소해요. 한 시간 안에는 listing reopen으로 되돌려요",
                "Cancel my listing before it starts; 'listing reopen' takes it back within an hour"
            ),
            example: .init("madang listing cancel 01KQ3T8M5Z7VA --reason '비가 많이 온대요'"),
            options: [RosterCommands.reason(in: language)],
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        let reason = try context.answer("reason", "취소하는 이유: ", "Why? ")
        return try await context.askAsMember {
            try await $0(API.listings.cancel(id, RosterNoteBody(reason))).printout(context)
        }
    }
}
