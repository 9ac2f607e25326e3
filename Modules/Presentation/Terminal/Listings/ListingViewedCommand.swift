import Arguments
import Domain
import Remote
import Wire

/// `madang listing viewed`
enum ListingViewedCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "viewed",
            summary: language.say("이 기기에서 최근 본 글을 보여 줘요", "List what I viewed lately on this device"),
            example: .init("madang listing viewed"),
            options: [.flag("clear", summary: language.say("모두 지우기", "forget them all"))]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let clears = context.invocation.flag("clear")
        let viewed = try await context.ask { client in
            if clears { try await client.forgetViewed() }
            return try await client.viewed()
        }
        return Answer(ListBody(viewed)).printout(
            context,
            nothing: context.say("아직 본 글이 없어요.", "Nothing viewed yet.")
        )
    }
}
