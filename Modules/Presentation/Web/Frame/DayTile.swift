import Domain
import Markup
import Wording

/// A day as a leaf of a calendar: month, day and weekday.
struct DayTile {
    let moment: Moment

    func html(at now: Moment, in language: Language) -> HTML {
        let date = moment.dateInSeoul
        let isToday = date == now.dateInSeoul
        let weekday = isToday ? DayTilePhrases.today : moment.weekdayInSeoul.words
        return """
            <time class="day-tile" datetime="\(moment.rfc3339)"><span>\(CalendarMonth.short(date.month)[language])</span>\
            <b>\(date.day)</b><span>\(weekday[language])</span></time>
            """
    }
}

private enum DayTilePhrases {
    static let today = Words("오늘", "Today")
}
