import ICalendar

/// From 1 December 2026 for 90 days.
let december: Int64 = 1_796_083_200
let window = december..<december + 90 * 86_400

func read(
    _ lines: String...,
    wrapped: Bool = true,
    limits: ICalendarLimits = ICalendarLimits(window: window, floatingOffset: 9 * 3_600)
) throws -> ICalendar {
    let text = lines.joined(separator: "\n")
    let whole = wrapped ? "BEGIN:VCALENDAR\nVERSION:2.0\n\(text)\nEND:VCALENDAR\n" : text
    return try ICalendar(parsing: Array(whole.utf8), limits)
}

func event(_ lines: String...) -> String {
    "BEGIN:VEVENT\n\(lines.joined(separator: "\n"))\nEND:VEVENT"
}

func starts(_ calendar: ICalendar) -> [String] {
    calendar.events.map { event in
        guard let start = event.start else { return "-" }
        let time = start.hour * 100 + start.minute
        return
            "\(event.recurrence ?? "once") \(start.month)/\(start.day) \(time) \(event.status.rawValue)"
    }
}

let newYork = """
    BEGIN:VTIMEZONE
    TZID:Eastern
    BEGIN:STANDARD
    DTSTART:20071104T020000
    RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
    TZOFFSETFROM:-0400
    TZOFFSETTO:-0500
    END:STANDARD
    BEGIN:DAYLIGHT
    DTSTART:20070311T020000
    RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
    TZOFFSETFROM:-0500
    TZOFFSETTO:-0400
    END:DAYLIGHT
    END:VTIMEZONE
    """
