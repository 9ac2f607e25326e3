import Domain
import Markup
import Wire
import Wording

/// How grades are computed, with the reader's own numbers.
struct AttendanceRulesPage {
    /// Nil for a signed-out reader.
    let record: AttendanceRecordBody?

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = AttendancePhrases.title[language]
        return Page(
            title,
            back: MemberPagePath.mine.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(AttendanceRulesPhrases.lead[language])</p></div>
                \(record.map { own($0, visit) })
                <section class="section" aria-labelledby="rules"><h2 id="rules">\
                \(AttendanceRulesPhrases.title[language])</h2>
                <ul>\(AttendanceRulesPhrases.rules.map { "<li>\($0[language])</li>" as HTML })</ul>
                <dl class="facts">\(AttendanceRulesPhrases.grades.map { grade, words in
                    PostFact(label: grade.words, value: "\(words[language])").html(in: language)
                })</dl></section>
                <section class="section" aria-labelledby="times"><h2 id="times">\
                \(AttendanceRulesPhrases.times[language])</h2>
                <ul>\(AttendanceRulesPhrases.deadlines.map { "<li>\($0[language])</li>" as HTML })</ul>
                </section>
                """
        )
    }

    private func own(_ record: AttendanceRecordBody, _ visit: Visit) -> HTML {
        let language = visit.language
        guard let grade = record.grade, let score = record.score else {
            return "<p class=\"callout\">\(AttendanceRulesPhrases.none[language])</p>"
        }
        let counts: [(AttendanceStatus, Int)] = [
            (.present, record.present), (.late, record.late), (.absent, record.absent),
        ]
        return """
            <section class="section" aria-labelledby="own">
            <h2 id="own">\(AttendancePhrases.mine[language])</h2>
            <p class="callout"><strong>\(grade.words[language])</strong> · \
            \(AttendanceRulesPhrases.score(score)[language])</p>
            <dl class="record">\(counts.map { status, count in
                "<div><dt>\(status.words[language])</dt><dd>\(count)</dd></div>" as HTML
            })</dl>
            <table class="figures">
            <caption class="unseen">\(AttendanceRulesPhrases.entries[language])</caption>
            <thead><tr>\(AttendanceRulesPhrases.columns.map { column in
                "<th scope=\"col\">\(column[language])</th>" as HTML
            })</tr></thead>
            <tbody>\(record.entries.map { row($0, visit) })</tbody></table></section>
            """
    }

    private func row(_ entry: CountedAttendanceBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let title: HTML =
            entry.title.map { title in
                "<a href=\"\(link: AttendancePagePath.one.filled(entry.listing.description))\">\(title)</a>"
            } ?? "<span class=\"soft\">\(AttendanceRulesPhrases.gone[language])</span>"
        return """
            <tr><th scope="row">\(title)<span class="soft small block">\
            \(entry.startedAt.day(at: visit.now)[language])</span></th>\
            <td>\(entry.status.words[language])</td><td>\(entry.weight)%</td></tr>
            """
    }
}
