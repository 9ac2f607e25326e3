import Domain
import Markup
import Wire
import Wording

/// An event in a short row of those to go to first.
struct EventShelfCard {
    let event: EventOccurrenceBody

    func html(in language: Language) -> HTML {
        let place = event.mode.hasPlace ? (language == .korean ? event.area : event.areaEn) : nil
        let time = event.isAllDay ? nil : event.startsAt.timeOfDay[language]
        let facts = [time, place ?? event.mode.words[language]].compactMap(\.self)
        return """
            <li><a class="mini wide tinted" data-kind="event" href="\(link: event.pageAddress)">\
            \(DayTile(day: event.firstDay).html(on: nil, in: language))\
            <span><b class="two-lines">\(event.title)</b>\
            <span class="small">\(facts.joined(separator: " · "))</span></span></a></li>
            """
    }
}
