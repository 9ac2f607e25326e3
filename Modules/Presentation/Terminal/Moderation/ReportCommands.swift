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

    static func note(in language: Language) -> Option {
        Option("note", summary: language.say("사유. 기록으로 남아요", "the reason, which is kept on record"))
    }
}

extension CommandContext {
    var reportID: Report.ID {
        get throws { try identifier(or: ReportRefusal.notFound) }
    }

    var decisionNote: String? { invocation.text(ifGiven: "note") }
}

extension ReportCaseBody {
    /// The report's details and decisions.
    func printout(_ context: CommandContext, keptSince: Moment? = nil) -> Printout {
        let language = context.language
        var facts = FactList()
        facts.add("ID", id.description)
        facts.add(context.say("상태", "State"), status.words[language])
        facts.add(context.say("사유", "Reason"), reason.words[language])
        facts.add(context.say("무엇", "What"), "\(subject.kind.words[language]) \(subject.id)")
        facts.add(context.say("대상 이웃", "Reported neighbour"), about?.member.nickname.text)
        facts.add(context.say("신고한 이웃", "Reported by"), reporter?.member.nickname.text)
        facts.add(context.say("신고 시각", "Reported"), at.stamp)
        facts.add(context.say("설명", "Note"), note)
        facts.add(context.say("신고 당시 내용", "Text when it was reported"), excerpt)
        if paidOrders > 0 {
            facts.add(
                context.say("결제된 주문", "Paid orders"),
                "\(paidOrders) · \(context.won(paidAmount))"
            )
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
        if !mayDecide { facts.add(context.say("처리", "Decision"), ReportRefusal.ownMatter.words[language]) }
        for decision in decisions {
            let by = decision.by?.member.nickname.text
            let made = [
                decision.at.stamp, decision.verdict.words[language],
                decision.proposedDays.map { context.say("\($0)일", "\($0) days") },
                decision.listing?.words[language], decision.money?.words[language], by,
                decision.note,
            ]
            facts.add(context.say("결정", "Decision"), made.compactMap { $0 }.joined(separator: " · "))
        }
        return Printout(self, text: facts.rendered(context.voice.style), keptSince: keptSince)
    }
}
