import Domain
import Wire
import Wording

extension ReportCaseBody: Printable {
    /// The report's details and decisions.
    func printout(_ context: CommandContext) -> Printout {
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
        return Printout(self, text: facts.rendered(context.voice.style))
    }

    private func addCopy(to facts: inout FactList, _ context: CommandContext) {
        if messages.isEmpty { facts.add(context.say("신고 당시 내용", "Text when it was reported"), excerpt) }
        for message in messages {
            facts.add(context.say("신고 당시 메시지", "Reported message"), message.line(context))
        }
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

extension ReportedMessageBody {
    fileprivate func line(_ context: CommandContext) -> String {
        let shown =
            pictures == 0 ? nil : context.say("(사진 \(pictures)장)", "(pictures: \(pictures))")
        return ["\(number)", sentAt.stamp, text, shown].compactMap { $0 }.joined(separator: "  ")
    }
}

extension DecisionBody {
    /// What was decided, in one line.
    func line(_ context: CommandContext) -> String {
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

extension ReportCaseBody: Tabular {
    static let columns: [TableColumn<ReportCaseBody>] = [
        .init(Words("ID", "ID")) { report, _ in report.id.description },
        .init(Words("사유", "Reason")) { $0.reason.words[$1.language] },
        .init(Words("무엇", "What")) { $0.subject.kind.words[$1.language] },
        .init(Words("대상 이웃", "Reported neighbour"), canShrink: true) { report, _ in
            report.about?.member.nickname.text ?? "-"
        },
        .init(Words("내용", "Text"), canShrink: true) { report, _ in report.excerpt ?? "" },
    ]
}
