import Arguments
import Domain
import Remote
import Wire
import Wording

enum AccountSessionsCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "sessions",
            summary: language.say("로그인한 기기를 보여 줘요", "Show my signed-in devices"),
            example: .init("madang account sessions")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let answer = try await context.askAsMember { try await $0.read(API.sessions.list()) }
        var table = Table([
            .init("ID", canShrink: false), .init(context.say("기기", "Device")),
            .init(context.say("로그인한 때", "Since"), canShrink: false),
            .init(context.say("마지막으로 쓴 때", "Last used"), canShrink: false), .init(""),
        ])
        for device in answer.value.items {
            let remark = device.isCurrent ? context.say("이 기기", "This device") : ""
            table.add([
                device.id.description, device.device, device.openedAt.stamp, device.lastUsedAt.stamp, remark,
            ])
        }
        let text = table.rendered(width: context.voice.width, style: context.voice.style)
        return Printout(answer.value, text: text, keptSince: answer.keptSince)
    }
}
