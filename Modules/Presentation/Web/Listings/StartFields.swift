import Domain
import Markup
import Wire
import Wording

/// Form fields for a start within two weeks: a day, a time of day, and usual starts at a tap.
struct StartFields {
    /// The button of a usual start.
    static let step = "start"
    private static let (field, day, time) = ("startsAt", "startsOn", "startsTime")
    private static let days = 14

    let parts: FormParts
    let label: Words
    let hint: Words?

    private var language: Language { parts.visit.language }
    private var now: Moment { parts.visit.now }

    var html: HTML {
        """
        <div class="stack tight" data-part="start">
        \(parts.group(
            Self.field,
            label,
            hint: hint,
            isRequired: true,
            """
            <div class="chips">\(Self.usual(at: now).map(button))</div>
            <div class="days">\(shownDays.map(choice))</div>
            \(parts.select(Self.time, StartPhrases.time, times))
            """
        ))
        </div>
        """
    }

    private func button(_ start: (words: Words, time: LocalTime)) -> HTML {
        """
        <button class="chip-button" name="step" value="\(Self.step) \(start.time.fieldText)">\
        \(start.words[language])</button>
        """
    }

    /// Also the day of a run that is edited, which may have passed.
    private var shownDays: [CivilDate] {
        let first = now.dateInSeoul.daysSince1970
        let days = (first..<first + Self.days).map { CivilDate(daysSince1970: $0) }
        guard let chosen = CivilDate(iso8601: parts.entry.text(Self.day)), !days.contains(chosen) else {
            return days
        }
        return [chosen] + days
    }

    private func choice(of day: CivilDate) -> HTML {
        let isChosen = parts.entry.text(Self.day) == day.iso8601
        return """
            <label class="day"><input type="radio" name="\(Self.day)" value="\(day.iso8601)" \
            aria-label="\(day.dayInWords[language])"\(" checked", if: isChosen)>\
            <span><small>\(day.weekday.words[language])</small><b>\(day.day)</b></span></label>
            """
    }

    /// By half hours, and the chosen one.
    private var times: [(value: String, words: Words)] {
        let chosen = LocalTime.minute(fieldText: parts.entry.text(Self.time))
        return Set(stride(from: 0, to: 1_440, by: 30)).union([chosen].compactMap(\.self)).sorted().map {
            let time = LocalTime(now.dateInSeoul, minute: $0)
            return (time.timeFieldText, Zone.seoul.moment(of: time).timeOfDay)
        }
    }
}

extension StartFields {
    /// The usual starts after `now`, soonest first.
    static func usual(at now: Moment) -> [(words: Words, time: LocalTime)] {
        let (today, minute) = (now.dateInSeoul.daysSince1970, now.minuteInSeoul)
        func start(in days: Int, _ hour: Int) -> LocalTime {
            LocalTime(CivilDate(daysSince1970: today + days), minute: 60 * hour)
        }
        let evening =
            minute < 60 * eveningHour
            ? (StartPhrases.thisEvening, start(in: 0, eveningHour))
            : (StartPhrases.tomorrowEvening, start(in: 1, eveningHour))
        let morning = (StartPhrases.tomorrowMorning, start(in: 1, 7))
        let untilSaturday = (2...8).first { start(in: $0, 8).weekday == .saturday } ?? 2
        return [evening, morning, (StartPhrases.saturday, start(in: untilSaturday, 8))]
            .sorted { ($0.1.date.daysSince1970, $0.1.minute) < ($1.1.date.daysSince1970, $1.1.minute) }
            .map { (words: $0.0, time: $0.1) }
    }

    private static let eveningHour = 19

    static func fields(of start: LocalTime) -> [(name: String, value: String)] {
        [(day, start.date.iso8601), (time, start.timeFieldText)]
    }

    /// The entry after the button of a usual start was pressed.
    static func setting(_ text: String, in entry: FormEntry) -> FormEntry? {
        LocalTime(fieldText: text).map { start in
            fields(of: start).reduce(entry) { $0.saying([$1.value], at: $1.name) }
        }
    }

    /// The form's entry, from the API's.
    static func shown(_ entry: FormEntry) -> FormEntry {
        let local = entry.showingTimes(called: field)
        return setting(local.text(field), in: local.without(field)) ?? local.without(field)
    }

    /// The API's entry, from the form's. Half a start is kept, so that the API refuses it.
    static func told(_ entry: FormEntry) -> FormEntry {
        let (day, time) = (entry.text(Self.day), entry.text(Self.time))
        let bare = entry.without(Self.day, Self.time)
        return day.isEmpty ? bare : bare.saying(["\(day)T\(time)"], at: field).tellingTimes(called: field)
    }
}

private enum StartPhrases {
    static let time = Words("시작 시각", "Time")
    static let thisEvening = Words("오늘 저녁 7시", "This evening at 7")
    static let tomorrowEvening = Words("내일 저녁 7시", "Tomorrow evening at 7")
    static let tomorrowMorning = Words("내일 아침 7시", "Tomorrow morning at 7")
    static let saturday = Words("토 오전 8시", "Saturday at 8 am")
}
