import Arguments
import Domain
import Remote
import Wire

enum CommentPostCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "post",
            summary: language.say("글에 댓글을 써요. 누구나 읽을 수 있어요", "Comment on a listing; everyone can read it"),
            example: .init("madang comment post 02SJ7Q4B80H5C --text '주차할 수 있나요?'"),
            options: [CommentCommands.text(in: language)],
            arguments: [CommentCommands.listing(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (listing, text) = (try context.commentedListing, try context.commentText())
        let comment = try await context.askAsMember {
            try await $0(API.comments.post(listing, CommentTextBody(text)))
        }
        return Printout(comment, text: comment.lines(context))
    }
}
