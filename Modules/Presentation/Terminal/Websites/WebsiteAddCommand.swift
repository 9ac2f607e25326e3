import Arguments
import Domain
import Remote
import Wire

enum WebsiteAddCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "add",
            summary: language.say("홈페이지를 등록해요", "Add a website"),
            example: .init("madang website add example.org"),
            arguments: [WebsiteCommands.host(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let website = WebsiteToAddBody(host: context.invocation.text("host"))
        let websites = try await context.askAsMember { try await $0(API.websites.add(website)).items }
        let host = try context.websiteHost
        let how = websites.first { $0.host == host.text }.map { added in
            context.say(
                "\(added.proofAddress)에 이 줄을 넣은 뒤 'madang website prove \(host.text)'를 실행해요.\n",
                "Put the line at \(added.proofAddress), then run 'madang website prove \(host.text)'.\n"
            )
        }
        return Printout(ListBody(websites), text: context.websites(websites) + (how ?? ""))
    }
}
