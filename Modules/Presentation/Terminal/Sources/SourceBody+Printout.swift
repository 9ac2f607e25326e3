import Arguments
import Domain
import Wire
import Wording

extension SourceBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        let language = context.language
        var facts = FactList()
        facts.add("ID", id.description)
        facts.add(context.say("이름", "Name"), title)
        facts.add(context.say("주소", "Address"), address)
        facts.add(context.say("상태", "State"), state.words[language])
        facts.add(context.say("올린 이웃", "Added by"), owner.member.nickname.text)
        facts.add(
            context.say("홈페이지", "Website"),
            isProven ? context.say("인증함", "proven") : context.say("인증하지 않음", "not proven")
        )
        facts.add(context.say("반려한 이유", "Reason"), reason)
        facts.add(context.say("마지막으로 가져온 때", "Last fetch"), lastFetch?.stamp)
        facts.add(context.say("실패한 이유", "Last failure"), failure?.words[language])
        facts.add(context.say("올라간 행사", "Published"), "\(published)")
        facts.add(context.say("확인할 행사", "To review"), "\(waiting)")
        return Printout(self, text: facts.rendered(context.voice.style))
    }
}

extension SourceBody: Tabular {
    static let columns: [TableColumn<SourceBody>] = [
        .init(Words("ID", "ID")) { source, _ in source.id.description },
        .init(Words("이름", "Name"), canShrink: true) { source, _ in source.title },
        .init(Words("상태", "State"), canShrink: true) {
            ($0.failure?.words ?? $0.state.words)[$1.language]
        },
        .init(Words("행사", "Events"), .right) { source, _ in "\(source.published)" },
        .init(Words("확인", "To review"), .right) { source, _ in "\(source.waiting)" },
        .init(Words("이유", "Reason"), canShrink: true) { source, _ in source.reason ?? "" },
    ]
}
