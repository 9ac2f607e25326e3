import Arguments
import Domain
import Remote
import Wire

enum WebsiteRemoveCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "remove",
            summary: language.say("홈페이지를 삭제해요", "Remove a website"),
            example: .init("madang website remove example.org"),
            arguments: [WebsiteCommands.host(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let host = try context.websiteHost
        try await context.askAsMember { try await $0(API.websites.remove(host)) }
        return .done(context.say("삭제했어요.", "Removed."))
    }
}
