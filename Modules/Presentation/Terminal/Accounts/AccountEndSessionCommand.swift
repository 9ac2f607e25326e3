import Arguments
import Domain
import Remote
import Wire

enum AccountEndSessionCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "end-session",
            summary: language.say("내 기기 하나를 로그아웃해요", "Sign out one of my devices"),
            example: .init(
                "madang account end-session 02SJ7Q4B80H5C",
                language.say("ID는 'madang account sessions'에 나와요", "'madang account sessions' shows the ID")
            ),
            arguments: [
                Argument("id", label: "ID", summary: language.say("기기의 ID", "the ID of the device"))
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        guard let id = Session.ID(context.invocation.text("id")) else { throw SessionRefusal.notFound }
        try await context.askAsMember { try await $0(API.sessions.end(id)) }
        return .done(context.say("그 기기를 로그아웃했어요.", "That device is signed out."))
    }
}
