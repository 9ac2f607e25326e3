import Domain
import Markup
import Wire
import Wording

/// What members did by week, as charts and as a table.
struct FiguresPage {
    let weeks: [WeekFiguresBody]
    /// Nil for all.
    let kind: Listing.Kind?

    /// One of the charts, which is also a column of the table.
    private struct Series {
        let title: Words
        var hint: Words?
        /// Of all bars, what the highest possible one means.
        var most: Int?
        var unit = ""
        let value: (WeekFiguresBody) -> Int?
    }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = FiguresPhrases.title[language]
        return Page(
            title,
            tab: .mine,
            back: ModerationPagePath.todo.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(FiguresPhrases.text[language])</p></div>
                <nav class="chips scroll" aria-label="\(FiguresPhrases.byKind[language])">\
                \(chips(language))</nav>
                <div class="stack">\(series.map { chart($0, language) })
                <details><summary>\(FiguresPhrases.table[language])</summary>
                \(table(language))</details></div>
                """
        )
    }

    private var series: [Series] {
        let kind = kind
        let ofMembers = [
            Series(title: FiguresPhrases.active) { $0.active },
            Series(title: FiguresPhrases.joined) { $0.joined },
        ]
        return (kind == nil ? ofMembers : []) + [
            Series(title: FiguresPhrases.posts) { $0.sums(of: kind).posts },
            Series(title: FiguresPhrases.agreements, hint: FiguresPhrases.agreementsText) {
                $0.sums(of: kind).agreements
            },
            Series(title: FiguresPhrases.prompt, most: 100, unit: "%") { $0.sums(of: kind).promptness },
        ]
    }

    private func chips(_ language: Language) -> [HTML] {
        let path = ServerStatusPagePath.figures.rawValue
        let kinds: [Listing.Kind?] = [nil] + Listing.Kind.allCases
        return kinds.map { choice in
            ChipLink(
                text: (choice?.words.name ?? FiguresPhrases.everything)[language],
                address: choice.map { path.asking(["kind": $0.rawValue]) } ?? path,
                isCurrent: choice == kind
            ).html
        }
    }

    private func chart(_ series: Series, _ language: Language) -> HTML {
        let bars = weeks.enumerated().map { index, week in
            // On a phone, there is room for every second date.
            let isLabelled = (weeks.count - index) % 2 == 1
            let date = "\(week.monday.month)/\(week.monday.day)"
            return BarChart.Bar(label: isLabelled ? date : "", value: series.value(week))
        }
        let chart = BarChart(bars: bars, current: bars.count - 1, most: series.most)
        let hint = series.hint.map { "<p class=\"hint\">\($0[language])</p>" as HTML }
        return """
            <section class="panel stack tight"><h2>\(series.title[language])</h2>\(hint)
            <figure class="chart">\(chart.html)<figcaption>\(caption(series)[language])</figcaption></figure>
            </section>
            """
    }

    private func caption(_ series: Series) -> Words {
        let values = weeks.suffix(2).map { text(series.value($0), series) }
        return FiguresPhrases.weeks(current: values.last ?? "", former: values.first ?? "")
    }

    private func text(_ value: Int?, _ series: Series) -> String {
        value.map { "\($0)\(series.unit)" } ?? FiguresPhrases.unknown[.english]
    }

    private func table(_ language: Language) -> HTML {
        let heads = ([FiguresPhrases.week] + series.map(\.title)).map {
            "<th scope=\"col\">\($0[language])</th>" as HTML
        }
        let rows = weeks.reversed().map { week -> HTML in
            let cells = series.map { "<td>\(text($0.value(week), $0))</td>" as HTML }
            return "<tr><th scope=\"row\">\(week.monday.month)/\(week.monday.day)</th>\(cells)</tr>"
        }
        return """
            <table class="figures"><thead><tr>\(heads)</tr></thead>\
            <tbody>\(rows)</tbody></table>
            """
    }
}
