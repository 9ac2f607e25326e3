import Arguments
import Domain
import Wire
import Wording

/// `madang submission …`
enum SubmissionCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "submission",
            summary: language.say("올린 행사의 확인 상태를 보고, 운영자는 확인해요", "Show and review submitted events"),
            discussion: language.say("mine 말고는 운영자만 쓸 수 있어요.", "All commands except mine are for operators."),
            example: .init("madang submission mine"),
            more: [.init("madang submission list")],
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [mine, list, approve, decline, trust, distrust, trusted]

    static let listing = Input.place("id", label: "LISTING", Words("글의 ID", "the ID of a listing"))

    private static let member = Input.place("id", label: "MEMBER", Words("이웃의 ID", "the ID of a member"))

    private static let mine = Action.listing(
        API.submissions.mine,
        "mine",
        Words("내가 올린 행사의 확인 상태를 보여 줘요", "Show my submitted events"),
        example: "madang submission mine",
        nothing: Words("올린 행사가 없어요.", "No submitted events.")
    )

    private static let list = Action.listing(
        API.submissions.all,
        "list",
        Words(
            "(운영자) 올라온 행사를 오래 기다린 것부터 보여 줘요",
            "(Operator) Show submitted events, the longest waiting first"
        ),
        example: "madang submission list --state waiting",
        .option(
            "state",
            of: SubmissionQuery.self,
            default: Submission.State.waiting.rawValue,
            Words("이 상태의 행사만", "only this state")
        ),
        nothing: Words("행사가 없어요.", "No events.")
    )

    private static let approve = Action.calling(
        API.submissions.approve,
        "approve",
        Words("(운영자) 행사를 승인해 공개해요", "(Operator) Approve an event; it opens"),
        example: "madang submission approve 02SJ7Q4B80H5C",
        listing
    )

    private static let decline = Action.calling(
        API.submissions.decline,
        "decline",
        Words("(운영자) 이유를 알리고 행사를 반려해요", "(Operator) Decline an event and say why"),
        example: "madang submission decline 02SJ7Q4B80H5C --reason '날짜가 없어요'",
        listing,
        .option(
            "reason",
            of: SubmissionReasonBody.self,
            isRequired: true,
            Words("올린 이웃에게 보일 이유", "the reason that its author sees")
        )
    )

    private static let trust = Action.doing(
        API.trust.give,
        "trust",
        Words("(운영자) 이웃의 행사를 확인 없이 공개해요", "(Operator) Let a member's events be open at once"),
        example: "madang submission trust 02SJ7Q4B80H5C",
        member,
        says: Words("이제 확인 없이 공개돼요.", "Their events are now open at once.")
    )

    private static let distrust = Action.doing(
        API.trust.end,
        "distrust",
        Words("(운영자) 이웃의 행사를 다시 확인하고 공개해요", "(Operator) Review a member's events again"),
        example: "madang submission distrust 02SJ7Q4B80H5C",
        member,
        says: Words("다음 행사부터는 확인하고 공개해요.", "Further events are reviewed first.")
    )

    private static let trusted = Action.listing(
        API.trust.all,
        "trusted",
        Words("(운영자) 확인 없이 올리는 이웃을 보여 줘요", "(Operator) Show members whose events need no review"),
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
        .init(Words("제목", "Title"), canShrink: true) { item, _ in item.listing.title },
        .init(Words("올린 이웃", "Author"), canShrink: true) { item, _ in
            item.listing.author.member.nickname.text
        },
        .init(Words("이유", "Reason"), canShrink: true) { item, _ in item.submission.reason ?? "" },
    ]
}

extension TrustedMemberBody: Tabular {
    static let columns: [TableColumn<TrustedMemberBody>] = [
        .init(Words("ID", "ID")) { item, _ in item.member.member.id.description },
        .init(Words("닉네임", "Nickname"), canShrink: true) { item, _ in item.member.member.nickname.text },
        .init(Words("언제부터", "Since")) { item, _ in item.since.stamp },
    ]
}
