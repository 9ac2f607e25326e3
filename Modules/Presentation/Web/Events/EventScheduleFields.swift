import Domain
import Markup
import Wording

/// Form fields for the dates of an event, their zone and the period of applications.
struct EventScheduleFields {
    let parts: FormParts

    private var language: Language { parts.visit.language }
    private var count: Int { max(1, parts.entry.count(of: EventFormTimes.dates)) }

    var html: HTML {
        """
        <fieldset class="field" data-part="schedule" id="schedule">
        <legend>\(EventPages.words["schedule"].label[language])</legend>
        <div class="stack tight">
        <div class="stack tight" id="\(EventFormTimes.dates)" role="group" \
        aria-label="\(EventPhrases.dates[language])">
        \((0..<count).map(row))
        <p class="hint">\(EventPhrases.datesHint[language])</p>
        \(parts.entry.refusal(at: EventFormTimes.dates) == nil ? "" : parts.note(EventFormTimes.dates))
        <p><button class="button small" name="step" value="add-session">\(Icon.plus.html)\
        \(EventPhrases.addDate[language])</button></p>
        </div>
        <details class="fold more-fields"\(" open", if: hasRareFields)>\
        <summary>\(EventPhrases.rareFields[language])</summary>
        <div class="stack tight">
        \(parts.select("schedule.zone", EventPhrases.zone, hint: EventPhrases.zoneHint,
            Zone.allCases.map { ($0.rawValue, $0.words) }))
        <div class="row top pair">
        \(parts.line("schedule.opensAt", EventPhrases.opensAt, type: "datetime-local"))
        \(parts.line("schedule.closesAt", EventPhrases.closesAt, type: "datetime-local"))
        </div>
        <p class="hint">\(EventPhrases.applicationsHint[language])</p>
        </div></details>
        \(postponed)
        </div></fieldset>
        """
    }

    /// Whether one of the folded fields is filled or refused; or the event is edited.
    private var hasRareFields: Bool {
        let moments = ["schedule.opensAt", "schedule.closesAt"]
        let zone = parts.entry.text("schedule.zone")
        return parts.entry.version != nil || !["", Zone.seoul.rawValue].contains(zone)
            || moments.contains { !parts.entry.text($0).isEmpty }
            || (moments + ["schedule.zone"]).contains { parts.entry.refusal(at: $0) != nil }
    }

    private func row(_ row: Int) -> HTML {
        let name = "\(EventFormTimes.dates).\(row)"
        return """
            <div class="row top event-date" data-session>
            <div class="grow stack tight">
            <div class="row top pair">
            \(parts.line("\(name).startsOn", EventPhrases.startsOn, type: "date", isRequired: row == 0))
            \(parts.line("\(name).startsAt", EventPhrases.startsAt, type: "time"))
            </div><div class="row top pair">
            \(parts.line("\(name).endsOn", EventPhrases.endsOn, type: "date"))
            \(parts.line("\(name).endsAt", EventPhrases.endsAt, type: "time"))
            </div></div>
            \(count > 1 ? removal(of: row) : "")
            </div>
            """
    }

    private func removal(of row: Int) -> HTML {
        """
        <button class="icon-button beside" name="step" value="remove-session \(row)" \
        aria-label="\(EventPhrases.removeDate(row + 1)[language])">\(Icon.close.html)</button>
        """
    }

    /// Only what was announced can be postponed.
    private var postponed: HTML {
        guard parts.entry.version != nil else { return "" }
        let isPostponed = parts.entry.text("schedule.postponed") == "true"
        return """
            <label class="check tall"><input type="checkbox" name="schedule.postponed" value="true"\
            \(" checked", if: isPostponed)><span>\(EventPhrases.postponed[language])</span></label>
            """
    }
}

/// Form fields for what it costs to take part.
struct EventCostFields {
    let parts: FormParts

    private var language: Language { parts.visit.language }

    var html: HTML {
        """
        <div class="stack tight" data-part="cost" id="cost">
        \(parts.choices("cost.kind", EventPages.words["cost"].label,
            as: .segments, EventCost.Kind.allCases.map { ($0.rawValue, $0.words) }))
        <div class="row top pair when-paid">
        \(parts.money("cost.from", EventPhrases.costFrom))
        \(parts.money("cost.to", EventPhrases.costTo))
        </div></div>
        """
    }
}
