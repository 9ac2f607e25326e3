import Domain
import Markup
import Wire
import Wording

/// The latest crash reports, as they were written.
struct CrashReportsPage {
    let reports: [String]

    func page(for visit: Visit) -> Page {
        let title = ServerStatusPhrases.crashes[visit.language]
        let list: HTML =
            "<div class=\"stack\">\(reports.map { "<pre class=\"panel\">\($0)</pre>" as HTML })</div>"
        return Page(
            title,
            tab: .mine,
            back: ServerStatusPagePath.status.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(ServerStatusPhrases.crashesText[visit.language])</p></div>
                \(reports.isEmpty ? nothing.html(in: visit.language) : list)
                """
        )
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .done,
            title: ServerStatusPhrases.noCrashes,
            text: ServerStatusPhrases.noCrashesText,
            isHeading: false
        )
    }
}
