import Arguments
import Domain
import Remote
import Wire

enum CommentDeleteCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "delete",
            summary: language.say("내 댓글을 삭제해요. 답글은 남아요", "Delete a comment of mine; replies stay"),
            example: .init("madang comment delete 02SJ7Q4B80H5C"),
            options: [.flag("yes", summary: language.say("묻지 않고 삭제해요", "don't ask"))],
            arguments: [CommentCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.comment
        return try await context.askAsMember { client in
            if !context.invocation.flag("yes") {
                let comment = try await client.read(API.comments.one(id)).value
                try context.voice.note(comment.lines(context))
                guard try context.confirms(context.say("삭제할까요? (y/N): ", "Delete it? (y/N): ")) else {
                    throw UsageComplaint(context.say("삭제하지 않았어요.", "Nothing was deleted."))
                }
            }
            try await client(API.comments.delete(id))
            return .done(context.say("댓글을 삭제했어요.", "The comment is deleted."))
        }
    }
}
