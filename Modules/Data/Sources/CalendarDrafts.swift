import Domain
import ICalendar

/// The events of an iCalendar.
enum CalendarDrafts {
    /// Dates later than this aren't of interest yet.
    private static let horizon: Int64 = 400 * 86_400
    private static let seoul: Int64 = 9 * 3_600

    static func read(_ bytes: [UInt8], at moment: Moment) throws -> (drafts: [EntryDraft], isCut: Bool) {
        let now = moment.milliseconds / 1_000
        // Cancellations of the last days are of interest, too.
        let limits = ICalendarLimits(window: now - 86_400..<now + horizon, floatingOffset: seoul)
        do {
            let calendar = try ICalendar(parsing: bytes, limits)
            return (calendar.events.map(EntryDraft.init), calendar.isCut)
        } catch .tooLarge {
            throw SourceFailure.tooLarge
        } catch .notACalendar {
            throw SourceFailure.format
        }
    }
}

extension EntryDraft {
    fileprivate init(_ event: CalendarEvent) {
        uid = event.uid
        recurrence = event.recurrence ?? ""
        sequence = event.sequence
        modifiedAt = event.lastModified.map { Moment(milliseconds: $0 * 1_000) }
        isCancelled = event.status == .cancelled
        title = event.summary ?? ""
        link = event.url
        hosts = event.organizer.map { [$0] } ?? []
        text = event.description ?? ""
        venue = event.location
        if let latitude = event.latitude, let longitude = event.longitude {
            point = Point(latitude: latitude, longitude: longitude)
        }
        categories = event.categories.flatMap { $0.split(separator: ",").map(String.init) }
        raw = event.raw
        start = event.start.flatMap { time($0) }
        end = event.end.flatMap { time($0) }
        for note in event.notes {
            switch note {
            case .brokenText: diagnostics.insert(.textBroken)
            case .linesDropped: diagnostics.insert(.textShortened)
            case .ruleRefused, .occurrencesCut, .rangeIgnored: diagnostics.insert(.recurrenceCut)
            case .zoneDoubtful: diagnostics.insert(.zoneDoubtful)
            }
        }
        if start == nil, event.start != nil || event.raw.contains("DTSTART") {
            diagnostics.insert(.dateUnreadable)
        }
    }

    private mutating func time(_ time: CalendarTime) -> Time? {
        guard let date = CivilDate(year: time.year, month: time.month, day: time.day) else { return nil }
        if time.form == .date { return .day(date) }
        var zone = Zone.seoul
        if case .zone(let name) = time.form {
            let known = Zone(anyName: name)
            zone = known ?? .seoul
            if known == nil, time.seconds == nil { diagnostics.insert(.zoneUnknown) }
        }
        if let seconds = time.seconds { return .moment(Moment(milliseconds: seconds * 1_000), zone) }
        return .moment(zone.moment(of: LocalTime(date, minute: time.hour * 60 + time.minute)), zone)
    }
}

extension Zone {
    /// Accepts the names of the IANA, also behind a prefix, and those of Windows.
    init?(anyName name: String) {
        let parts = name.split(separator: "/").suffix(2).joined(separator: "/")
        if let zone = Zone(rawValue: parts) ?? Self.others[name] { self = zone } else { return nil }
    }

    private static let others: [String: Zone] = [
        "Korea Standard Time": .seoul, "KST": .seoul, "ROK": .seoul, "Tokyo Standard Time": .tokyo,
        "China Standard Time": .shanghai, "Taipei Standard Time": .taipei,
        "Singapore Standard Time": .singapore,
        "India Standard Time": .kolkata, "Asia/Calcutta": .kolkata, "SE Asia Standard Time": .bangkok,
        "GMT Standard Time": .london, "W. Europe Standard Time": .berlin, "Romance Standard Time": .paris,
        "Eastern Standard Time": .newYork, "Central Standard Time": .chicago,
        "Mountain Standard Time": .denver, "Pacific Standard Time": .losAngeles, "Etc/UTC": .utc, "GMT": .utc,
        "AUS Eastern Standard Time": .sydney, "New Zealand Standard Time": .auckland,
    ]
}
