import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang comment …`
enum CommentCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "comment",
            summary: language.say("글에 댓글을 쓰고 읽어요", "Read and write comments on listings"),
            example: .init("madang comment post 02SJ7Q4B80H5C --text '주차할 수 있나요?'"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static var actions: [Action] { reading + writing + [mine] }

    private static let comment = Input.place("id", label: "COMMENT", Words("댓글의 ID", "the comment's ID"))
    private static let listing = Input.place("listing", label: "LISTING", Words("글의 ID", "the listing's ID"))

    private static let text = Input.option(
        "text",
        of: CommentTextBody.self,
        label: "TEXT",
        Words("내용, 1,000자까지", "the text, at most 1,000 characters"),
        asks: Words("댓글: ", "Comment: ")
    )

    private static let reading: [Action] = [
        .listing(
            API.comments.list,
            "list",
            Words("글의 댓글과 답글을 보여 줘요", "Show the comments on a listing"),
            example: "madang comment list 02SJ7Q4B80H5C --sort newest",
            listing,
            .option(
                "sort",
                of: CommentQuery.self,
                default: CommentOrder.oldest.rawValue,
                Words("정렬", "the order")
            ),
            nothing: Words(
                "아직 댓글이 없어요. 'madang comment post'로 궁금한 점을 물어보세요.",
                "No comments yet. Ask something with 'madang comment post'."
            )
        ),
        .listing(
            API.comments.replies,
            "replies",
            Words("댓글 하나의 답글을 보여 줘요", "Show the replies to a comment"),
            example: "madang comment replies 02SJ7Q4B80H5C",
            comment,
            nothing: Words("아직 답글이 없어요.", "No replies yet.")
        ),
    ]

    private static let writing: [Action] = [
        .calling(
            API.comments.post,
            "post",
            Words("글에 댓글을 써요. 누구나 읽을 수 있어요", "Comment on a listing; everyone can read it"),
            example: "madang comment post 02SJ7Q4B80H5C --text '주차할 수 있나요?'",
            listing,
            text
        ),
        Action(
            "reply",
            Words("댓글에 답글을 써요", "Reply to a comment"),
            example: "madang comment reply 02SJ7Q4B80H5C --text '건물 뒤에 두 대 댈 수 있어요'",
            takes: [comment, text]
        ) { context in
            let call = try context.call(API.comments.reply, [comment, text])
            let reply = try await context.answer(to: call).value
            return Printout(reply, text: reply.lines(context, isIndented: true))
        },
        .calling(
            API.comments.edit,
            "edit",
            Words("내 댓글을 고쳐요", "Edit a comment of mine"),
            example: "madang comment edit 02SJ7Q4B80H5C --text '주차와 전기 용량이 궁금해요'",
            comment,
            text
        ),
        .deleting(
            API.comments.delete,
            shownBy: API.comments.one,
            "delete",
            Words("내 댓글을 삭제해요. 답글은 남아요", "Delete a comment of mine; replies stay"),
            example: "madang comment delete 02SJ7Q4B80H5C",
            comment,
            says: Words("댓글을 삭제했어요.", "The comment is deleted.")
        ),
    ]

    /// Each with the title of its listing.
    private static let mine = Action(
        "mine",
        Words("내가 쓴 댓글을 보여 줘요", "Show my comments, newest first"),
        example: "madang comment mine",
        takes: [.limit, .cursor]
    ) { context in
        let answer = try await context.answer(to: API.comments.mine(SliceQuery(context.slice)))
        let comments = answer.value.items.map { comment in
            let title = comment.title ?? context.say("볼 수 없는 글", "A listing that isn't available")
            return "\(title.printable)\n\(comment.lines(context, isIndented: true))"
        }
        let text =
            comments.isEmpty
            ? context.say("쓴 댓글이 없어요.", "You have written no comments.")
            : comments.joined()
        return Printout(answer.value, text: text, keptSince: answer.keptSince, next: answer.value.next)
    }
}

extension CommentBody: Printable, Listable {
    /// Replies are indented.
    static func text(of items: [CommentBody], _ context: CommandContext) -> String {
        items.map { $0.lines(context, isIndented: $0.parent != nil) }.joined()
    }

    func printout(_ context: CommandContext) -> Printout { Printout(self, text: lines(context)) }

    /// Author, time and text.
    fileprivate func lines(_ context: CommandContext, isIndented: Bool = false) -> String {
        let margin = isIndented ? "  ↳ " : ""
        guard let text, let author = author?.member.nickname.text else {
            return "\(margin)\(context.say("볼 수 없는 댓글이에요.", "This comment is not available."))\n"
        }
        let role = byOrganiser ? context.say(" (글쓴이)", " (author)") : ""
        let edited = editedAt == nil ? "" : context.say(" · 수정됨", " · edited")
        let state = submission.map { " · \($0.words[context.language])" } ?? ""
        let head = "\(margin)\(author)\(role) · \(writtenAt.stamp)\(edited)\(state) · \(id)".printable
        let space = isIndented ? "    " : "  "
        let rest = text.split(whereSeparator: \.isNewline).map { "\(space)\($0.printable)" }
        let why = reason.map { ["\(space)\(context.say("이유", "Reason")): \($0.printable)"] } ?? []
        return ([head] + rest + why).map { $0 + "\n" }.joined()
    }
}
