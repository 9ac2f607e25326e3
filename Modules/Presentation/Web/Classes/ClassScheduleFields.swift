import Domain
import Markup
import Wording

/// Form fields for fixed sessions or an arrangement.
struct ClassScheduleFields {
    let parts: FormParts

    private static var lengths: HTML {
        """
         min="\(ClassSession.lengths.lowerBound)" max="\(ClassSession.lengths.upperBound)" step="5" \
        inputmode="numeric"
        """
    }

    private var language: Language { parts.visit.language }

    var html: HTML {
        """
        <div class="stack tight" data-part="schedule">
        \(parts.choices("plan", ClassPhrases.when, as: .segments, [
            ("arranged", ClassPhrases.arranged), ("fixed", ClassPhrases.fixed),
        ]))
        <div class="stack tight when-arranged">
        \(parts.choices("schedule.weekdays", ClassPhrases.weekdays, several: true, as: .week,
            Weekday.allCases.map { ($0.rawValue, $0.words) }))
        \(parts.choices("schedule.timeBands", ClassPhrases.timeBands, several: true,
            TimeBand.allCases.map { ($0.rawValue, $0.words) }))
        \(parts.line("schedule.minutes", ClassPhrases.minutes, type: "number",
            hint: ClassPhrases.minutesHint,
            attributes: Self.lengths))
        </div>
        <fieldset class="field when-fixed" id="schedule.sessions">
        <legend>\(ClassPhrases.sessions[language])</legend>
        \((0..<max(1, parts.entry.count(of: "schedule.sessions"))).map(row))
        \(parts.entry.isRefused("schedule.sessions") ? parts.note("schedule.sessions") : "")
        <p><button class="button small" name="step" value="add-session">\(Icon.plus.html)\
        \(ClassPhrases.addSession[language])</button></p>
        </fieldset></div>
        """
    }

    private func row(_ row: Int) -> HTML {
        let name = "schedule.sessions.\(row)"
        return """
            <div class="row top" data-session>
            \(parts.line("\(name).startsAt", ClassPhrases.startsAt, type: "datetime-local"))
            \(parts.line("\(name).minutes", ClassPhrases.length, type: "number",
                attributes: Self.lengths))
            <button class="icon-button beside" name="step" value="remove-session \(row)" \
            aria-label="\(ClassPhrases.removeSession(row + 1)[language])">\(Icon.close.html)</button>
            </div>
            """
    }
}
