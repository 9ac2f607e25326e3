import Domain
import Markup
import Wire
import Wording

/// Open reports, oldest first, and past decisions.
struct QueuePage {
    let status: Report.Status
    let list: ListBody<ReportCaseBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = QueuePhrases.title[language]
        return Page(
            title,
            tab: .mine,
            back: ModerationPagePath.todo.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <nav class="chips scroll" aria-label="\(MyPhrases.byStatus[language])">\
                \(Report.Status.allCases.map { chip($0, language) })</nav></div>
                \(list.items.isEmpty ? nothing.html(in: language) : rows(visit))
                """
        )
    }

    private func chip(_ status: Report.Status, _ language: Language) -> HTML {
        ChipLink(text: status.words[language], address: address(status), isCurrent: status == self.status)
            .html
    }

    private func address(_ status: Report.Status) -> String {
        ModerationPagePath.queue.rawValue.asking(["status": status.rawValue])
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .done,
            title: QueuePhrases.nothing,
            text: QueuePhrases.nothingText,
            isHeading: false
        )
    }

    private func rows(_ visit: Visit) -> HTML {
        let next = list.next.map { address(status).asking(["cursor": $0]) }
        return """
            <ul class="plain rows" data-list>\(list.items.map { row($0, visit) })</ul>
            \(NextLink(address: next).html(in: visit.language))
            """
    }

    private func row(_ report: ReportCaseBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let about = report.about?.member.nickname.text ?? FramePhrases.leaver[language]
        return """
            <li><a class="row-link" href="\(link: ModerationPagePath.one.filled(report.id.description))">\
            \(Icon.report.tile(.pink))\
            <span class="grow"><span class="block strong">\(report.reason.words[language]) · \
            \(report.subject.kind.words[language])</span>\
            <span class="block one-line">\(report.excerpt)</span>\
            \(report.isAct ? "<span class=\"tag\">\(MeasurePhrases.tag[language])</span>" as HTML : "")\
            \(report.proposedDays.map { _ in
                "<span class=\"tag\">\(QueuePhrases.needsSecond[language])</span>" as HTML
            })\
            <span class="block soft small">\(about) · \(report.at.age(at: visit.now)[language])</span></span>\
            </a></li>
            """
    }
}
