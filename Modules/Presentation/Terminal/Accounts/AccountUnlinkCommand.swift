import Arguments
import Domain
import Remote
import Wire
import Wording

enum AccountUnlinkCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "unlink",
            summary: language.say("카카오나 네이버 연결을 해제해요", "Unlink Kakao or Naver"),
            example: .init("madang account unlink kakao"),
            options: PasswordSource.options(in: language),
            arguments: [BrowserSignIn.argument(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let provider: IdentityProvider = context.invocation.choice("provider")
        try await context.askConfirmed { try await $0(API.identities.unlink(provider)) }
        return .done(
            context.say(
                "\(provider.words[context.language]) 연결을 해제했어요.",
                "\(provider.words[context.language]) is unlinked."
            )
        )
    }
}
