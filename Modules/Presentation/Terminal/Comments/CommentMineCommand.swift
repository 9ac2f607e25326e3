import Arguments
import Domain
import Remote
import Wire

enum CommentMineCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "mine",
            summary: language.say("내가 쓴 댓글을 보여 줘요", "Show my comments, newest first"),
            example: .init("madang comment mine"),
            options: SliceOptions.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let slice = context.slice
        let answer = try await context.askAsMember { try await $0.read(API.comments.mine(SliceQuery(slice))) }
        let comments = answer.value.items.map { comment in
            let title = comment.title ?? context.say("볼 수 없는 글", "A listing that isn't available")
            return "\(title.printable)\n\(comment.lines(context, isIndented: true))"
        }
        let text =
            comments.isEmpty
            ? context.say("쓴 댓글이 없어요.", "You have written no comments.")
            : comments.joined() + context.more(answer.value.next)
        return Printout(answer.value, text: text, keptSince: answer.keptSince)
    }
}
