import Arguments
import Domain
import Remote

enum LogoutCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "logout",
            summary: language.say("이 기기에서 로그아웃해요", "Sign out on this device"),
            example: .init("madang logout"),
            more: [
                .init(
                    "madang logout --everywhere",
                    language.say("모든 기기에서 로그아웃해요", "signs out on all devices")
                )
            ],
            options: [
                .flag("everywhere", summary: language.say("모든 기기에서", "sign out everywhere"))
            ] + AppSettings.storageOptions(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let everywhere = context.invocation.flag("everywhere")
        try await context.askAsMember { client in
            try await everywhere ? client.accounts.signOutEverywhere() : signOut(client, context)
        }
        return .done(
            everywhere
                ? context.say("모든 기기에서 로그아웃했어요.", "You are signed out on all your devices.")
                : context.say("로그아웃했어요.", "You are signed out.")
        )
    }

    /// Reports a failed sign-out at the server; this device forgets the session either way.
    private static func signOut(_ client: MadangClient, _ context: CommandContext) async throws {
        do {
            try await client.accounts.signOut()
        } catch RemoteError.unreachable(let reason) {
            throw RemoteError.unreachable(
                context.say(
                    "이 기기에서는 로그아웃했지만 서버에 알리지 못했어요; \(reason)",
                    "signed out on this device, but not on the server: \(reason)"
                )
            )
        }
    }
}
