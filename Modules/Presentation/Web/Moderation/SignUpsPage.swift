import Domain
import Markup
import Wire
import Wording

/// How many sign up by day and from where, with a switch to slow them down.
struct SignUpsPage {
    let figures: SignUpFiguresBody
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = SignUpPhrases.title[language]
        return Page(
            title,
            tab: .mine,
            back: DirectoryPagePath.all.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1><p class="soft">\(SignUpPhrases.text[language])</p></div>
                <div class="stack">\(FormParts(visit: visit, entry: entry).summary)
                \(days(language))\(pace(visit))
                \(list(SignUpPhrases.domains, figures.domains, language))
                \(list(SignUpPhrases.networks, figures.networks, language))</div>
                """
        )
    }

    private func days(_ language: Language) -> HTML {
        let bars = figures.days.map { BarChart.Bar(label: "\($0.day.day)", value: $0.count) }
        let (today, total) = (figures.days.last?.count ?? 0, figures.days.reduce(0) { $0 + $1.count })
        let rows = figures.days.reversed().map { day -> HTML in
            "<tr><th scope=\"row\">\(day.day.month)/\(day.day.day)</th><td>\(day.count)</td></tr>"
        }
        return """
            <section class="panel stack tight"><h2>\(SignUpPhrases.byDay[language])</h2>
            <figure class="chart">\(BarChart(bars: bars, current: bars.count - 1).html)
            <figcaption>\(SignUpPhrases.counts(today: today, total: total)[language])</figcaption></figure>
            <details><summary>\(FiguresPhrases.table[language])</summary>
            <table class="figures"><thead><tr><th scope="col">\(SignUpPhrases.day[language])</th>\
            <th scope="col">\(SignUpPhrases.title[language])</th></tr></thead><tbody>\(rows)</tbody></table>
            </details></section>
            """
    }

    private func pace(_ visit: Visit) -> HTML {
        let isSlow = visit.settings.signUpPace == .slow
        let button = ActionButton(
            words: isSlow ? SignUpPhrases.asUsual : SignUpPhrases.slowDown,
            action: DirectoryPagePath.pace.rawValue,
            field: (SiteSetting.signUpPace.field, (isSlow ? SignUpPace.usual : .slow).rawValue)
        )
        return """
            <section class="panel stack tight"><h2>\(SiteSetting.signUpPace.words[visit.language]): \
            \((isSlow ? SignUpPace.slow : .usual).words[visit.language])</h2>
            <p class="hint">\(SitePhrases.paceHint[visit.language])</p>
            <p>\(button.html(in: visit.language))</p></section>
            """
    }

    private func list(_ title: Words, _ sources: [SignUpSourceBody], _ language: Language) -> HTML {
        let rows = sources.map { "<dt>\($0.name)</dt><dd>\($0.count)</dd>" as HTML }
        let none: HTML = "<p class=\"soft\">\(SignUpPhrases.nothing[language])</p>"
        return """
            <section class="panel stack tight"><h2>\(title[language])</h2>
            \(rows.isEmpty ? none : "<dl class=\"facts\">\(rows)</dl>")</section>
            """
    }
}

/// Texts of the page of sign-ups.
enum SignUpPhrases {
    static let title = Words("가입", "Sign-ups")
    static let text = Words(
        "가입이 갑자기 늘면 어디서 오는지 보고 속도를 늦춰 보세요.",
        "When sign-ups surge, see where they come from, and slow them down."
    )
    static let byDay = Words("날마다", "By day")
    static let day = Words("날", "Day")
    static let domains = Words("메일 도메인 (24시간)", "Mail domains (24 hours)")
    static let networks = Words("네트워크 (24시간, 이 서버)", "Networks (24 hours, this server)")
    static let nothing = Words("아무도 가입하지 않았어요.", "No sign-ups.")
    static let slowDown = Words("천천히 받기", "Slow down")
    static let asUsual = Words("보통 속도로 받기", "Back to the usual pace")

    static func counts(today: Int, total: Int) -> Words {
        Words("오늘 \(today)명 · 14일 동안 \(total)명", "\(today) today · \(total) in 14 days")
    }
}
