import Arguments
import Domain
import Remote
import Wire
import Wording

enum AccountLinkCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "link",
            summary: language.say("카카오나 네이버를 내 계정에 연결해요", "Link Kakao or Naver to my account"),
            example: .init("madang account link kakao"),
            options: PasswordSource.options(in: language),
            arguments: [BrowserSignIn.argument(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let provider: IdentityProvider = context.invocation.choice("provider")
        let back = try await context.askAsMember { client in
            try await BrowserSignIn(context, client).goes(to: provider)
        }
        try await context.askConfirmed { try await $0(API.identities.link(provider, back)) }
        let name = provider.words[context.language]
        return .done(
            context.say("이제 \(name)(으)로도 로그인할 수 있어요.", "\(name) is now linked to your account.")
        )
    }
}
