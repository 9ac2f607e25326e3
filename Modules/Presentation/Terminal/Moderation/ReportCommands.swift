import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang report …`
enum ReportCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "report",
            summary: language.say("신고하고, 운영자는 처리해요", "File and handle reports"),
            discussion: language.say(
                "list부터는 운영자만 쓸 수 있어요. 운영자는 'madang operator'로 정해요.",
                "All commands except file are for operators; see 'madang operator'."
            ),
            example: .init("madang report file listing 02SJ7Q4B80H5C --reason spam"),
            more: [.init("madang report list")],
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [file, list, show, dismiss, uphold, reopen, act]

    private static let file = Action(
        "file",
        Words("운영자에게 신고해요. 상대에게는 알리지 않아요", "Report something to the operators"),
        discussion: reasons,
        example: "madang report file listing 02SJ7Q4B80H5C --reason spam",
        more: [
            ("madang report file message 02SJ7Q4B80H5C --reason other --note '돈을 먼저 보내래요'", nil),
            (
                "madang report file message 02SJ7Q4B80H5C --reason abuse --message 12 --message 14",
                Words("같은 이웃이 보낸 12번과 14번도 함께", "with numbers 12 and 14 of the same sender")
            ),
        ],
        options: { language in
            [
                reason(in: language),
                Option(
                    "note",
                    summary: language.say("자세한 내용, 1,000자까지", "a note, at most 1,000 characters")
                ),
                Option(
                    "message",
                    .integer(1...Int.max),
                    label: "N",
                    repeated: true,
                    summary: language.say(
                        "함께 신고할 같은 대화의 메시지 번호, 모두 \(Report.mostMessages)개까지",
                        "the number of a further message of the conversation, \(Report.mostMessages) in all"
                    )
                ),
            ]
        },
        arguments: subject
    ) { context in
        let (subject, note) = (try context.reportedSubject, context.invocation.text(ifGiven: "note"))
        let reason: Report.Reason = context.invocation.choice("reason")
        let messages = context.invocation.texts("message").compactMap { Int($0) }
        let report = OutgoingReportBody(of: subject, for: reason, note: note, with: messages)
        return Printout(
            try await context.answer(to: API.reports.file(report)).value,
            text: context.say(
                "신고했어요. 운영자가 살펴볼게요. 보고 싶지 않은 이웃은 'madang block add'로 차단할 수 있어요.",
                "Reported. An operator will look at it. To block a neighbour, use 'madang block add'."
            )
        )
    }

    private static let list = Action.listing(
        API.reports.list,
        "list",
        Words("(운영자) 신고를 오래된 것부터 보여 줘요", "(Operator) Show reports, oldest first"),
        example: "madang report list --status open",
        .option(
            "status",
            of: ReportQuery.self,
            default: Report.Status.open.rawValue,
            Words("이 상태의 신고만", "only this status")
        ),
        nothing: Words("신고가 없어요.", "No reports.")
    )

    private static let show = Action.calling(
        API.reports.one,
        "show",
        Words("(운영자) 신고 하나를 자세히 보여 줘요", "(Operator) Show a report"),
        example: "madang report show 02SJ7Q4B80H5C",
        report
    )

    private static let dismiss = Action.calling(
        API.reports.dismiss,
        "dismiss",
        Words("(운영자) 문제없음으로 닫아요", "(Operator) Dismiss a report"),
        example: "madang report dismiss 02SJ7Q4B80H5C --note '평범한 글이에요'",
        report,
        note,
        template
    )

    private static let uphold = Action(
        "uphold",
        Words(
            "(운영자) 신고에 조치해요: 숨기기나 이용 정지",
            "(Operator) Act on a report: hide its subject or suspend its author"
        ),
        example: "madang report uphold 02SJ7Q4B80H5C --hide",
        more: [("madang report uphold 02SJ7Q4B80H5C --hide --suspend-days 7 --note 사기예요", nil)],
        takes: [report],
        options: measures
    ) { context in
        let id: Report.ID = try context.identifier(or: ReportRefusal.notFound)
        return try await context.answer(to: try API.reports.uphold(id, context.measures)).printout(context)
    }

    private static let reopen = Action.calling(
        API.reports.reopen,
        "reopen",
        Words("(운영자) 결정을 취소해요", "(Operator) Undo the decision on a report"),
        example: "madang report reopen 02SJ7Q4B80H5C --note '잘못 봤어요'",
        report,
        note,
        template
    )

    private static let act = Action(
        "act",
        Words("(운영자) 신고 없이 바로 조치해요", "(Operator) Act on something without a report"),
        discussion: Words(
            "사유와 함께 기록으로 남고, 다른 운영자에게 알려요. report reopen으로 취소해요.",
            "Kept on record with the reason. Other operators are told, and 'report reopen' undoes it."
        ),
        example: "madang report act listing 02SJ7Q4B80H5C --reason spam --hide",
        more: [("madang report act member 02SJ7Q4B80H5C --reason fraud --suspend-days 7", nil)],
        options: { [reason(in: $0)] + measures(in: $0) },
        arguments: subject
    ) { context in
        let subject = try context.reportedSubject
        let reason: Report.Reason = context.invocation.choice("reason")
        let act = OperatorActBody(on: subject, for: reason, try context.measures)
        return try await context.answer(to: API.measures.take(act)).printout(context)
    }

    private static let report = Input.place("id", label: "REPORT", Words("신고의 ID", "the ID of a report"))

    private static let note = Input.option(
        "note",
        of: DecisionNoteBody.self,
        Words("사유. 기록으로 남아요", "the reason, which is kept on record")
    )

    private static let template = Input.template(of: DecisionNoteBody.self)

    private static var reasons: Words {
        func list(_ language: Language) -> String {
            Report.Reason.allCases.map { "\($0.rawValue) \($0.words[language])" }.joined(separator: ", ")
        }
        return Words("사유: \(list(.korean))", "Reasons: \(list(.english))")
    }

    /// Everything that a member can report.
    private static let kinds = Subject.Kind.allCases
        .filter { ![.deal, .savedSearch, .verification, .report].contains($0) }.map(\.rawValue)

    private static func reason(in language: Language) -> Option {
        Option(
            "reason",
            .choice(Report.Reason.allCases.map(\.rawValue)),
            required: true,
            summary: language.say("신고 사유", "the reason")
        )
    }

    /// The kind and the ID of a subject.
    private static func subject(in language: Language) -> [Argument] {
        [
            Argument(
                "kind",
                .choice(kinds),
                label: "KIND",
                summary: language.say("대상의 종류", "the kind of subject")
            ),
            Argument("id", label: "ID", summary: language.say("대상의 ID", "the ID of the subject")),
        ]
    }

    /// The measures, with their reason.
    private static func measures(in language: Language) -> [Option] {
        [
            .flag(
                "hide",
                summary: language.say(
                    "글쓴이 외에는 숨겨요. 글은 마감돼요",
                    "hide it from everyone but its author; closes a listing"
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
            note.option(in: language),
            template.option(in: language),
        ]
    }
}

extension CommandContext {
    fileprivate var reportedSubject: Subject {
        get throws {
            let id: Identifier<Subject> = try identifier(or: ReportRefusal.notFound)
            return Subject(invocation.choice("kind"), id)
        }
    }

    fileprivate var measures: UpholdingBody {
        get throws {
            let hasTemplate = invocation.text(ifGiven: "template") != nil
            return UpholdingBody(
                hide: invocation.flag("hide"),
                suspendDays: invocation.integer(ifGiven: "suspend-days"),
                money: invocation.choice(ifGiven: "money"),
                note: invocation.text(ifGiven: "note"),
                template: hasTemplate
                    ? try identifier("template", or: ReasonTemplateRefusal.notFound) : nil
            )
        }
    }
}
