import Arguments
import Domain
import Wire
import Wording

/// `madang appeal …`
enum AppealCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "appeal",
            summary: language.say(
                "운영자의 조치를 보고 이의를 제기해요",
                "See what operators decided about you, and appeal against it"
            ),
            discussion: language.say(
                "이용이 정지돼 로그인할 수 없으면, 정지 메일에 있는 주소에서 이의를 제기해요.",
                "If you are suspended and can't sign in, use the address in the email about it."
            ),
            example: .init("madang appeal list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [
        .listing(
            API.appeals.measures,
            "list",
            Words("운영자의 조치를 최근 것부터 보여 줘요", "Show what operators decided about me, latest first"),
            example: "madang appeal list",
            nothing: Words("받은 조치가 없어요.", "No actions.")
        ),
        .calling(
            API.appeals.measure,
            "show",
            Words("조치 하나와 내 이의 제기를 보여 줘요", "Show one of them, with my appeal"),
            example: "madang appeal show 02SJ7Q4B80H5C",
            measure
        ),
        .calling(
            API.appeals.make,
            "make",
            Words("조치에 이의를 제기해요", "Appeal against one of them"),
            discussion: Words(
                "조치마다 한 번, 184일 안에 제기할 수 있어요.",
                "Once against each, within 184 days."
            ),
            example: "madang appeal make 02SJ7Q4B80H5C --text '광고가 아니라 모임 안내예요'",
            measure,
            .option(
                "text",
                of: AppealTextBody.self,
                isRequired: true,
                Words("왜 잘못됐다고 생각하는지", "why you think that it is wrong")
            )
        ),
    ]

    private static let measure = Input.place(
        "id",
        label: "MEASURE",
        Words("'madang appeal list'에 나온 ID", "its ID in 'madang appeal list'")
    )
}

/// What operators see and decide, from any machine.
extension OperatorCommands {
    static let ofAppeals: [Action] = [appeals, appeal, decideAppeal]

    private static let id = Input.place("id", label: "APPEAL", Words("이의 제기의 ID", "the ID of an appeal"))

    private static let appeals = Action.listing(
        API.appeals.list,
        "appeals",
        Words("(운영자) 이의 제기를 오래 기다린 것부터 보여 줘요", "(Operator) Show appeals, the longest waiting first"),
        example: "madang operator appeals --state waiting",
        .option(
            "state",
            of: AppealQuery.self,
            default: Appeal.State.waiting.rawValue,
            Words("이 상태만", "only this state")
        ),
        nothing: Words("이의 제기가 없어요.", "No appeals.")
    )

    private static let appeal = Action.calling(
        API.appeals.one,
        "appeal",
        Words("(운영자) 이의 제기 하나를 보여 줘요", "(Operator) Show an appeal, with what it is about"),
        example: "madang operator appeal 02SJ7Q4B80H5C",
        id
    )

    private static let decideAppeal = Action.calling(
        API.appeals.decide,
        "decide-appeal",
        Words("(운영자) 이의 제기를 결정해요", "(Operator) Decide an appeal"),
        discussion: Words(
            "upheld는 조치를 그대로 두고, reversed는 취소해요. 그 이웃에게 알림과 메일로 알려요.",
            "upheld keeps the action, reversed undoes it. The member is told by notice and email."
        ),
        example: "madang operator decide-appeal 02SJ7Q4B80H5C --outcome reversed --note '광고가 아니었어요'",
        id,
        .option("outcome", of: RulingBody.self, isRequired: true, Words("결정", "the decision")),
        .option(
            "note",
            of: RulingBody.self,
            label: "TEXT",
            Words("그 이웃이 읽을 이유", "the reason that the member reads")
        ),
        .template(of: RulingBody.self)
    )
}
