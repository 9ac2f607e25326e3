import Arguments
import Domain
import Remote
import Wire
import Wording

enum TalkListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say("내 대화를 최신순으로 보여 줘요", "Show my conversations, most recent first"),
            example: .init("madang talk list --limit 5"),
            options: [
                .flag("blocked", summary: language.say("차단한 이웃과의 대화", "with neighbours whom I block"))
            ] + SliceOptions.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let slice = context.slice
        let part: ConversationPart? = context.invocation.flag("blocked") ? .blocked : nil
        let answer = try await context.askAsMember {
            try await $0.read(API.conversations.list(ConversationQuery(part: part, slice)))
        }
        let list = answer.value
        let text =
            list.items.isEmpty ? context.emptyText : context.table(list.items) + context.more(list.next)
        return Printout(list, text: text, keptSince: answer.keptSince)
    }
}

extension CommandContext {
    fileprivate var emptyText: String {
        say(
            "아직 대화가 없어요. 'madang talk start 글ID'로 시작해 보세요.",
            "No conversations yet. Start one with 'madang talk start LISTING'."
        )
    }

    fileprivate func table(_ conversations: [ConversationBody]) -> String {
        table(
            [
                .init("ID", canShrink: false), .init(say("이웃", "Neighbour")), .init(say("글", "Listing")),
                .init(say("읽지 않음", "Unread"), .right, canShrink: false),
                .init(say("마지막 메시지", "Last message")),
                .init(say("때", "When"), canShrink: false),
            ],
            conversations.map { conversation in
                let unread = conversation.read.marks.unread
                return [
                    conversation.id.description, partner(of: conversation), conversation.title,
                    unread == 0 ? "" : "\(unread)",
                    conversation.latest.map { line(of: $0, with: nil, in: conversation) } ?? "",
                    (conversation.latest?.sentAt ?? conversation.begunAt).stamp,
                ]
            }
        )
    }
}
