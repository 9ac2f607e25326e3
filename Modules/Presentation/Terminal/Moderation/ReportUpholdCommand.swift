import Arguments
import Domain
import Remote
import Wire

enum ReportUpholdCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "uphold",
            summary: language.say(
                "(운영자) 신고에 조치해요: 숨기기나 이용 정지",
                "(Operator) Act on a report: hide its subject or suspend its author"
            ),
            example: .init("madang report uphold 02SJ7Q4B80H5C --hide"),
            more: [.init("madang report uphold 02SJ7Q4B80H5C --hide --suspend-days 7 --note 사기예요")],
            options: [
                .flag(
                    "hide",
                    summary: language.say(
                        "글쓴이 외에는 숨겨요",
                        "hide it from everyone but its author"
                    )
                ),
                Option(
                    "suspend-days",
                    .integer(1...Measures.longestSuspension),
                    label: "N",
                    summary: language.say("며칠 동안 이용을 정지할지", "suspend the author for this many days")
                ),
                Option(
                    "money",
                    .choice(MoneyDecision.allCases.map(\.rawValue)),
                    summary: language.say(
                        "결제된 돈을 어떻게 할지. 결제된 주문이 있으면 꼭 골라요",
                        "what becomes of what is paid; needed if something is"
                    )
                ),
                ReportCommands.note(in: language),
            ],
            arguments: [ReportCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let invocation = context.invocation
        let id = try context.reportID
        let order = UpholdingBody(
            hide: invocation.flag("hide"),
            suspendDays: invocation.integer(ifGiven: "suspend-days"),
            money: invocation.choice(ifGiven: "money"),
            note: context.decisionNote
        )
        return try await context.askAsMember { try await $0.moderation.uphold(id, order) }.printout(context)
    }
}
