import Domain
import Markup
import Wire
import Wording

/// Asks whether to end a series, which can't be undone.
struct SeriesEndPage {
    let series: SeriesBody

    func page(for visit: Visit) -> Page {
        let language = visit.language
        return Page(
            SeriesPhrases.end[language],
            tab: .mine,
            back: SeriesPagePath.mine.rawValue,
            content: """
                <div class="stack">
                <h1>\(SeriesPhrases.endTitle[language])</h1>
                <p class="soft">\(series.title) · \(SeriesPhrases.plan(series)[language])</p>
                <p>\(SeriesPhrases.endText[language])</p>
                <form method="post" action="\(link: SeriesPagePath.end.filled(series.id.description))">\
                <button class="button danger wide">\(SeriesPhrases.end[language])</button></form>
                <a class="button" href="\(link: SeriesPagePath.mine.rawValue)">\
                \(FramePhrases.cancel[language])</a>
                </div>
                """
        )
    }
}
