import Domain
import Wire
import Wording

extension TakenMeasureBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        var facts = FactList()
        facts.add("ID", id.description)
        addFacts(to: &facts, context)
        if mayAppeal { facts.add(context.say("이의 제기 기한", "Appeal until"), appealableUntil.stamp) }
        return Printout(self, text: facts.rendered(context.voice.style))
    }

    /// What was decided, and what became of the appeal.
    fileprivate func addFacts(to facts: inout FactList, _ context: CommandContext) {
        let language = context.language
        facts.add(context.say("조치", "Action"), words(context))
        facts.add(context.say("사유", "Reason"), reason?.words[language])
        facts.add(context.say("대상", "About"), subject.map { "\($0.kind.words[language]) \($0.id)" })
        facts.add(context.say("내용", "Text"), text ?? excerpt)
        facts.add(context.say("조치한 때", "When"), at.stamp)
        if !stands { facts.add(context.say("지금", "Now"), AppealRefusal.measureUndone.words[language]) }
        facts.add(context.say("이의 제기", "Appeal"), appeal?.text)
        facts.add(context.say("이의를 제기한 때", "Appealed"), appeal?.at.stamp)
        facts.add(context.say("결정", "Decision"), appeal?.state[language])
        facts.add(context.say("결정한 이유", "Why"), appeal?.reason)
    }

    fileprivate func words(_ context: CommandContext) -> String {
        let parts = [
            kind == .warning ? context.say("경고", "warning") : nil,
            hides ? context.say("숨김", "hidden") : nil,
            suspendsUntil.map { context.say("\($0.stamp)까지 이용 정지", "suspended until \($0.stamp)") },
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }
}

extension AppealBody {
    fileprivate var state: Words { outcome?.words ?? Appeal.State.waiting.words }
}

extension TakenMeasureBody: Tabular {
    static let columns: [TableColumn<TakenMeasureBody>] = [
        .init(Words("ID", "ID")) { measure, _ in measure.id.description },
        .init(Words("때", "When")) { measure, _ in measure.at.stamp },
        .init(Words("조치", "Action")) { measure, context in measure.words(context) },
        .init(Words("내용", "Text"), canShrink: true) { measure, _ in measure.text ?? measure.excerpt ?? "" },
        .init(Words("이의 제기", "Appeal")) { measure, context in
            measure.appeal?.state[context.language] ?? "-"
        },
    ]
}

extension AppealCaseBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        var facts = FactList()
        facts.add("ID", id.description)
        facts.add(context.say("이웃", "Member"), member.member.nickname.text)
        measure.addFacts(to: &facts, context)
        facts.add(context.say("신고", "Report"), report?.description)
        facts.add(context.say("조치한 운영자", "Action by"), takenBy?.member.nickname.text)
        facts.add(context.say("그때의 기록", "Note with it"), note)
        facts.add(context.say("결정한 운영자", "Decided by"), decidedBy?.member.nickname.text)
        if !mayDecide, measure.appeal?.outcome == nil {
            facts.add(context.say("처리", "To decide"), AppealRefusal.ownMatter.words[context.language])
        }
        return Printout(self, text: facts.rendered(context.voice.style))
    }
}

extension AppealCaseBody: Tabular {
    static let columns: [TableColumn<AppealCaseBody>] = [
        .init(Words("ID", "ID")) { appeal, _ in appeal.id.description },
        .init(Words("이웃", "Member"), canShrink: true) { appeal, _ in appeal.member.member.nickname.text },
        .init(Words("조치", "Action")) { appeal, context in appeal.measure.words(context) },
        .init(Words("이의 제기", "Appeal"), canShrink: true) { appeal, _ in
            appeal.measure.appeal?.text ?? ""
        },
        .init(Words("결정", "Decision")) { appeal, context in
            appeal.measure.appeal?.state[context.language] ?? "-"
        },
    ]
}
