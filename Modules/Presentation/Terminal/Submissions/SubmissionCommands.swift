import Arguments
import Domain
import Wire
import Wording

/// `madang submission …`
enum SubmissionCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "submission",
            summary: language.say("확인을 기다리는 글과 댓글을 보고, 운영자는 확인해요", "Show and review what waits for approval"),
            discussion: language.say("mine 말고는 운영자만 쓸 수 있어요.", "All commands except mine are for operators."),
            example: .init("madang submission mine"),
            more: [.init("madang submission list")],
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] =
        [mine, list, approve, decline] + ofComments + [trust, distrust, trusted]

    static let listing = Input.place("id", label: "LISTING", Words("글의 ID", "the ID of a listing"))

    private static let comment = Input.place(
        "id",
        label: "COMMENT",
        Words("댓글의 ID", "the ID of a comment")
    )

    private static let seen = Input.option(
        "seen",
        of: ApprovalBody.self,
        label: "TIME",
        isRequired: true,
        Words("목록에 나온 버전. 그 뒤에 수정되었으면 승인하지 않아요", "the version in the list; refused when it was edited since")
    )

    private static let reason = Input.option(
        "reason",
        of: SubmissionReasonBody.self,
        Words("쓴 이웃에게 보일 이유", "the reason that its author sees")
    )

    private static let member = Input.place("id", label: "MEMBER", Words("이웃의 ID", "the ID of a member"))

    private static let mine = Action.listing(
        API.submissions.mine,
        "mine",
        Words("확인을 기다리거나 기다렸던 내 글을 보여 줘요", "Show my posts that were or are reviewed"),
        example: "madang submission mine",
        nothing: Words("그런 글이 없어요.", "None of your posts was reviewed.")
    )

    private static let list = Action.listing(
        API.submissions.all,
        "list",
        Words(
            "(운영자) 확인할 글을 오래 기다린 것부터 보여 줘요",
            "(Operator) Show posts to review, the longest waiting first"
        ),
        example: "madang submission list --state waiting",
        .option(
            "state",
            of: SubmissionQuery.self,
            default: Submission.State.waiting.rawValue,
            Words("이 상태의 글만", "only this state")
        ),
        nothing: Words("글이 없어요.", "No posts.")
    )

    private static let approve = Action.calling(
        API.submissions.approve,
        "approve",
        Words("(운영자) 본 그대로 글을 승인해 공개해요", "(Operator) Approve a post as you saw it; it opens"),
        example: "madang submission approve 02SJ7Q4B80H5C --seen 2026-11-20T10:30:00.000Z",
        listing,
        seen
    )

    private static let decline = Action.calling(
        API.submissions.decline,
        "decline",
        Words("(운영자) 이유를 알리고 글을 반려해요", "(Operator) Decline a post and say why"),
        example: "madang submission decline 02SJ7Q4B80H5C --reason '날짜가 없어요'",
        listing,
        reason,
        .template(of: SubmissionReasonBody.self)
    )

    private static let ofComments: [Action] = [
        .listing(
            API.submissions.comments,
            "comments",
            Words(
                "(운영자) 확인할 댓글을 오래 기다린 것부터 보여 줘요",
                "(Operator) Show comments to review, the longest waiting first"
            ),
            example: "madang submission comments",
            .option(
                "state",
                of: SubmissionQuery.self,
                default: Submission.State.waiting.rawValue,
                Words("이 상태의 댓글만", "only this state")
            ),
            nothing: Words("댓글이 없어요.", "No comments.")
        ),
        .calling(
            API.submissions.approveComment,
            "approve-comment",
            Words("(운영자) 본 그대로 댓글을 승인해요", "(Operator) Approve a comment as you saw it"),
            example: "madang submission approve-comment 02SJ7Q4B80H5C --seen 2026-11-20T10:30:00.000Z",
            comment,
            seen
        ),
        .calling(
            API.submissions.declineComment,
            "decline-comment",
            Words("(운영자) 이유를 알리고 댓글을 반려해요", "(Operator) Decline a comment and say why"),
            example: "madang submission decline-comment 02SJ7Q4B80H5C --reason '광고예요'",
            comment,
            reason,
            .template(of: SubmissionReasonBody.self)
        ),
    ]

    private static let trust = Action.doing(
        API.trust.give,
        "trust",
        Words("(운영자) 이웃의 글을 확인 없이 공개해요", "(Operator) Let a member's posts be open at once"),
        example: "madang submission trust 02SJ7Q4B80H5C",
        member,
        says: Words("이제 확인 없이 공개돼요.", "Their posts are now open at once.")
    )

    private static let distrust = Action.doing(
        API.trust.end,
        "distrust",
        Words("(운영자) 이웃의 글을 다시 확인하고 공개해요", "(Operator) Review a member's posts again"),
        example: "madang submission distrust 02SJ7Q4B80H5C",
        member,
        says: Words("다음 글부터는 확인하고 공개해요.", "Further posts are reviewed first.")
    )

    private static let trusted = Action.listing(
        API.trust.all,
        "trusted",
        Words("(운영자) 확인 없이 올리는 이웃을 보여 줘요", "(Operator) Show members whose posts need no review"),
        example: "madang submission trusted",
        nothing: Words("아직 없어요.", "None yet.")
    )
}

extension SubmissionBody: Printable {
    /// The state of one listing after a decision.
    func printout(_ context: CommandContext) -> Printout {
        let facts = [state.words[context.language], reason].compactMap(\.self)
        return Printout(self, text: facts.joined(separator: " · ") + "\n")
    }
}

extension SubmittedListingBody: Tabular {
    static let columns: [TableColumn<SubmittedListingBody>] = [
        .init(Words("ID", "ID")) { item, _ in item.listing.id.description },
        .init(Words("상태", "State")) { $0.submission.state.words[$1.language] },
        .init(Words("버전", "Version")) { item, _ in item.submission.version.rfc3339 },
        .init(Words("까닭", "Cause"), canShrink: true) { item, _ in item.submission.causeText },
        .init(Words("제목", "Title"), canShrink: true) { item, _ in item.listing.title },
        .init(Words("올린 이웃", "Author"), canShrink: true) { item, _ in
            item.listing.author.member.nickname.text
        },
        .init(Words("이유", "Reason"), canShrink: true) { item, _ in item.submission.reason ?? "" },
    ]
}

extension SubmissionBody {
    fileprivate var causeText: String { term ?? cause.rawValue }
}

extension SubmittedCommentBody: Tabular {
    static let columns: [TableColumn<SubmittedCommentBody>] = [
        .init(Words("ID", "ID")) { item, _ in item.comment.id.description },
        .init(Words("상태", "State")) { $0.submission.state.words[$1.language] },
        .init(Words("버전", "Version")) { item, _ in item.submission.version.rfc3339 },
        .init(Words("까닭", "Cause"), canShrink: true) { item, _ in item.submission.causeText },
        .init(Words("댓글", "Comment"), canShrink: true) { item, _ in item.comment.text ?? "" },
        .init(Words("쓴 이웃", "Author"), canShrink: true) { item, _ in
            item.comment.author?.member.nickname.text ?? "-"
        },
    ]
}

extension TrustedMemberBody: Tabular {
    static let columns: [TableColumn<TrustedMemberBody>] = [
        .init(Words("ID", "ID")) { item, _ in item.member.member.id.description },
        .init(Words("닉네임", "Nickname"), canShrink: true) { item, _ in item.member.member.nickname.text },
        .init(Words("언제부터", "Since")) { item, _ in item.since.stamp },
    ]
}
