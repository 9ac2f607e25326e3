import Arguments
import Domain
import Remote
import Wire
import Wording

enum SubmissionTrustedCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "trusted",
            summary: language.say(
                "(운영자) 확인 없이 올리는 이웃을 보여 줘요",
                "(Operator) Show members whose events need no review"
            ),
            example: .init("madang submission trusted"),
            options: SliceOptions.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let slice = context.slice
        let answer = try await context.askAsMember { try await $0.read(API.trust.all(SliceQuery(slice))) }
        let list = answer.value
        let text =
            list.items.isEmpty
            ? context.say("아직 없어요.", "None yet.")
            : context.table(
                [
                    .init("ID", canShrink: false), .init(context.say("닉네임", "Nickname")),
                    .init(context.say("언제부터", "Since"), canShrink: false),
                ],
                list.items.map { item in
                    let member = item.member.member
                    return [member.id.description, member.nickname.text, item.since.stamp]
                }
            ) + context.more(list.next)
        return Printout(list, text: text, keptSince: answer.keptSince)
    }
}
