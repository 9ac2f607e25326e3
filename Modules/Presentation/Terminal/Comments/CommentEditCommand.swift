import Arguments
import Domain
import Remote
import Wire

enum CommentEditCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "edit",
            summary: language.say("내 댓글을 고쳐요", "Edit a comment of mine"),
            example: .init("madang comment edit 02SJ7Q4B80H5C --text '주차와 전기 용량이 궁금해요'"),
            options: [CommentCommands.text(in: language)],
            arguments: [CommentCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, text) = (try context.comment, try context.commentText())
        let comment = try await context.askAsMember {
            try await $0(API.comments.edit(id, CommentTextBody(text)))
        }
        return Printout(comment, text: comment.lines(context))
    }
}
