import Arguments
import Domain
import Remote
import Wire

enum WebsiteListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say("내 홈페이지를 보여 줘요", "Show my websites"),
            example: .init("madang website list")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let answer = try await context.askAsMember { try await $0.read(API.websites.list()) }
        let text =
            answer.value.items.isEmpty
            ? context.say("등록한 홈페이지가 없어요.", "No websites yet.") : context.websites(answer.value.items)
        return Printout(answer.value, text: text, keptSince: answer.keptSince)
    }
}
