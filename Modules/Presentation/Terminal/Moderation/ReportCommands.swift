import Arguments
import Domain
import Remote
import Wire
import Wording

enum ReportCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            ReportFileCommand.self, ReportListCommand.self, ReportShowCommand.self,
            ReportDismissCommand.self, ReportUpholdCommand.self, ReportReopenCommand.self,
            ReportActCommand.self,
        ]
    }

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
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static func id(in language: Language) -> Argument {
        Argument("id", label: "REPORT", summary: language.say("신고의 ID", "the ID of a report"))
    }

    static func reason(in language: Language) -> Option {
        Option(
            "reason",
            .choice(Report.Reason.allCases.map(\.rawValue)),
            required: true,
            summary: language.say("신고 사유", "the reason")
        )
    }

    /// The kind and the ID of a subject.
    static func subject(of kinds: [String], in language: Language) -> [Argument] {
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
    static func measures(in language: Language) -> [Option] {
        [
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
            note(in: language),
        ]
    }

    static func note(in language: Language) -> Option {
        Option("note", summary: language.say("사유. 기록으로 남아요", "the reason, which is kept on record"))
    }
}

extension CommandContext {
    var reportID: Report.ID {
        get throws { try identifier(or: ReportRefusal.notFound) }
    }

    var reportedSubject: Subject {
        get throws {
            let id: Identifier<Subject> = try identifier(or: ReportRefusal.notFound)
            return Subject(invocation.choice("kind"), id)
        }
    }

    var decisionNote: String? { invocation.text(ifGiven: "note") }

    var measures: UpholdingBody {
        UpholdingBody(
            hide: invocation.flag("hide"),
            suspendDays: invocation.integer(ifGiven: "suspend-days"),
            money: invocation.choice(ifGiven: "money"),
            note: decisionNote
        )
    }
}

extension ReportCaseBody {
    /// The report's details and decisions.
    func printout(_ context: CommandContext, keptSince: Moment? = nil) -> Printout {
        let language = context.language
        var facts = FactList()
        facts.add("ID", id.description)
        facts.add(context.say("상태", "State"), status.words[language])
        if isAct {
            facts.add(context.say("신고", "Report"), context.say("운영자가 직접 조치", "none, an operator acted"))
        }
        facts.add(context.say("사유", "Reason"), reason.words[language])
        facts.add(context.say("무엇", "What"), "\(subject.kind.words[language]) \(subject.id)")
        facts.add(context.say("대상 이웃", "Reported neighbour"), about?.member.nickname.text)
        facts.add(context.say("신고한 이웃", "Reported by"), reporter?.member.nickname.text)
        facts.add(context.say("신고 시각", "Reported"), at.stamp)
        facts.add(context.say("설명", "Note"), note)
        addCopy(to: &facts, context)
        addMeasures(to: &facts, context)
        if !mayDecide { facts.add(context.say("처리", "Decision"), ReportRefusal.ownMatter.words[language]) }
        for decision in decisions { facts.add(context.say("결정", "Decision"), decision.line(context)) }
        return Printout(self, text: facts.rendered(context.voice.style), keptSince: keptSince)
    }

    private func addCopy(to facts: inout FactList, _ context: CommandContext) {
        facts.add(context.say("신고 당시 내용", "Text when it was reported"), excerpt)
        facts.add(context.say("당시 전체 내용", "Whole text"), text)
        if subject.kind == .conversation {
            facts.add("→, ←", context.say("신고한 이웃이 보낸 말, 받은 말", "sent, received by the reporter"))
        }
        for image in pictures { facts.add(context.say("당시 사진", "Picture"), image.files.full.path) }
    }

    private func addMeasures(to facts: inout FactList, _ context: CommandContext) {
        if paidOrders > 0 {
            let amount = "\(paidOrders) · \(context.won(paidAmount))"
            facts.add(context.say("결제된 주문", "Paid orders"), amount)
        }
        if let proposedDays {
            facts.add(
                context.say("정지 제안", "Proposed suspension"),
                context.say(
                    "\(proposedDays)일, 다른 운영자 한 명이 더 동의해야 해요",
                    "\(proposedDays) days; a second operator has to agree"
                )
            )
        }
        if hides { facts.add(context.say("숨김", "Hidden"), context.say("글쓴이 외에는", "from all but its author")) }
        facts.add(context.say("이용 정지", "Suspended until"), suspendsUntil?.stamp)
    }
}

extension DecisionBody {
    /// What was decided, in one line.
    fileprivate func line(_ context: CommandContext) -> String {
        let language = context.language
        let parts = [
            at.stamp, verdict.words[language], hides ? context.say("숨김", "hidden") : nil,
            suspendsUntil.map { context.say("\($0.stamp)까지 이용 정지", "suspended until \($0.stamp)") },
            proposedDays.map { context.say("\($0)일", "\($0) days") }, listing?.words[language],
            money?.words[language], by?.member.nickname.text, note,
        ]
        return parts.compactMap { $0 }.joined(separator: " · ")
    }
}
