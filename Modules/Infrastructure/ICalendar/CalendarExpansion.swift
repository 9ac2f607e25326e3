import CICal

/// Replaces recurring events by their occurrences.
struct CalendarExpansion {
    private let limits: ICalendarLimits
    private let deadline: ContinuousClock.Instant

    init(_ limits: ICalendarLimits) {
        self.limits = limits
        deadline = limits.now() + limits.patience
    }

    func events(of all: [CalendarEntry]) -> [CalendarEvent] {
        let entries = current(of: all)
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

    /// Without series that the calendar lists again with a higher sequence number: dates that the newer one
    /// excludes would come back.
    private func current(of entries: [CalendarEntry]) -> [CalendarEntry] {
        var newest: [String: Int] = [:]
        for entry in entries where entry.original == nil {
            guard let uid = entry.event.uid else { continue }
            newest[uid] = max(newest[uid] ?? 0, entry.event.sequence)
        }
        return entries.filter { entry in
            guard entry.original == nil, let uid = entry.event.uid else { return true }
            return entry.event.sequence == newest[uid]
        }
    }

    /// A change whose series isn't in the calendar.
    private func only(_ entry: CalendarEntry, _ original: LibraryTime) -> [CalendarEvent] {
        guard isOfInterest(entry.start, entry.end) else { return [] }
        var event = entry.event
        event.recurrence = original.day
        if entry.isOfFollowing { event.note(.rangeIgnored) }
        return [event]
    }

    private func occurrences(of entry: CalendarEntry, _ changes: [CalendarEntry]) -> [CalendarEvent] {
        guard let start = entry.start, !(entry.rules.isEmpty && entry.added.isEmpty && changes.isEmpty) else {
            return isOfInterest(entry.start, entry.end) ? [entry.event] : []
        }
        let following = changes.compactMap { FollowingChange($0, of: start) }.sorted { $0.from < $1.from }
        let slack = following.map { abs($0.shift) }.max() ?? 0
        var schedule = CalendarSchedule(start, length: entry.length, slack: slack, limits)
        schedule.leaveOut(entry.excluded)
        let isLate = !add(entry.rules, to: &schedule)
        for span in entry.added { schedule.add(span) }
        let series = Series(entry, start, schedule, following)

        var events: [CalendarEvent] = []
        var changed: Set<String> = []
        for change in changes {
            guard let original = change.original?.moved(toZoneOf: start),
                !series.hasDropped(change, of: original)
            else { continue }
            changed.insert(series.scheduled(original).dayAndTime)
            guard isOfInterest(change.start ?? original, change.end) else { continue }
            events.append(series.event(of: change, replacing: original, limits))
        }
        let kept = series.times.filter { !changed.contains($0.dayAndTime) }
        let isCut = schedule.isCut || kept.count > limits.occurrencesOfAnEvent
        for time in kept.prefix(limits.occurrencesOfAnEvent) {
            var (event, from, to) = series.event(at: time)
            guard isOfInterest(from, to) else { continue }
            event.take(from, to, limits)
            if isLate { event.note(.ruleRefused) }
            if isCut { event.note(.occurrencesCut) }
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

    /// An event without a start is, for review.
    private func isOfInterest(_ start: LibraryTime?, _ end: LibraryTime?) -> Bool {
        guard let start else { return true }
        let begins = start.seconds(floatingOffset: limits.floatingOffset)
        let ends = end?.seconds(floatingOffset: limits.floatingOffset) ?? begins
        return begins < limits.window.upperBound && max(begins, ends) >= limits.window.lowerBound
    }
}

/// A recurring event with the times of its occurrences.
private struct Series {
    let times: [LibraryTime]
    private let entry: CalendarEntry
    private let start: LibraryTime
    private let schedule: CalendarSchedule
    private let following: [FollowingChange]
    /// Of each day, and by day and time.
    private let days: [String: [LibraryTime]]
    private let named: [String: LibraryTime]

    init(
        _ entry: CalendarEntry,
        _ start: LibraryTime,
        _ schedule: CalendarSchedule,
        _ following: [FollowingChange]
    ) {
        (self.entry, self.start, self.schedule, self.following) = (entry, start, schedule, following)
        times = schedule.sorted
        days = Dictionary(grouping: times, by: \.day)
        named = Dictionary(times.map { ($0.dayAndTime, $0) }) { first, _ in first }
    }

    /// The occurrence that a change means, else the time it names.
    func scheduled(_ original: LibraryTime) -> LibraryTime { occurrence(original) ?? original }

    /// Whether a later version of the series has no occurrence there any more.
    func hasDropped(_ change: CalendarEntry, of original: LibraryTime) -> Bool {
        change.event.sequence < entry.event.sequence && occurrence(original) == nil
            && schedule.covers(original)
    }

    private func occurrence(_ original: LibraryTime) -> LibraryTime? {
        original.isDate ? days[original.day]?.first : named[original.dayAndTime]
    }

    func event(
        of change: CalendarEntry,
        replacing original: LibraryTime,
        _ limits: ICalendarLimits
    ) -> CalendarEvent {
        var event = change.event
        event.recurrence = name(scheduled(original))
        event.start = event.start ?? CalendarTime(original, floatingOffset: limits.floatingOffset)
        event.inherit(entry.event)
        if change.isOfFollowing, FollowingChange(change, of: start) == nil { event.note(.rangeIgnored) }
        return event
    }

    /// The occurrence of a time, with its start and end.
    func event(at time: LibraryTime) -> (CalendarEvent, from: LibraryTime, to: LibraryTime?) {
        var event = entry.event
        var (from, to) = (time, schedule.end(of: time))
        let name = time.dayAndTime
        if let change = following.last(where: { $0.from <= name }) {
            event = change.entry.event
            event.inherit(entry.event)
            from = time.adding(length: change.shift)
            to = change.entry.length.map { from.adding(length: $0) } ?? to?.adding(length: change.shift)
        }
        event.recurrence = self.name(time)
        return (event, from, to)
    }

    private func name(_ time: LibraryTime) -> String {
        days[time.day]?.count ?? 1 > 1 ? time.dayAndTime : time.day
    }
}

/// A change of one occurrence and all that follow, `RANGE=THISANDFUTURE`.
private struct FollowingChange {
    let entry: CalendarEntry
    /// The first occurrence it changes, in the zone of the series.
    let from: String
    /// Between the scheduled and the new start, by the clock of the series.
    let shift: Int64

    /// Nil if it changes one occurrence only, or moves it by more than a month or between days and times.
    init?(_ entry: CalendarEntry, of start: LibraryTime) {
        guard entry.isOfFollowing, let original = entry.original?.moved(toZoneOf: start) else { return nil }
        let moved = (entry.start ?? original).moved(toZoneOf: start)
        let shift = Int64(icaltime_as_timet(moved.time)) - Int64(icaltime_as_timet(original.time))
        guard moved.isDate == original.isDate, original.isDate == start.isDate, abs(shift) < 32 * 86_400
        else { return nil }
        (self.entry, from, self.shift) = (entry, original.dayAndTime, shift)
    }
}

extension CalendarEntry {
    /// In seconds, by the clock.
    fileprivate var length: Int64? {
        guard let start, let end else { return nil }
        return max(0, end.seconds(floatingOffset: 0) - start.seconds(floatingOffset: 0))
    }
}

extension CalendarEvent {
    /// Sets the times, and notes whether they are doubtful.
    mutating func take(_ from: LibraryTime?, _ to: LibraryTime?, _ limits: ICalendarLimits) {
        start = from.map { CalendarTime($0, floatingOffset: limits.floatingOffset) }
        end = to.map { CalendarTime($0, floatingOffset: limits.floatingOffset) }
        notes.removeAll { $0 == .zoneDoubtful }
        let isMixed = from.flatMap { from in to.map { from.isFloating != $0.isFloating } } ?? false
        if isMixed || from?.isDoubtful == true || to?.isDoubtful == true { note(.zoneDoubtful) }
    }

    fileprivate mutating func note(_ note: Note) {
        if !notes.contains(note) { notes.append(note) }
    }

    /// Takes what a change of one occurrence doesn't say.
    fileprivate mutating func inherit(_ series: CalendarEvent) {
        summary = summary ?? series.summary
        description = description ?? series.description
        url = url ?? series.url
        location = location ?? series.location
        organizer = organizer ?? series.organizer
        if categories.isEmpty { categories = series.categories }
        // The only occurrence that is left may be the one that was changed.
        if series.notes.contains(.ruleRefused) { note(.ruleRefused) }
    }
}

extension LibraryTime {
    fileprivate func adding(length: Int64) -> LibraryTime {
        isDate ? adding(days: length / 86_400) : adding(seconds: length)
    }
}

/// The scheduled starts of a recurring event within the window.
struct CalendarSchedule {
    private(set) var isCut = false
    private let start: LibraryTime
    /// In seconds; nil if the end isn't known.
    private let length: Int64?
    private let window: Range<Int64>
    private let limits: ICalendarLimits
    private var times: [String: CalendarSpan] = [:]
    private var excluded: Set<String> = []

    /// - Parameter slack: seconds by which changes move occurrences into the window.
    init(_ start: LibraryTime, length: Int64?, slack: Int64, _ limits: ICalendarLimits) {
        self.start = start
        self.length = length
        window = limits.window.lowerBound - slack..<limits.window.upperBound + slack
        self.limits = limits
    }

    /// To be called before any time is added.
    mutating func leaveOut(_ times: [LibraryTime]) {
        for time in times {
            excluded.insert(time.isDate ? time.day : time.moved(toZoneOf: start).dayAndTime)
        }
        keep(CalendarSpan(start))
    }

    mutating func add(_ span: CalendarSpan) {
        var moved = CalendarSpan(span.start.moved(toZoneOf: start))
        moved.end = span.end
        // A bare date adds an occurrence at the usual time.
        if moved.start.isDate, !start.isDate {
            var usual = start.time
            let day = moved.start.time
            (usual.year, usual.month, usual.day) = (day.year, day.month, day.day)
            moved = CalendarSpan(LibraryTime(usual, in: start.zone))
        }
        keep(moved)
    }

    mutating func add(_ rule: icalrecurrencetype) {
        guard let iterator = icalrecur_iterator_new(rule, start.time) else { return }
        defer { icalrecur_iterator_free(iterator) }
        for _ in 0..<limits.steps {
            let next = icalrecur_iterator_next(iterator)
            guard icaltime_is_null_time(next) == 0 else { return }
            let time = LibraryTime(next, in: start.zone)
            guard time.seconds(floatingOffset: limits.floatingOffset) < window.upperBound else { return }
            keep(CalendarSpan(time))
            // One more than the limit shows that there are more.
            guard times.count <= limits.occurrencesOfAnEvent else { return }
        }
        isCut = true
    }

    var sorted: [LibraryTime] { times.values.map(\.start).sorted { $0.dayAndTime < $1.dayAndTime } }

    /// Whether a time would be among those of the schedule.
    func covers(_ time: LibraryTime) -> Bool {
        !isCut && times.count <= limits.occurrencesOfAnEvent
            && window.contains(time.seconds(floatingOffset: limits.floatingOffset))
    }

    func end(of time: LibraryTime) -> LibraryTime? {
        times[time.dayAndTime]?.end ?? length.map { time.adding(length: $0) }
    }

    private mutating func keep(_ span: CalendarSpan) {
        let begins = span.start.seconds(floatingOffset: limits.floatingOffset)
        let ends = span.end?.seconds(floatingOffset: limits.floatingOffset) ?? begins + (length ?? 0)
        let (day, name) = (span.start.day, span.start.dayAndTime)
        guard begins < window.upperBound, ends >= window.lowerBound, !excluded.contains(day),
            !excluded.contains(name)
        else { return }
        times[name] = span
    }
}
