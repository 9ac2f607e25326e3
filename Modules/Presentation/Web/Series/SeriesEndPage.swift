import Domain
import Wire
import Wording

/// Asks whether to end a series.
struct SeriesEndPage {
    let series: SeriesBody

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let question = Question(
            title: SeriesPhrases.endTitle,
            about: "\(series.title) · \(SeriesPhrases.plan(series)[language])",
            consequences: SeriesPhrases.endText,
            act: SeriesPhrases.end,
            action: SeriesPagePath.end.filled(series.id.description),
            back: SeriesPagePath.mine.rawValue
        )
        return Page(
            question.act[language],
            tab: .mine,
            back: question.back,
            content: question.html(in: language)
        )
    }
}
