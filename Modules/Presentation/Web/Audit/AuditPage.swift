import Domain
import Markup
import Wire
import Wording

/// What operators saw and did, latest first.
struct AuditPage {
    let act: AuditAct?
    let list: ListBody<AuditRecordBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = AuditPhrases.title[language]
        return Page(
            title,
            tab: .mine,
            back: ModerationPagePath.todo.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1><p class="soft">\(AuditPhrases.text[language])</p></div>
                \(choice(language))
                \(list.items.isEmpty ? nothing.html(in: language) : rows(language))
                <p class="other-ways">\(files(at: visit.now, language))</p>
                """
        )
    }

    private func files(at now: Moment, _ language: Language) -> [HTML] {
        guard let month = CalendarMonth(of: now.dateInSeoul) else { return [] }
        return AuditFormat.allCases.map { format in
            let address = AuditPagePath.file(format).rawValue.asking(["month": month.text])
            return """
                <a class="button small" href="\(link: address)">\
                \(AuditPhrases.file(format, month)[language])</a>
                """
        }
    }

    private func choice(_ language: Language) -> HTML {
        let acts: [HTML] = AuditAct.allCases.map { act in
            """
            <option value="\(act.rawValue)"\(" selected", if: act == self.act)>\(act.rawValue)</option>
            """
        }
        return """
            <form class="search" method="get" action="\(link: AuditPagePath.all.rawValue)">
            <label class="unseen" for="act">\(AuditPhrases.act[language])</label>
            <select id="act" name="act">\
            <option value="">\(AuditPhrases.everyAct[language])</option>\(acts)</select>
            <button class="button small">\(AuditPhrases.show[language])</button></form>
            """
    }

    private func rows(_ language: Language) -> HTML {
        let query = act.map { [("act", $0.rawValue)] } ?? []
        let next = list.next.map {
            AuditPagePath.all.rawValue.asking(query + [("cursor", $0)])
        }
        return """
            <ul class="plain rows" data-list>\(list.items.map { row($0, language) })</ul>
            \(NextLink(address: next).html(in: language))
            """
    }

    private func row(_ record: AuditRecordBody, _ language: Language) -> HTML {
        let who =
            record.member == nil
            ? AuditPhrases.machine[language] : record.nickname ?? FramePhrases.leaver[language]
        return """
            <li class="row-link"><div class="grow"><p class="strong">\(record.act.rawValue)</p>
            <p class="one-line">\(record.subject)</p>
            <p class="soft small">\(who) · \(record.at.words[language])</p></div></li>
            """
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .done,
            title: AuditPhrases.nothing,
            text: AuditPhrases.text,
            isHeading: false
        )
    }
}
