import Arguments
import Domain
import Remote
import Wire

enum CommentReplyCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "reply",
            summary: language.say("댓글에 답글을 써요", "Reply to a comment"),
            example: .init("madang comment reply 02SJ7Q4B80H5C --text '건물 뒤에 두 대 댈 수 있어요'"),
            options: [CommentCommands.text(in: language)],
            arguments: [CommentCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, text) = (try context.comment, try context.commentText())
        let reply = try await context.askAsMember {
            try await $0(API.comments.reply(id, CommentTextBody(text)))
        }
        return Printout(reply, text: reply.lines(context, isIndented: true))
    }
}
