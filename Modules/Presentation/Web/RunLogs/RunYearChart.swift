import Domain
import Markup
import Wire
import Wording

/// The distances of the months of a year as bars, and as a table.
struct RunYearChart {
    let calendar: RunCalendarBody

    private static let height = 100

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
            <figure class="chart">\(bars(language))
            <figcaption>\(RunDistance.words(metres: total.metres)) · \
            \(RunMovingTime.clock(seconds: total.seconds)) · \
            \(RunLogPhrases.counts(total)[language])</figcaption></figure>
            <details><summary>\(RunLogPhrases.table[language])</summary>\(table(language))</details></section>
            """
    }

    private func sum(_ value: (RunTotals) -> Int) -> Int {
        calendar.months.reduce(0) { $0 + value($1.totals) }
    }

    /// Hidden from screen readers, which read the table.
    private func bars(_ language: Language) -> HTML {
        let most = max(1, calendar.months.map(\.totals.metres).max() ?? 1)
        let bars = calendar.months.enumerated().map { index, month -> HTML in
            let size = month.totals.metres * Self.height / most
            let height = month.totals.metres > 0 ? max(2, size) : 0
            return """
                <rect\(" class=\"current\"", if: index + 1 == calendar.month.month) x="\(index * 30 + 6)" \
                y="\(Self.height - height + 4)" width="18" height="\(height)" rx="3"/>\
                <text x="\(index * 30 + 15)" y="\(Self.height + 20)">\(index + 1)</text>
                """
        }
        return """
            <svg viewBox="0 0 360 126" aria-hidden="true"><path d="M0 104.5h360"/>\(bars)</svg>
            """
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
