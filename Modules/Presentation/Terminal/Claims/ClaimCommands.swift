import Arguments
import Domain
import Wire
import Wording

/// `madang claim …`
enum ClaimCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "claim",
            summary: language.say("(운영자) 행사를 맡겠다는 요청을 확인해요", "(Operator) Review claims of imported events"),
            discussion: language.say(
                "행사를 맡으려면 madang event claim을 쓰세요.",
                "To take over an event, use madang event claim."
            ),
            example: .init("madang claim list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [
        .listing(
            API.claims.all,
            "list",
            Words("오래 기다린 요청부터 보여 줘요", "Show claims, the longest waiting first"),
            example: "madang claim list --state waiting",
            .option(
                "state",
                of: ClaimQuery.self,
                default: Claim.State.waiting.rawValue,
                Words("이 상태의 요청만", "only this state")
            ),
            nothing: Words("요청이 없어요.", "No claims.")
        ),
        .calling(
            API.claims.approve,
            "approve",
            Words("행사를 그 이웃에게 맡겨요", "Let the member take over the event"),
            example: "madang claim approve 02SJ7Q4B80H5C",
            claim
        ),
        .calling(
            API.claims.decline,
            "decline",
            Words("이유를 알리고 요청을 반려해요", "Decline a claim and say why"),
            example: "madang claim decline 02SJ7Q4B80H5C --reason '주최자인지 알 수 없어요'",
            claim,
            .option(
                "reason",
                of: SubmissionReasonBody.self,
                Words("요청한 이웃에게 보일 이유", "the reason that the member sees")
            ),
            .template(of: SubmissionReasonBody.self)
        ),
    ]

    /// `madang event claim`
    static let claimEvent = Action.calling(
        API.claims.claim,
        "claim",
        Words("가져온 행사를 주최자로서 맡아요", "Take over an imported event as its organiser"),
        discussion: Words(
            "행사나 출처의 홈페이지를 인증했으면 바로 맡고, 아니면 운영자가 확인해요.",
            """
            It is yours at once if you have proven the website of the event or of its source. Otherwise \
            the operators decide, and --note tells them how you organise it.
            """
        ),
        example: "madang event claim 02SJ7Q4B80H5C --note '우리 모임 행사예요'",
        SubmissionCommands.listing,
        .option(
            "note",
            of: ClaimNoteBody.self,
            label: "TEXT",
            Words("운영자에게 전할 말", "a note for the operators")
        )
    )

    private static let claim = Input.place("id", label: "CLAIM", Words("요청의 ID", "the ID of a claim"))
}

extension ClaimBody: Printable {
    /// The state of a claim.
    func printout(_ context: CommandContext) -> Printout {
        let facts = [state.words[context.language], reason].compactMap(\.self)
        return Printout(self, text: facts.joined(separator: " · ") + "\n")
    }
}

extension ClaimedListingBody: Tabular {
    static let columns: [TableColumn<ClaimedListingBody>] = [
        .init(Words("ID", "ID")) { item, _ in item.claim.id.description },
        .init(Words("행사", "Event"), canShrink: true) { item, _ in item.listing.title },
        .init(Words("이웃", "Member"), canShrink: true) { item, _ in item.member.member.nickname.text },
        .init(Words("전한 말", "Note"), canShrink: true) { item, _ in item.claim.note ?? "" },
        .init(Words("이유", "Reason"), canShrink: true) { item, _ in item.claim.reason ?? "" },
    ]
}
