import Arguments
import Domain
import Remote
import Wire
import Wording

enum PhoneLogCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "log",
            summary: language.say("내 전화번호를 누구에게 알려 줬는지 보여 줘요", "Show whom my phone number was shared with"),
            example: .init("madang phone log"),
            options: SliceOptions.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let slice = context.slice
        let log = try await context.askAsMember { try await $0(API.phones.log(SliceQuery(slice))) }
        guard !log.items.isEmpty else {
            return Printout(
                log,
                text: context.say("전화번호를 알려 준 이웃이 없어요.", "Your phone number was shared with no one.")
            )
        }
        return Printout(log, text: table(of: log.items, context) + context.more(log.next))
    }

    private static func table(of shares: [PhoneShareBody], _ context: CommandContext) -> String {
        context.table(
            [
                .init(context.say("대화", "Conversation"), canShrink: false),
                .init(context.say("이웃", "Neighbour")), .init(context.say("상태", "State"), canShrink: false),
                .init(context.say("요청", "Requested"), canShrink: false),
                .init(context.say("알려 줌", "Shared"), canShrink: false),
                .init(context.say("끝", "Ended"), canShrink: false),
            ],
            shares.map { share in
                [
                    share.conversation.description, share.neighbour?.member.nickname.text ?? "",
                    share.state.words[context.language], share.requestedAt?.stamp ?? "",
                    share.revealedAt?.stamp ?? "", share.endedAt?.stamp ?? "",
                ]
            }
        )
    }
}
