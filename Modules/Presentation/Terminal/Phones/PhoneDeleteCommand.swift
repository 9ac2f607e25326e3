import Arguments
import Domain
import Remote
import Wire

enum PhoneDeleteCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "delete",
            summary: language.say(
                "내 전화번호를 삭제해요. 보고 있던 이웃에게서도 사라져요",
                "Delete my phone number; withdraws it from all who could see it"
            ),
            example: .init("madang phone delete")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        try await context.askAsMember { try await $0(API.phones.delete()) }
        return .done(context.say("전화번호를 삭제했어요.", "Your phone number is deleted."))
    }
}
