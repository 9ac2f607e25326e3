import Arguments
import Domain
import Remote
import Wire

enum CommentRepliesCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "replies",
            summary: language.say("댓글 하나의 답글을 보여 줘요", "Show the replies to a comment"),
            example: .init("madang comment replies 02SJ7Q4B80H5C"),
            options: SliceOptions.all(in: language),
            arguments: [CommentCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, slice) = (try context.comment, context.slice)
        let answer = try await context.ask { try await $0.read(API.comments.replies(id, SliceQuery(slice))) }
        let text = answer.value.text(context, empty: context.say("아직 답글이 없어요.", "No replies yet."))
        return Printout(answer.value, text: text, keptSince: answer.keptSince)
    }
}
