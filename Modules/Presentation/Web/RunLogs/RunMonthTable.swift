import Domain
import Markup
import Wire
import Wording

/// The days of a month in weeks, each with its stamps.
struct RunMonthTable {
    let calendar: RunCalendarBody
    /// Whether a day without a log leads to the form of a new one.
    let isOwn: Bool
    let today: CivilDate

    func html(in language: Language) -> HTML {
        let days = Dictionary(grouping: calendar.entries, by: \.day)
        let head = Weekday.fromSunday.map { day -> HTML in
            "<th scope=\"col\">\(day.words[language])</th>"
        }
        let weeks = calendar.month.ownWeeks.map { week -> HTML in
            "<tr>\(week.map { cell($0, $0.flatMap { days[$0] } ?? [], language) })</tr>"
        }
        return """
            <table class="month"><caption class="unseen">\(calendar.month.words[language])</caption>
            <colgroup span="7"></colgroup>
            <thead><tr>\(head)</tr></thead><tbody>\(weeks)</tbody></table>
            """
    }

    private func cell(_ day: CivilDate?, _ entries: [RunCalendarEntryBody], _ language: Language) -> HTML {
        guard let day else { return "<td></td>" }
        let mark: HTML = day == today ? " aria-current=\"date\"" : ""
        return
            "<td\(mark)>\(number(day, entries.isEmpty, language))\(entries.map { stamp($0, language) })</td>"
    }

    private func number(_ day: CivilDate, _ isEmpty: Bool, _ language: Language) -> HTML {
        guard isOwn, isEmpty, day.daysSince1970 <= today.daysSince1970 else {
            return "<time datetime=\"\(day.iso8601)\">\(day.day)</time>"
        }
        let address = RunLogPagePath.new.rawValue.asking([("day", day.iso8601)])
        return """
            <a class="write-day" href="\(link: address)" aria-label="\(day.words[language]), \
            \(RunLogPhrases.write[language])">\(day.day)</a>
            """
    }

    private func stamp(_ entry: RunCalendarEntryBody, _ language: Language) -> HTML {
        let words = [
            entry.day.words[language], entry.stamp.words[language],
            (entry.isCrew ? RunLogPhrases.crew : RunLogPhrases.alone)[language],
            entry.metres > 0 ? RunDistance.words(metres: entry.metres) : nil,
            entry.isPublic ? nil : RunLogPhrases.closed[language],
        ]
        return """
            <a class="stamp\(" crew", if: entry.isCrew)" \
            href="\(link: RunLogPagePath.one.filled(entry.log.description))" \
            aria-label="\(words.compactMap(\.self).joined(separator: ", "))">\(entry.stamp.icon.html)</a>
            """
    }
}
