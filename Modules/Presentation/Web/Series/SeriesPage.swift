import Domain
import Markup
import Wire
import Wording

/// The reader's own series, each with its dates to come.
struct SeriesPage {
    let series: [SeriesBody]

    func page(for visit: Visit) -> Page {
        let title = SeriesPhrases.title[visit.language]
        return Page(
            title,
            tab: .mine,
            back: MemberPagePath.mine.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(SeriesPhrases.text[visit.language])</p></div>
                \(series.isEmpty ? nothing.html(in: visit.language) : rows(visit))
                """
        )
    }

    private func rows(_ visit: Visit) -> HTML {
        "<ul class=\"plain stack\">\(series.map { row($0, visit) })</ul>"
    }

    private func row(_ series: SeriesBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let reason: HTML =
            series.endReason.map { "<p class=\"soft\">\($0.words[language])</p>" } ?? ""
        return """
            <li class="section"><h2>\(series.title)</h2>
            <p>\(SeriesPhrases.plan(series)[language])</p>
            \(reason)
            \(SeriesDates(series: series, besides: nil).html(for: visit))
            \(EndSeries(series: series).html(in: language))
            \(resumption(of: series, language))
            </li>
            """
    }

    /// Only what the host ended goes on; when no date is to come, the button says so.
    private func resumption(of series: SeriesBody, _ language: Language) -> HTML {
        guard series.endReason == .host, series.posted < series.weeks else { return "" }
        return ActionButton(
            words: SeriesPhrases.resume,
            action: SeriesPagePath.resume.filled(series.id.description),
            style: "button small",
            about: series.title
        ).html(in: language)
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .quiet,
            title: SeriesPhrases.nothing,
            text: SeriesPhrases.nothingText,
            isHeading: false
        )
    }
}

/// The series on the page of one of its dates.
struct SeriesPanel {
    let series: SeriesBody
    let listing: Listing.ID
    let isMine: Bool

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        let number = series.dates.first { $0.listing == listing }?.number
        let tools: HTML =
            isMine
            ? """
            <p class="hint">\(SeriesPhrases.skipHint[language])</p>
            \(EndSeries(series: series).html(in: language))
            <p><a class="line-link" href="\(link: SeriesPagePath.mine.rawValue)">\
            \(SeriesPhrases.title[language])</a></p>
            """ : ""
        return """
            <section class="section" aria-labelledby="series">
            <h2 id="series">\(SeriesPhrases.heading[language])</h2>
            <p class="with-icon">\(Icon.refresh.html) \(SeriesPhrases.plan(series, number)[language])</p>
            \(SeriesDates(series: series, besides: listing).html(for: visit))
            \(tools)
            </section>
            """
    }
}

/// Links to the dates to come.
private struct SeriesDates {
    let series: SeriesBody
    let besides: Listing.ID?

    func html(for visit: Visit) -> HTML {
        let dates = series.upcoming(at: visit.now, besides: besides)
        guard !dates.isEmpty else { return "" }
        let links = dates.map { date -> HTML in
            """
            <li><a href="\(link: PostPagePath.one(series.kind).filled(date.listing.description))">\
            <time datetime="\(date.startsAt.rfc3339)">\
            \(date.startsAt.words(at: visit.now)[visit.language])</time></a></li>
            """
        }
        return "<p>\(SeriesPhrases.next[visit.language])</p><ul>\(links)</ul>"
    }
}

/// The host's way to the question whether to end it, while dates may follow.
private struct EndSeries {
    let series: SeriesBody

    func html(in language: Language) -> HTML {
        guard series.continues else { return "" }
        return """
            <a class="button small" href="\(link: SeriesPagePath.end.filled(series.id.description))" \
            aria-label="\(series.title): \(SeriesPhrases.end[language])">\(SeriesPhrases.end[language])</a>
            """
    }
}
