import Arguments
import Domain
import Remote
import Wire

enum WebsiteProveCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "prove",
            summary: language.say("홈페이지에서 인증 줄을 찾아요", "Look for the proof on a website"),
            example: .init("madang website prove example.org"),
            arguments: [WebsiteCommands.host(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let host = try context.websiteHost
        let websites = try await context.askAsMember { try await $0(API.websites.prove(host)).items }
        return Printout(ListBody(websites), text: context.websites(websites))
    }
}
