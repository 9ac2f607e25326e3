import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang review …`
enum ReviewCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "review",
            summary: language.say("후기를 쓰고 읽어요", "Write and read reviews"),
            example: .init("madang review write 02SJ7Q4B80H5C --stars 4.5"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static var actions: [Action] { [write, edit] + rest }

    private static let review = Input.place("review", label: "ID", Words("후기의 ID", "the ID of a review"))

    private static let write = Action(
        "write",
        Words("수업을 마친 이웃에게 후기를 남겨요", "Review a completed lesson"),
        discussion: Words(
            "둘 다 쓰거나 14일이 지나면 공개돼요. 상대가 후기나 답글을 쓰기 전까지 고칠 수 있어요.",
            "Shown once both are written, or after 14 days. It can be changed until it is answered."
        ),
        example: "madang review write 02SJ7Q4B80H5C --stars 4.5 --text '친절하게 알려 주셨어요'",
        takes: [DealCommands.deal],
        options: contents
    ) { context in
        let id = try context.dealID
        let typed = try context.answer("stars", "별점 (0.5–5): ", "Stars (0.5 to 5): ")
        let draft = ReviewDraftBody(
            rating: try rating(typed),
            text: context.invocation.text(ifGiven: "text"),
            manners: manners(context)
        )
        return try await context.answer(to: API.reviews.write(id, draft)).printout(context)
    }

    private static let edit = Action(
        "edit",
        Words("내 후기를 고쳐요. 주지 않은 항목은 그대로예요", "Edit a review of mine; what isn't given stays"),
        discussion: Words(
            "상대가 후기나 답글을 쓰기 전까지 고칠 수 있어요. 내용을 지우려면 --text ''로 적어요.",
            "Until the other has written a review or a reply. --text '' removes the text."
        ),
        example: "madang review edit 02SJ7Q4B80H5C --stars 4 --text '차근차근 알려 주셨어요'",
        takes: [review],
        options: contents
    ) { context in
        let id: Review.ID = try context.identifier("review", or: ReviewRefusal.notFound)
        let stars = try context.invocation.text(ifGiven: "stars").map(rating)
        return try await context.askAsMember { client in
            let former = try await client.read(API.reviews.one(id)).value
            let draft = ReviewDraftBody(
                rating: stars ?? former.rating,
                text: context.invocation.text(ifGiven: "text") ?? former.text,
                manners: manners(context) ?? former.manners
            )
            return try await client(API.reviews.edit(id, draft)).printout(context)
        }
    }

    private static let rest: [Action] = [
        .deleting(
            API.reviews.delete,
            shownBy: API.reviews.one,
            "delete",
            Words("내 후기를 삭제해요", "Delete a review of mine"),
            discussion: Words(
                "상대가 후기나 답글을 쓰기 전까지 삭제할 수 있어요. 끝난 지 14일 안이면 다시 쓸 수 있어요.",
                "Until the other has written a review or a reply. You can write another within the 14 days."
            ),
            example: "madang review delete 02SJ7Q4B80H5C",
            review,
            says: Words("후기를 삭제했어요.", "The review is deleted.")
        ),
        .calling(
            API.reviews.reply,
            "reply",
            Words("받은 후기에 답글을 써요. 한 번만 쓸 수 있어요", "Reply to a review about me; once"),
            example: "madang review reply 02SJ7Q4B80H5C --text '또 오세요'",
            review,
            .option(
                "text",
                of: ReviewReplyBody.self,
                label: "TEXT",
                Words("답글, 1,000자까지", "the reply, at most 1,000 characters"),
                asks: Words("답글: ", "Answer: ")
            )
        ),
        .listing(
            API.reviews.ofDeal,
            "list",
            Words("약속 하나의 후기를 보여 줘요", "Show a lesson's reviews"),
            discussion: Words(
                "이웃이 받은 후기는 'madang member reviews'로 봐요.",
                "For a neighbour's reviews, see 'madang member reviews'."
            ),
            example: "madang review list 02SJ7Q4B80H5C",
            DealCommands.deal,
            nothing: Words(
                "아직 볼 수 있는 후기가 없어요. 'madang review write'로 먼저 써 보세요.",
                "No reviews yet. Write yours with 'madang review write'."
            )
        ),
    ]

    /// The content of a review.
    private static func contents(in language: Language) -> [Option] {
        [
            Option(
                "stars",
                .number(0.5...5),
                label: "N",
                summary: language.say("별점, 0.5점 단위", "0.5 to 5, in steps of 0.5")
            ),
            Option(
                "manner",
                .choice(Manner.allCases.map(\.rawValue)),
                repeated: true,
                summary: language.say("칭찬, 3개까지", "a compliment; at most three")
            ),
            Option(
                "text",
                label: "TEXT",
                summary: language.say("한마디, 1,000자까지", "the text, at most 1,000 characters")
            ),
        ]
    }

    private static func rating(_ typed: String) throws -> Rating {
        guard let stars = Double(typed) else { throw ReviewRefusal.rating }
        return try Rating(stars: stars)
    }

    /// Nil without the option.
    private static func manners(_ context: CommandContext) -> [Manner]? {
        let words = context.invocation.texts("manner")
        return words.isEmpty ? nil : words.compactMap(Manner.init(rawValue:))
    }
}

extension ReviewBody: Printable, Listable {
    static func text(of items: [ReviewBody], _ context: CommandContext) -> String {
        items.map { $0.lines(context) }.joined(separator: "\n")
    }

    func printout(_ context: CommandContext) -> Printout { Printout(self, text: lines(context)) }

    /// Stars, author and subject; then the text and the reply.
    private func lines(_ context: CommandContext) -> String {
        let who = author?.member.nickname.text ?? context.say("탈퇴한 이웃", "a former neighbour")
        let role = authorRole.map { " (\($0.words[context.language]))" } ?? ""
        let edited = editedAt == nil ? "" : context.say(" · 수정됨", " · edited")
        var lines = [
            "★ \(rating.text)  \(who)\(role) · \(title) · \(writtenAt.stamp)\(edited) · \(id)".printable
        ]
        if !manners.isEmpty {
            lines.append("  " + manners.map { $0.words[context.language] }.joined(separator: " · "))
        }
        if let text { lines += text.split(whereSeparator: \.isNewline).map { "  \($0.printable)" } }
        if let reply { lines += reply.split(whereSeparator: \.isNewline).map { "  ↳ \($0.printable)" } }
        return lines.map { $0 + "\n" }.joined()
    }
}
