import Domain
import Markup
import Wire
import Wording

/// The distances of the months of a year as bars, and as a table.
struct RunYearChart {
    let calendar: RunCalendarBody

    func html(in language: Language) -> HTML {
        let title = RunLogPhrases.year(calendar.month.year)[language]
        let total = RunTotals(
            crew: sum(\.crew),
            personal: sum(\.personal),
            metres: sum(\.metres),
            seconds: sum(\.seconds)
        )
        guard total.count > 0 else { return "" }
        return """
            <section class="section" aria-labelledby="year"><h2 id="year">\(title)</h2>
            <figure class="chart">\(bars)
            <figcaption>\(RunDistance.words(metres: total.metres)) · \
            \(RunMovingTime.clock(seconds: total.seconds)) · \
            \(RunLogPhrases.counts(total)[language])</figcaption></figure>
            <details><summary>\(RunLogPhrases.table[language])</summary>\(table(language))</details></section>
            """
    }

    private func sum(_ value: (RunTotals) -> Int) -> Int {
        calendar.months.reduce(0) { $0 + value($1.totals) }
    }

    private var bars: HTML {
        BarChart(
            bars: calendar.months.enumerated().map { index, month in
                BarChart.Bar(label: "\(index + 1)", value: month.totals.metres)
            },
            current: calendar.month.month - 1
        ).html
    }

    private func table(_ language: Language) -> HTML {
        let heads = [RunLogPhrases.month, RunLogPhrases.runs, RunLogPhrases.length, RunLogPhrases.time]
        let head = heads.map { "<th scope=\"col\">\($0[language])</th>" as HTML }
        let rows = calendar.months.enumerated().map { index, month -> HTML in
            """
            <tr><th scope="row">\(CalendarMonth.short(index + 1)[language])</th>\
            <td>\(month.totals.count)</td>\
            <td>\(RunDistance.words(metres: month.totals.metres))</td>\
            <td>\(RunMovingTime.clock(seconds: month.totals.seconds))</td></tr>
            """
        }
        return """
            <table class="figures"><thead><tr>\(head)</tr></thead>\
            <tbody>\(rows)</tbody></table>
            """
    }
}
