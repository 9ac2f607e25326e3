import Arguments
import Domain
import Remote
import Wire
import Wording

enum BlockListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say("차단한 이웃을 보여 줘요", "Show blocked neighbours"),
            example: .init("madang block list"),
            options: SliceOptions.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let slice = context.slice
        let answer = try await context.askAsMember { try await $0.moderation.blocked(slice) }
        let list = answer.value
        let text =
            list.items.isEmpty
            ? context.say("차단한 이웃이 없어요.", "No blocked neighbours.")
            : context.table(
                [
                    .init("ID", canShrink: false), .init(context.say("닉네임", "Nickname")),
                    .init(context.say("차단한 때", "Since"), canShrink: false),
                ],
                list.items.map { blocked in
                    let card = blocked.member.member
                    return [card.id.description, card.nickname.text, blocked.since.stamp]
                }
            ) + context.more(list.next)
        return Printout(list, text: text, keptSince: answer.keptSince)
    }
}
