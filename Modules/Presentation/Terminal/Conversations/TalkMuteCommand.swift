import Arguments
import Domain
import Remote
import Wire

enum TalkMuteCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "mute",
            summary: language.say(
                "대화의 알림을 꺼요. 약속 알림은 계속 와요",
                "Mute a conversation; notifications about its lessons stay on"
            ),
            example: .init("madang talk mute 02SJ7Q4B80H5C"),
            options: [
                .flag("off", summary: language.say("알림을 다시 켜요", "turn notifications on again"))
            ],
            arguments: [TalkCommands.conversation(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.conversation
        let isMuted = !context.invocation.flag("off")
        let operation = isMuted ? API.conversations.mute : API.conversations.unmute
        try await context.askAsMember { try await $0(operation(id)) }
        return .done(
            isMuted
                ? context.say("이 채팅의 알림을 껐어요.", "The conversation is muted.")
                : context.say("이 채팅의 알림을 켰어요.", "The conversation is no longer muted.")
        )
    }
}
