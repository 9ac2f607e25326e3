import Domain
import JSONCoding
import Wire
import Wording

/// Translates the times of the form to the API's and back, by the clocks of the zone that the form names.
///
/// A row of the form has a day and a time of day for the start and for the end. Without times it is all-day.
struct EventFormTimes {
    static let dates = "schedule.dates"
    private static let moments = ["schedule.opensAt", "schedule.closesAt"]

    private let entry: FormEntry
    private let zone: Zone

    init(_ entry: FormEntry) {
        self.entry = entry
        zone = Zone(rawValue: entry.text("schedule.zone")) ?? .seoul
    }

    private var rows: Range<Int> { 0..<entry.count(of: Self.dates) }

    /// The form's entry, from the API's.
    var shown: FormEntry {
        let dated = rows.reduce(entry) { entry, row in
            let name = "\(Self.dates).\(row)"
            let isAllDay = entry.text("\(name).allDay") == "true"
            let start = halves(of: entry.text("\(name).startsAt"), isAllDay: isAllDay)
            let end = halves(of: entry.text("\(name).endsAt"), isAllDay: isAllDay, isEnd: true)
            return entry.without("\(name).allDay")
                .saying([start.day], at: "\(name).startsOn").saying([start.time], at: "\(name).startsAt")
                .saying([end.day], at: "\(name).endsOn").saying([end.time], at: "\(name).endsAt")
        }
        return Self.moments.reduce(dated) { entry, name in
            guard let moment = Moment(rfc3339: entry.text(name)) else { return entry }
            return entry.saying([zone.localTime(at: moment).fieldText], at: name)
        }
    }

    /// A draft's half that is no moment is kept as it was typed.
    private func halves(of text: String, isAllDay: Bool, isEnd: Bool = false) -> (day: String, time: String) {
        guard let moment = Moment(rfc3339: text) else {
            let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
            return (parts.first.map(String.init) ?? "", parts.dropFirst().first.map(String.init) ?? "")
        }
        let last = isAllDay && isEnd ? moment - .milliseconds(1) : moment
        let local = zone.localTime(at: last)
        return (local.date.iso8601, isAllDay ? "" : local.timeFieldText)
    }

    /// The API's entry, from the form's. An invalid time is kept, so that the API refuses it.
    var told: FormEntry {
        let dated = rows.reversed().reduce(entry) { entry, row in told(row, in: entry) }
        return Self.moments.reduce(dated) { entry, name in
            guard !entry.text(name).isEmpty else { return entry.without(name) }
            guard let time = LocalTime(fieldText: entry.text(name)) else { return entry }
            return entry.saying([zone.moment(of: time).rfc3339], at: name)
        }
    }

    private func told(_ row: Int, in entry: FormEntry) -> FormEntry {
        let name = "\(Self.dates).\(row)"
        func text(_ part: String) -> String { entry.text("\(name).\(part)") }
        let (start, startTime) = (text("startsOn"), text("startsAt"))
        let (end, endTime) = (text("endsOn").isEmpty ? start : text("endsOn"), text("endsAt"))
        let bare = entry.without("\(name).startsOn", "\(name).endsOn", "\(name).startsAt", "\(name).endsAt")
        guard ![start, startTime, text("endsOn"), endTime].allSatisfy(\.isEmpty) else {
            return row == 0 && rows.count == 1 ? bare : entry.removingRow(row, of: Self.dates)
        }
        if startTime.isEmpty, endTime.isEmpty, let first = CivilDate(iso8601: start),
            let last = CivilDate(iso8601: end)
        {
            let after = CivilDate(daysSince1970: last.daysSince1970 + 1)
            return bare.saying([zone.moment(of: LocalTime(first)).rfc3339], at: "\(name).startsAt")
                .saying([zone.moment(of: LocalTime(after)).rfc3339], at: "\(name).endsAt")
                .saying(["true"], at: "\(name).allDay")
        }
        return bare.saying([moment(start, startTime)], at: "\(name).startsAt")
            .saying([moment(end, endTime)], at: "\(name).endsAt")
    }

    private func moment(_ day: String, _ time: String) -> String {
        let text = "\(day)T\(time)"
        return LocalTime(fieldText: text).map { zone.moment(of: $0).rfc3339 } ?? text
    }

    /// The next row is a day later than the last, at the same times.
    var addingRow: FormEntry {
        let row = max(1, rows.count)
        guard row < EventDates.counts.upperBound else { return entry }
        let (last, name) = ("\(Self.dates).\(row - 1)", "\(Self.dates).\(row)")
        func dayAfter(_ part: String) -> String {
            CivilDate(iso8601: entry.text("\(last).\(part)"))
                .map { CivilDate(daysSince1970: $0.daysSince1970 + 1).iso8601 } ?? ""
        }
        return entry.saying([dayAfter("startsOn")], at: "\(name).startsOn")
            .saying([dayAfter("endsOn")], at: "\(name).endsOn")
            .saying([entry.text("\(last).startsAt")], at: "\(name).startsAt")
            .saying([entry.text("\(last).endsAt")], at: "\(name).endsAt")
    }
}
