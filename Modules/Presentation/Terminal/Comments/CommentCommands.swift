import Arguments
import Domain
import Remote
import Wire
import Wording

enum CommentCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            CommentListCommand.self, CommentRepliesCommand.self, CommentPostCommand.self,
            CommentReplyCommand.self, CommentEditCommand.self, CommentDeleteCommand.self,
            CommentMineCommand.self,
        ]
    }

    static func command(in language: Language) -> Command {
        Command(
            "comment",
            summary: language.say("글에 댓글을 쓰고 읽어요", "Read and write comments on listings"),
            example: .init("madang comment post 02SJ7Q4B80H5C --text '주차할 수 있나요?'"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static func id(in language: Language) -> Argument {
        Argument("id", label: "COMMENT", summary: language.say("댓글의 ID", "the comment's ID"))
    }

    static func listing(in language: Language) -> Argument {
        Argument("listing", label: "LISTING", summary: language.say("글의 ID", "the listing's ID"))
    }

    static func text(in language: Language) -> Option {
        Option(
            "text",
            label: "TEXT",
            summary: language.say("내용, 1,000자까지", "the text, at most 1,000 characters")
        )
    }
}

extension CommandContext {
    var comment: Comment.ID {
        get throws { try identifier(or: CommentRefusal.notFound) }
    }

    var commentedListing: Listing.ID {
        get throws { try identifier("listing", or: ListingRefusal.notFound) }
    }

    func commentText() throws -> String { try answer("text", "댓글: ", "Comment: ") }
}

extension CommentBody {
    /// Author, time and text; indented for a reply.
    func lines(_ context: CommandContext, isIndented: Bool = false) -> String {
        let margin = isIndented ? "  ↳ " : ""
        guard let text, let author = author?.member.nickname.text else {
            return "\(margin)\(context.say("볼 수 없는 댓글이에요.", "This comment is not available."))\n"
        }
        let role = byOrganiser ? context.say(" (글쓴이)", " (author)") : ""
        let edited = editedAt == nil ? "" : context.say(" · 수정됨", " · edited")
        let head = "\(margin)\(author)\(role) · \(writtenAt.stamp)\(edited) · \(id)".printable
        let space = isIndented ? "    " : "  "
        let rest = text.split(whereSeparator: \.isNewline).map { "\(space)\($0.printable)" }
        return ([head] + rest).map { $0 + "\n" }.joined()
    }
}

extension ListBody where Item == CommentBody {
    /// Replies are indented.
    func text(_ context: CommandContext, empty: String) -> String {
        guard !items.isEmpty else { return empty }
        return items.map { $0.lines(context, isIndented: $0.parent != nil) }.joined() + context.more(next)
    }
}
