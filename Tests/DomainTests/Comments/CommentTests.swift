import Domain
import Testing

@Suite("A comment")
struct CommentTests {
    private let owner = Member.ID(rawValue: 1)
    private let asker = Member.ID(rawValue: 2)
    private let other = Member.ID(rawValue: 3)
    private let now = Moment(milliseconds: 1_000)

    private func draft(by author: Member.ID, _ text: String = "주차할 수 있나요?") throws -> CommentDraft {
        CommentDraft(
            .init(rawValue: 9),
            under: .subject(Subject(.listing, 7)),
            by: author,
            try CommentText(text),
            at: now
        )
    }

    private func context(replyingTo parent: Domain.Comment? = nil, takesComments: Bool = true)
        -> CommentContext
    {
        CommentContext(
            of: Subject(.listing, 7),
            by: owner,
            takesComments: takesComments,
            replyingTo: parent
        )
    }

    private func comment(by author: Member.ID) throws -> Domain.Comment {
        Domain.Comment(
            id: Domain.Comment.ID(rawValue: 8),
            on: Subject(.listing, 7),
            replyingTo: nil,
            by: author,
            try CommentText("주차할 수 있나요?"),
            writtenAt: now
        )
    }

    private func told(of comment: Domain.Comment, _ context: CommentContext) -> [String] {
        context.recipients(of: comment).map { "\($0.member.rawValue) \($0.kind.rawValue)" }
    }

    @Test("has 1 to 1,000 characters without white space around them")
    func text() throws {
        #expect(try CommentText("  안녕하세요\n").text == "안녕하세요")
        #expect(try CommentText(String(repeating: "가", count: 1_000)).text.count == 1_000)
        #expect(throws: CommentRefusal.textTooLong) {
            try CommentText(String(repeating: "가", count: 1_001))
        }
        for blank in ["", " \n", "\u{200B}"] {
            #expect(throws: CommentRefusal.textMissing) { try CommentText(blank) }
        }
    }

    @Test("is taken by kinds that take comments, and a reply isn't replied to")
    func rules() throws {
        #expect(throws: CommentRefusal.notTaken) {
            try context(takesComments: false).write(draft(by: asker))
        }
        let parent = try comment(by: asker)
        let reply = try context(replyingTo: parent).write(draft(by: owner))
        #expect(reply.parent == parent.id && reply.subject == parent.subject)
        #expect(throws: CommentRefusal.replyToReply) {
            try context(replyingTo: reply).write(draft(by: asker))
        }
    }

    @Test("tells the subject's author, a reply the author of the comment, each once and none of their own")
    func recipients() throws {
        let (first, own) = (try comment(by: asker), try comment(by: owner))
        #expect(told(of: try context().write(draft(by: asker)), context()) == ["1 comment-written"])
        #expect(told(of: own, context()) == [])

        let ofAsker = context(replyingTo: first)
        #expect(told(of: try ofAsker.write(draft(by: owner)), ofAsker) == ["2 comment-replied"])
        #expect(told(of: try ofAsker.write(draft(by: asker)), ofAsker) == ["1 comment-written"])
        let byOther = try ofAsker.write(draft(by: other))
        #expect(told(of: byOther, ofAsker) == ["2 comment-replied", "1 comment-written"])

        let ofOwner = context(replyingTo: own)
        #expect(told(of: try ofOwner.write(draft(by: asker)), ofOwner) == ["1 comment-replied"])
    }

    @Test("says when its text was changed")
    func edits() throws {
        var comment = try comment(by: asker)
        comment.edit(try CommentText("주차할 수 있나요?"), at: now)
        #expect(comment.editedAt == nil)
        comment.edit(try CommentText("두 대도 되나요?"), at: now + .seconds(60))
        #expect(comment.text.text == "두 대도 되나요?" && comment.editedAt == now + .seconds(60))
    }
}
