import Domain
import Markup
import Wire
import Wording

/// A day as a leaf of a calendar: month, day and weekday.
struct DayTile {
    let day: CivilDate

    /// The tile of today says so, where the day is known.
    func html(on today: CivilDate?, in language: Language) -> HTML {
        let weekday = day == today ? DayTilePhrases.today : day.weekday.words
        return """
            <time class="day-tile" datetime="\(day.iso8601)">\
            <span>\(CalendarMonth.short(day.month)[language])</span> <b>\(day.day)</b> \
            <span>\(weekday[language])</span></time>
            """
    }
}

extension DayTile {
    func html(for visit: Visit) -> HTML { html(on: visit.now.dateInSeoul, in: visit.language) }

    init(of moment: Moment) {
        day = moment.dateInSeoul
    }
}

private enum DayTilePhrases {
    static let today = Words("오늘", "Today")
}
