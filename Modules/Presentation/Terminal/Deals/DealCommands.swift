import Arguments
import Domain
import Wire
import Wording

/// `madang deal …`
enum DealCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "deal",
            summary: language.say(
                "이웃과 수업 약속을 잡아요: 제안하고, 수락하고, 마쳐요",
                "Suggest, accept and complete appointments"
            ),
            example: .init("madang deal list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static var actions: [Action] {
        [propose, again, show, calendar, list, accept] + answers + [suggestMove] + moves + noShows + endings
    }

    private static let show = Action.calling(
        API.deals.one,
        "show",
        Words("약속 하나를 보여 줘요", "Show an appointment"),
        example: "madang deal show 02SJ7Q4B80H5C",
        deal
    )

    private static let answers: [Action] = [
        .calling(
            API.deals.decline,
            "decline",
            Words("받은 제안을 거절해요", "Decline a suggestion"),
            example: "madang deal decline 02SJ7Q4B80H5C",
            deal
        ),
        .calling(
            API.deals.askChanges,
            "ask-changes",
            Words("변경을 요청해요", "Ask for changes to a suggestion"),
            example: "madang deal ask-changes 02SJ7Q4B80H5C --reason '30분만 늦게 시작해요'",
            deal,
            reason(asks: Words("무엇을 바꾸면 좋을까요? ", "What should be different? "))
        ),
        .calling(
            API.deals.withdraw,
            "withdraw",
            Words("내 제안을 취소해요", "Withdraw my suggestion"),
            example: "madang deal withdraw 02SJ7Q4B80H5C",
            deal
        ),
    ]

    private static let moves: [Action] = [
        .calling(
            API.deals.acceptMove,
            "accept-move",
            Words("제안받은 시간으로 약속을 바꿔요", "Accept another time"),
            example: "madang deal accept-move 02SJ7Q4B80H5C 1",
            deal,
            number
        ),
        .calling(
            API.deals.declineMove,
            "decline-move",
            Words(
                "제안받은 시간을 거절해요. 지금 약속은 그대로예요",
                "Decline another time; the appointment stays"
            ),
            example: "madang deal decline-move 02SJ7Q4B80H5C 1",
            deal,
            number
        ),
    ]

    private static let noShows: [Action] = [
        .calling(
            API.deals.noShow,
            "no-show",
            Words("이웃이 오지 않았다고 알려요", "Report that the other member didn't come"),
            discussion: Words(
                "시작한 뒤부터 끝나고 7일까지 알릴 수 있어요. 상대는 7일 안에 답할 수 있어요.",
                "From the start until 7 days after the end. The other has 7 days to answer."
            ),
            example: "madang deal no-show 02SJ7Q4B80H5C",
            deal
        ),
        .calling(
            API.deals.withdrawNoShow,
            "withdraw-no-show",
            Words("이웃이 오지 않았다는 알림을 취소해요", "Take back that the other didn't come"),
            example: "madang deal withdraw-no-show 02SJ7Q4B80H5C",
            deal
        ),
        .calling(
            API.deals.agreeNoShow,
            "agree-no-show",
            Words("수업에 가지 못했다고 답해요", "Confirm that I didn't come"),
            example: "madang deal agree-no-show 02SJ7Q4B80H5C",
            deal
        ),
        .calling(
            API.deals.disputeNoShow,
            "dispute-no-show",
            Words("사실과 다르다고 답해요", "Say that this isn't what happened"),
            example: "madang deal dispute-no-show 02SJ7Q4B80H5C --reason '30분 기다렸어요'",
            deal,
            reason(asks: Words("어떤 사정이었어요? ", "How was it? "))
        ),
    ]

    private static let endings: [Action] = [
        .calling(
            API.deals.withdrawMove,
            "withdraw-move",
            Words("시간을 바꾸자는 내 제안을 취소해요", "Withdraw my suggestion of another time"),
            example: "madang deal withdraw-move 02SJ7Q4B80H5C 1",
            deal,
            number
        ),
        .calling(
            API.deals.cancel,
            "cancel",
            Words("확정한 약속을 시작 전에 취소해요", "Cancel an appointment before it starts"),
            example: "madang deal cancel 02SJ7Q4B80H5C --reason '감기에 걸렸어요'",
            deal,
            reason(asks: Words("취소하는 이유: ", "Why? "))
        ),
        .calling(
            API.deals.complete,
            "complete",
            Words(
                "약속을 마쳤다고 표시해요. 두 사람 모두 표시하면 완료돼요",
                "Mark an appointment as done; both sides have to"
            ),
            example: "madang deal complete 02SJ7Q4B80H5C",
            deal
        ),
    ]

    static let deal = Input.place(
        "deal",
        label: "ID",
        Words("약속의 ID. 'madang deal list'에 나와요", "the ID of an appointment; 'madang deal list' shows it")
    )

    /// Names the suggestion that the member has read. A malformed number counts as no suggestion.
    private static let number = Input.argument(
        "move",
        for: "number",
        label: "N",
        Words("시간 변경 번호. 'madang deal show'에 나와요", "the number of the new time; 'madang deal show' shows it"),
        else: DealRefusal.noMove
    )

    static func reason(asks question: Words) -> Input {
        .option(
            "reason",
            of: DealReasonBody.self,
            label: "TEXT",
            Words("사유, 500자까지", "the reason, at most 500 characters"),
            asks: question
        )
    }
}
