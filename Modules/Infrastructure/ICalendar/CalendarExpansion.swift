import CICal

/// Replaces recurring events by their occurrences.
struct CalendarExpansion {
    private let limits: ICalendarLimits
    private let deadline: ContinuousClock.Instant

    init(_ limits: ICalendarLimits) {
        self.limits = limits
        deadline = limits.now() + limits.patience
    }

    func events(of entries: [CalendarEntry]) -> [CalendarEvent] {
        let changes = Dictionary(grouping: entries.filter { $0.original != nil }) { $0.event.uid }
        // Changes belong to the last series of their identifier.
        var series: [String?: Int] = [:]
        for (index, entry) in entries.enumerated() where entry.original == nil {
            series[entry.event.uid] = index
        }
        var events: [CalendarEvent] = []
        for (index, entry) in entries.enumerated() {
            if let original = entry.original {
                guard series[entry.event.uid] == nil else { continue }
                events += only(entry, original)
            } else {
                let own = series[entry.event.uid] == index ? changes[entry.event.uid] ?? [] : []
                events += occurrences(of: entry, own)
            }
        }
        return events
    }

    /// A change whose series isn't in the calendar.
    private func only(_ entry: CalendarEntry, _ original: LibraryTime) -> [CalendarEvent] {
        guard isOfInterest(entry.start, entry.end) else { return [] }
        var event = entry.event
        event.recurrence = original.day
        return [event]
    }

    private func occurrences(of entry: CalendarEntry, _ changes: [CalendarEntry]) -> [CalendarEvent] {
        let rules = entry.rules
        let added = entry.times(ICAL_RDATE_PROPERTY)
        guard let start = entry.start, !(rules.isEmpty && added.isEmpty && changes.isEmpty) else {
            return isOfInterest(entry.start, entry.end) ? [entry.event] : []
        }
        var schedule = CalendarSchedule(start, length: length(of: entry), limits)
        schedule.leaveOut(entry.times(ICAL_EXDATE_PROPERTY))
        let isLate = !add(rules, to: &schedule)
        for time in added { schedule.add(time) }
        let times = schedule.sorted
        let days = Dictionary(grouping: times, by: \.day).mapValues(\.count)
        func name(_ time: LibraryTime) -> String { days[time.day] ?? 1 > 1 ? time.dayAndTime : time.day }

        var events: [CalendarEvent] = []
        var changed: Set<String> = []
        for change in changes {
            guard let original = change.original?.moved(toZoneOf: start) else { continue }
            let scheduled = times.first {
                original.isDate ? $0.day == original.day : $0.dayAndTime == original.dayAndTime
            }
            changed.insert((scheduled ?? original).dayAndTime)
            guard isOfInterest(change.start ?? original, change.end) else { continue }
            var event = change.event
            event.recurrence = name(scheduled ?? original)
            event.start = event.start ?? CalendarTime(original, floatingOffset: limits.floatingOffset)
            event.inherit(entry.event)
            events.append(event)
        }
        let kept = times.filter { !changed.contains($0.dayAndTime) }
        let isCut = schedule.isCut || kept.count > limits.occurrencesOfAnEvent
        for time in kept.prefix(limits.occurrencesOfAnEvent) {
            var event = entry.event
            event.recurrence = name(time)
            event.start = CalendarTime(time, floatingOffset: limits.floatingOffset)
            event.end = schedule.end(of: time).map { CalendarTime($0, floatingOffset: limits.floatingOffset) }
            event.notes += (isLate ? [.ruleRefused] : []) + (isCut ? [.occurrencesCut] : [])
            events.append(event)
        }
        return events
    }

    /// Returns false when there is no time left for all of them.
    private func add(_ rules: [icalrecurrencetype], to schedule: inout CalendarSchedule) -> Bool {
        for rule in rules {
            guard limits.now() <= deadline else { return false }
            schedule.add(rule)
        }
        return true
    }

    private func length(of entry: CalendarEntry) -> Int64? {
        guard let start = entry.start, let end = entry.end else { return nil }
        return end.seconds(floatingOffset: limits.floatingOffset)
            - start.seconds(floatingOffset: limits.floatingOffset)
    }

    /// An event without a start is, for review.
    private func isOfInterest(_ start: LibraryTime?, _ end: LibraryTime?) -> Bool {
        guard let start else { return true }
        let begins = start.seconds(floatingOffset: limits.floatingOffset)
        let ends = end?.seconds(floatingOffset: limits.floatingOffset) ?? begins
        return begins < limits.window.upperBound && max(begins, ends) >= limits.window.lowerBound
    }
}

extension CalendarEvent {
    /// Takes what a change of one occurrence doesn't say.
    fileprivate mutating func inherit(_ series: CalendarEvent) {
        summary = summary ?? series.summary
        description = description ?? series.description
        url = url ?? series.url
        location = location ?? series.location
        organizer = organizer ?? series.organizer
        if categories.isEmpty { categories = series.categories }
    }
}

/// The scheduled starts of a recurring event within the window.
struct CalendarSchedule {
    private(set) var isCut = false
    private let start: LibraryTime
    /// In seconds; nil if the end isn't known.
    private let length: Int64?
    private let limits: ICalendarLimits
    private var times: [String: LibraryTime] = [:]
    private var excluded: Set<String> = []

    init(_ start: LibraryTime, length: Int64?, _ limits: ICalendarLimits) {
        self.start = start
        self.length = length.map { max(0, $0) }
        self.limits = limits
    }

    /// To be called before any time is added.
    mutating func leaveOut(_ times: [LibraryTime]) {
        for time in times {
            excluded.insert(time.isDate ? time.day : time.moved(toZoneOf: start).dayAndTime)
        }
        keep(start)
    }

    mutating func add(_ time: LibraryTime) {
        var time = time.moved(toZoneOf: start)
        // A bare date adds an occurrence at the usual time.
        if time.isDate, !start.isDate {
            var usual = start.time
            (usual.year, usual.month, usual.day) = (time.time.year, time.time.month, time.time.day)
            time = LibraryTime(usual, zoneName: start.zoneName)
        }
        keep(time)
    }

    mutating func add(_ rule: icalrecurrencetype) {
        guard let iterator = icalrecur_iterator_new(rule, start.time) else { return }
        defer { icalrecur_iterator_free(iterator) }
        for _ in 0..<limits.steps {
            let next = icalrecur_iterator_next(iterator)
            guard icaltime_is_null_time(next) == 0 else { return }
            let time = LibraryTime(next, zoneName: start.zoneName)
            guard time.seconds(floatingOffset: limits.floatingOffset) < limits.window.upperBound else {
                return
            }
            keep(time)
            // One more than the limit shows that there are more.
            guard times.count <= limits.occurrencesOfAnEvent else { return }
        }
        isCut = true
    }

    var sorted: [LibraryTime] { times.values.sorted { $0.dayAndTime < $1.dayAndTime } }

    func end(of time: LibraryTime) -> LibraryTime? {
        length.map { time.isDate ? time.adding(days: $0 / 86_400) : time.adding(seconds: $0) }
    }

    private mutating func keep(_ time: LibraryTime) {
        let begins = time.seconds(floatingOffset: limits.floatingOffset)
        guard begins < limits.window.upperBound, begins + (length ?? 0) >= limits.window.lowerBound,
            !excluded.contains(time.day), !excluded.contains(time.dayAndTime)
        else { return }
        times[time.dayAndTime] = time
    }
}
