import Domain
import Markup
import Wire
import Wording

/// Checks a member in, by location or by the organiser's code. The latter works without scripts.
struct CheckInPage {
    let attendance: AttendanceBody
    let entry: FormEntry

    private var id: String { attendance.listing.description }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = AttendancePhrases.checkIn[language]
        return Page(
            title,
            back: AttendancePagePath.one.filled(id),
            scripts: [.position],
            content: """
                <div class="head"><h1>\(title)</h1><p class="soft">\(attendance.title)</p></div>
                <div class="stack">\(content(visit))</div>
                """
        )
    }

    private func content(_ visit: Visit) -> HTML {
        let (language, window) = (visit.language, attendance.window)
        guard attendance.entries.first?.checkedInAt == nil else {
            return """
                <p class="callout">\(AttendancePhrases.checkedIn[language]) \
                <a href="\(link: AttendancePagePath.one.filled(id))">\
                \(AttendancePhrases.history[language])</a></p>
                """
        }
        guard window.opensAt <= visit.now else {
            return """
                <p class="callout">\(AttendancePhrases.opens(window.opensAt, at: visit.now)[language])</p>
                """
        }
        let lead: HTML =
            visit.now < window.endsAt
            ? "<p class=\"callout\">\(AttendancePhrases.lateAfter(window.lateAfter)[language])</p>"
            : "<p class=\"callout warn\">\(AttendanceRefusal.over.words[language])</p>"
        let ways: HTML = visit.now < window.endsAt ? "\(byPosition(language))\(byCode(visit))" : ""
        return "\(lead)\(ways)"
    }

    /// A script fills in the position; without scripts the section is hidden.
    private func byPosition(_ language: Language) -> HTML {
        guard attendance.hasPlace else { return "" }
        return """
            <form class="panel" method="post" \
            action="\(link: AttendancePagePath.checkIn.filled(id))" data-verify>
            <h2>\(AttendancePhrases.byPosition[language])</h2>
            <p class="hint">\(AttendancePhrases.consent[language])</p>
            <input type="hidden" name="lat"><input type="hidden" name="lon">\
            <input type="hidden" name="accuracy">
            <button class="button primary wide">\(Icon.locate.html)\
            \(AttendancePhrases.here[language])</button>
            <p class="hint" role="status" hidden></p></form>
            """
    }

    private func byCode(_ visit: Visit) -> HTML {
        let parts = FormParts(visit: visit, entry: entry)
        let form = parts.form(
            to: AttendancePagePath.checkIn.filled(id),
            """
            \(parts.line(
                "code",
                AttendancePhrases.code,
                hint: AttendancePhrases.codeHint,
                isRequired: true,
                attributes: " inputmode=\"numeric\" autocomplete=\"one-time-code\" maxlength=\"12\""
            ))
            \(parts.button(AttendancePhrases.sendCode))
            """
        )
        return """
            <section class="panel"><h2>\(AttendancePhrases.byCode[visit.language])</h2>\(form)</section>
            """
    }
}
