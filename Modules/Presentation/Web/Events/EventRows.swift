import Domain
import Markup
import Wire
import Wording

/// Events in a list, each with its time, its state and where it is.
struct EventRows {
    let events: [EventOccurrenceBody]
    /// The day that the list is about, which times of the same day needn't name.
    var day: CivilDate?
    let today: CivilDate

    func html(in language: Language) -> HTML {
        "<ul class=\"plain rows events\">\(events.map { row($0, language) })</ul>"
    }

    private func row(_ event: EventOccurrenceBody, _ language: Language) -> HTML {
        let facts = [
            event.category.words[language], event.mode.words[language],
            !event.mode.hasPlace ? nil : language == .korean ? event.area : event.areaEn,
            event.cost == .unknown ? nil : event.cost.words[language],
        ]
        return """
            <li><a class="row-link" href="\(link: event.pageAddress)">\
            <span class="when">\(when(event, language))</span>\
            <span class="grow"><span class="block title">\(event.markedTitle)</span>\
            <span class="soft small block">\(facts.compactMap(\.self).joined(separator: " · "))</span></span>\
            \(event.isFavourite ? "<span class=\"kept\">\(Icon.heartFilled.html)</span>" as HTML : nil)\
            <span class="tag \(event.status.style)">\(event.status.words[language])</span></a></li>
            """
    }

    private func when(_ event: EventOccurrenceBody, _ language: Language) -> HTML {
        guard event.firstDay == event.lastDay else {
            let (first, last) = (
                event.firstDay.shortWords(besides: today), event.lastDay.shortWords(besides: event.firstDay)
            )
            return "<span>\(first[language])</span> <span>~ \(last[language])</span>"
        }
        let time =
            event.isAllDay ? EventCalendarPhrases.allDay[language] : event.startsAt.timeOfDay[language]
        guard day == nil else { return "<span>\(time)</span>" }
        return "<span>\(event.firstDay.shortWords(besides: today)[language])</span> <span>\(time)</span>"
    }
}

extension EventOccurrenceBody {
    /// The title, struck through where the event is off; the state beside it says so in words.
    fileprivate var markedTitle: HTML { isOff ? "<s>\(title)</s>" : "\(title)" }
}

extension EventStatus {
    /// The colours of its tag.
    fileprivate var style: String {
        switch self {
        case .open, .running: "offer"
        case .closingSoon, .postponed: "want"
        case .cancelled: "off"
        case .upcoming, .notYetOpen, .closed, .ended: "plain"
        }
    }
}
