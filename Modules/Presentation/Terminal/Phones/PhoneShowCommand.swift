import Arguments
import Domain
import Remote
import Wire

enum PhoneShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "show",
            summary: language.say("내 전화번호를 보여 줘요", "Show my phone number"),
            example: .init("madang phone show")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let phone = try await context.askAsMember { try await $0(API.phones.mine()) }
        return Printout(phone, text: context.phone(phone))
    }
}
