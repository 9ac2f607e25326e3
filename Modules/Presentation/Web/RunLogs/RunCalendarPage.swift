import Domain
import Markup
import Wire
import Wording

/// A month of a member's logs, with the distances of its year.
struct RunCalendarPage {
    let calendar: RunCalendarBody
    /// Nil for the reader's own calendar.
    let member: MemberCard?
    let now: Moment

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let table = RunMonthTable(calendar: calendar, isOwn: member == nil, today: now.dateInSeoul)
        let title = (member.map { RunLogPhrases.of($0.nickname.text) } ?? RunLogPhrases.title)[language]
        return Page(
            title,
            tab: member == nil ? .mine : nil,
            back: member.map { MemberPagePath.one.filled($0.id.description) } ?? MemberPagePath.mine.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>\(tools(language))</div>
                \(months(language))
                \(summary(language))
                \(table.html(in: language))
                \(list(language))
                \(RunYearChart(calendar: calendar).html(in: language))
                \(years(language))
                """
        )
    }

    private func address(_ month: CalendarMonth) -> String {
        (member.map { RunLogPagePath.ofMember.filled($0.id.description) } ?? RunLogPagePath.calendar.rawValue)
            .asking([("month", month.text)])
    }

    private func tools(_ language: Language) -> HTML {
        guard member == nil else { return "" }
        return """
            <div class="row"><a class="button primary" href="\(link: RunLogPagePath.new.rawValue)">\
            \(RunLogPhrases.write[language])</a>
            <a class="button" href="\(link: RunLogPagePath.track.rawValue)">\
            \(RunLogPhrases.importTrack[language])</a></div>
            """
    }

    private func months(_ language: Language) -> HTML {
        let next = calendar.month.next.flatMap { $0.days.lowerBound <= today ? $0 : nil }
        return """
            <nav class="month-steps" aria-label="\(RunLogPhrases.month[language])">
            \(step(calendar.month.previous, RunLogPhrases.previous, "earlier", language))
            <h2>\(calendar.month.words[language])</h2>
            \(step(next, RunLogPhrases.next, "later", language))
            </nav>
            """
    }

    private var today: Int { now.dateInSeoul.daysSince1970 }

    private func step(_ month: CalendarMonth?, _ words: Words, _ style: StaticString, _ language: Language)
        -> HTML
    {
        guard let month else { return "<span class=\"icon-button\"></span>" }
        return """
            <a class="icon-button \(style.description)" \
            href="\(link: address(month))" \
            aria-label="\(words[language])">\(Icon.back.html)</a>
            """
    }

    private func summary(_ language: Language) -> HTML {
        let totals = calendar.totals
        let streak = RunLogPhrases.streak(calendar.currentStreak, calendar.longestStreak)[language]
        return """
            <p class="soft">\(RunLogPhrases.counts(totals)[language]) · \(streak)</p>
            <dl class="record two"><div><dt>\(RunLogPhrases.length[language])</dt>\
            <dd>\(RunDistance.words(metres: totals.metres))</dd></div>
            <div><dt>\(RunLogPhrases.time[language])</dt>\
            <dd>\(RunMovingTime.clock(seconds: totals.seconds))</dd></div></dl>
            """
    }

    private func list(_ language: Language) -> HTML {
        guard !calendar.entries.isEmpty else {
            let hint = member == nil ? RunLogPhrases.nothingText[language] : ""
            return "<p class=\"soft\">\(RunLogPhrases.nothing[language]) \(hint)</p>"
        }
        return """
            <section class="section"><h2>\(RunLogPhrases.logsOfMonth[language])</h2>
            <ul class="plain rows">\(calendar.entries.reversed().map { row($0, language) })</ul></section>
            """
    }

    private func row(_ entry: RunCalendarEntryBody, _ language: Language) -> HTML {
        let facts = [
            entry.metres > 0 ? RunDistance.words(metres: entry.metres) : nil,
            entry.seconds > 0 ? RunMovingTime.clock(seconds: entry.seconds) : nil,
            (entry.isCrew ? RunLogPhrases.crew : RunLogPhrases.alone)[language],
            entry.isPublic ? nil : RunLogPhrases.closed[language],
        ]
        return """
            <li><a class="row-link" href="\(link: RunLogPagePath.one.filled(entry.log.description))">\
            <span class="stamp">\(entry.stamp.icon.html)</span>\
            <span class="grow"><span class="block">\(entry.day.words[language]) · \
            \(entry.stamp.words[language])</span><span class="soft small block">\
            \(facts.compactMap(\.self).joined(separator: " · "))</span></span></a></li>
            """
    }

    private func years(_ language: Language) -> HTML {
        let last = max(now.yearInSeoul, calendar.month.year)
        let years = min(calendar.firstYear, calendar.month.year)...last
        guard years.count > 1 else { return "" }
        let links = years.reversed().compactMap { year in
            CalendarMonth(year: year, month: calendar.month.month).map { month -> HTML in
                let isCurrent = year == calendar.month.year
                return ChipLink(text: "\(year)", address: address(month), isCurrent: isCurrent).html
            }
        }
        return """
            <nav class="chips" aria-label="\(RunLogPhrases.years[language])">\(links)</nav>
            """
    }
}
