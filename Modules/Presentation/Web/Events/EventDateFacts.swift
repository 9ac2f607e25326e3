import Domain
import Markup
import Wire
import Wording

/// The dates of an event and of its applications, as text: in Seoul's time, and in that of another zone.
struct EventDateFacts {
    let schedule: EventScheduleBody

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        guard let dates = try? schedule.eventDates() else { return "" }
        let items = dates.all.map { period -> HTML in
            """
            <li\(" class=\"soft\"", if: period.endsAt <= visit.now)>\
            \(times(period, dates.zone, visit))</li>
            """
        }
        let note: HTML =
            schedule.isPostponed
            ? "<p class=\"soft small\">\(EventPhrases.oldDates[language])</p>" : ""
        return "<ul class=\"plain\">\(items)</ul>\(note)"
    }

    /// An all-day date is one of its own zone; elsewhere its days would begin at odd times.
    private func times(_ period: EventPeriod, _ zone: Zone, _ visit: Visit) -> HTML {
        let language = visit.language
        let own = period.words(in: zone, at: visit.now)[language]
        let stamp = zone.start(of: period)
        let isOwn = period.isAllDay || zone == .seoul
        let first = isOwn ? own : period.words(in: .seoul, at: visit.now)[language]
        let time: HTML = "<time datetime=\"\(stamp)\">\(first)</time>"
        guard zone != .seoul else { return time }
        let local = EventPhrases.local(zone)[language]
        guard !period.isAllDay else { return "\(time) <span class=\"soft\">(\(local))</span>" }
        return """
            \(time) <span class="soft">(\(EventPhrases.seoulTime[language]))</span><br>\
            <span class="soft small">\(local) \(own)</span>
            """
    }

    func applications(for visit: Visit) -> HTML {
        let (opensAt, closesAt) = (schedule.opensAt, schedule.closesAt)
        guard opensAt != nil || closesAt != nil else { return "" }
        let words = EventPhrases.period(opensAt?.words(at: visit.now), closesAt?.words(at: visit.now))
        return "\(words[visit.language])"
    }
}
