import Domain

/// What a format tells about one event, before it is judged.
struct EntryDraft {
    /// When an event starts or ends.
    enum Time: Equatable {
        case day(CivilDate)
        case moment(Moment, Zone)

        var day: CivilDate? { if case .day(let date) = self { date } else { nil } }
    }

    var uid: String?
    var recurrence = ""
    var sequence = 0
    var modifiedAt: Moment?
    var isCancelled = false
    var isPostponed = false
    var title = ""
    var link: String?
    var hosts: [String] = []
    var text = ""
    var venue: String?
    var point: Point?
    var mode: EventMode?
    var cost = EventCost.unknown
    var categories: [String] = []
    /// Nil to look for it in the text.
    var start: Time?
    /// Of an all-day event, the day after the last.
    var end: Time?
    /// Dates behind the first.
    var further: [(start: Time, end: Time?)] = []
    /// When the entry was published, to infer the year of its date.
    var publishedAt: Moment?
    var raw = ""
    var diagnostics: Set<SourceDiagnostic> = []
}

/// Judges the entries of one document.
struct EntryContext {
    let host: EventHost?
    let now: Moment

    /// Entries that aren't over, each with a key of its own.
    func entries(_ drafts: some Sequence<EntryDraft>) -> [SourceEntry] {
        var entries: [SourceEntry] = []
        var positions: [SourceEntry.Key: Int] = [:]
        for draft in drafts {
            guard let entry = entry(draft) else { continue }
            guard let former = positions[entry.key] else {
                positions[entry.key] = entries.count
                entries.append(entry)
                continue
            }
            if entry.sequence != entries[former].sequence {
                // A calendar that lists an earlier version besides the current one.
                if entry.sequence > entries[former].sequence { entries[former] = entry }
                continue
            }
            let copy = entry.renamed(number: entries.count)
            positions[copy.key] = entries.count
            entries.append(copy)
        }
        return entries
    }

    private func entry(_ draft: EntryDraft) -> SourceEntry? {
        var diagnostics = draft.diagnostics
        let dates = dates(of: draft, &diagnostics)
        if let dates, dates.endsAt <= now, !draft.isCancelled { return nil }
        let title = title(of: draft, &diagnostics)
        let contents = contents(of: draft, title, dates, &diagnostics)
        return SourceEntry(
            key: key(of: draft, dates, &diagnostics),
            sequence: draft.sequence,
            modifiedAt: draft.modifiedAt,
            isCancelled: draft.isCancelled,
            title: title?.text ?? "",
            contents: contents,
            point: draft.point.map { $0.asStored },
            raw: draft.raw,
            diagnostics: diagnostics
        )
    }

    private func key(
        of draft: EntryDraft,
        _ dates: EventDates?,
        _ diagnostics: inout Set<SourceDiagnostic>
    ) -> SourceEntry.Key {
        let uid = oneLine(draft.uid ?? "")
        if !uid.isEmpty { return SourceEntry.Key(uid: uid, recurrence: draft.recurrence) }
        diagnostics.insert(.uidMissing)
        if let link = draft.link.flatMap({ try? EventLink($0) }) {
            return SourceEntry.Key(uid: "link:\(link.normalized)")
        }
        let day = dates.map { $0.zone.localTime(at: $0.startsAt).date.daysSince1970 }
        return SourceEntry.Key(uid: "title:\(oneLine(draft.title)):\(day.map(String.init) ?? "")")
    }

    private func title(of draft: EntryDraft, _ diagnostics: inout Set<SourceDiagnostic>) -> ListingTitle? {
        let text = oneLine(draft.title)
        if let title = try? ListingTitle(text) { return title }
        let short = shortened(text, to: ListingTitle.longest)
        guard !text.isEmpty, let title = try? ListingTitle(short) else {
            diagnostics.insert(.titleMissing)
            return nil
        }
        diagnostics.insert(.titleShortened)
        return title
    }

    private func contents(
        of draft: EntryDraft,
        _ title: ListingTitle?,
        _ dates: EventDates?,
        _ diagnostics: inout Set<SourceDiagnostic>
    ) -> EventContents? {
        let hosts = hosts(of: draft, title, &diagnostics)
        let link = draft.link.flatMap { try? EventLink($0) }
        if draft.link != nil, link == nil { diagnostics.insert(.linkUnreadable) }
        var text = draft.text
        if (try? EventDescription(text)) == nil {
            text = shortened(text, to: EventDescription.longest)
            diagnostics.insert(.textShortened)
        }
        let venue = oneLine(draft.venue ?? "")
        guard let title, let dates, let hosts, let description = try? EventDescription(text) else {
            return nil
        }
        return try? EventContents(
            title: title,
            link: link,
            hosts: hosts,
            description: description,
            venue: venue.hasPrefix("http") ? nil : EventVenue(shortened(venue, to: EventVenue.longest)),
            mode: draft.mode ?? EventMode(guessedFrom: venue, isPlaced: draft.point != nil),
            cost: draft.cost,
            category: EventCategory(guessedFrom: draft.categories + [title.text]),
            topics: Set(draft.categories.compactMap { EventTopic(alias: $0) }.prefix(10)),
            dates: dates,
            isPostponed: draft.isPostponed
        )
    }

    private func hosts(
        of draft: EntryDraft,
        _ title: ListingTitle?,
        _ diagnostics: inout Set<SourceDiagnostic>
    ) -> EventHosts? {
        var hosts = draft.hosts.map(oneLine).filter { !$0.isEmpty }
            .compactMap { try? EventHost(shortened($0, to: EventHost.longest)) }
        if hosts.isEmpty, let host { hosts = [host] }
        if hosts.isEmpty {
            diagnostics.insert(.hostMissing)
            // The title stands in until an operator names the host.
            hosts = title.flatMap { try? EventHost($0.text) }.map { [$0] } ?? []
        }
        return try? EventHosts(Array(hosts.prefix(EventHosts.counts.upperBound)))
    }
}

extension EntryContext {
    /// The dates that the format names, else those of the text.
    private func dates(of draft: EntryDraft, _ diagnostics: inout Set<SourceDiagnostic>) -> EventDates? {
        let reference = draft.publishedAt ?? now
        let found = DateText.find(in: [draft.title, draft.text], near: reference)
        guard let start = draft.start ?? found?.start.time else {
            diagnostics.insert(.dateUnreadable)
            return nil
        }
        if let found, isSame(found.start, start), found.weekdayContradicts {
            diagnostics.insert(.weekdayContradicts)
        }
        if draft.start == nil, found?.yearInferred == true { diagnostics.insert(.yearInferred) }
        let end = draft.start == nil ? found?.end?.exclusive : draft.end
        guard let first = dates(from: start, to: end, &diagnostics),
            let dates = adding(draft.further, to: first, &diagnostics)
        else {
            diagnostics.insert(.dateUnreadable)
            return nil
        }
        guard dates.endsAt - now <= EventDates.farthest else {
            diagnostics.insert(.dateTooFar)
            return nil
        }
        return dates
    }

    /// Nil if there are too many, or they overlap.
    private func adding(
        _ further: [(start: EntryDraft.Time, end: EntryDraft.Time?)],
        to first: EventDates,
        _ diagnostics: inout Set<SourceDiagnostic>
    ) -> EventDates? {
        let others = further.prefix(EventDates.counts.upperBound).map {
            dates(from: $0, to: $1, &diagnostics)
        }
        guard !further.isEmpty else { return first }
        guard others.allSatisfy({ $0 != nil }) else { return nil }
        return try? EventDates(first.all + others.compactMap(\.self).flatMap(\.all), in: first.zone)
    }

    private func isSame(_ found: DateText.Stamp, _ start: EntryDraft.Time) -> Bool {
        switch start {
        case .day(let date): found.date == date
        case .moment(let moment, let zone): found.date == zone.localTime(at: moment).date
        }
    }

    private func dates(
        from start: EntryDraft.Time,
        to end: EntryDraft.Time?,
        _ diagnostics: inout Set<SourceDiagnostic>
    ) -> EventDates? {
        let zone: Zone
        let startsAt: Moment
        switch start {
        case .day(let first):
            zone = .seoul
            startsAt = zone.moment(of: LocalTime(first))
            guard end == nil || end?.day != nil else {
                // The midnight of which zone the start is, is a guess.
                diagnostics.insert(.zoneDoubtful)
                break
            }
            let last = end?.day.map { max(first.daysSince1970, $0.daysSince1970 - 1) }
            return try? EventDates(
                [
                    EventPeriod(
                        from: first,
                        through: CivilDate(daysSince1970: last ?? first.daysSince1970),
                        in: zone
                    )
                ],
                in: zone
            )
        case .moment(let moment, let known): (startsAt, zone) = (moment, known)
        }
        let endsAt: Moment? =
            switch end {
            case .day(let date): zone.moment(of: LocalTime(date))
            case .moment(let moment, _): moment
            case nil: nil
            }
        if let endsAt, endsAt > startsAt {
            // Nil if it is too long to be true.
            let period = try? EventPeriod(startsAt: startsAt, endsAt: endsAt)
            return period.flatMap { try? EventDates([$0], in: zone) }
        }
        diagnostics.insert(.endInferred)
        return try? EventDates(
            [EventPeriod(startsAt: startsAt, endsAt: startsAt + .seconds(3_600))],
            in: zone
        )
    }
}

extension SourceEntry {
    /// A copy under a key of its own.
    fileprivate func renamed(number: Int) -> SourceEntry {
        SourceEntry(
            key: Key(uid: "\(key.uid.prefix(Key.longest - 8))#\(number)", recurrence: key.recurrence),
            sequence: sequence,
            modifiedAt: modifiedAt,
            isCancelled: isCancelled,
            title: title,
            contents: contents,
            point: point,
            raw: raw,
            diagnostics: diagnostics + [.uidDuplicate]
        )
    }
}

extension Point {
    /// At the precision of storage, so that an unchanged entry equals the one remembered.
    fileprivate var asStored: Point {
        Point(microLatitude: microLatitude, microLongitude: microLongitude) ?? self
    }
}

func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

/// At most this many characters, with an ellipsis for the rest.
func shortened(_ text: String, to limit: Int) -> String {
    text.count <= limit ? text : text.prefix(limit - 1) + "…"
}

extension EventMode {
    private static let network = ["온라인", "online", "zoom", "줌", "webinar", "웨비나", "유튜브", "youtube", "http"]
    private static let place = ["오프라인", "offline", "층", "호", "센터", "hall", "관"]

    private static let open = ["미정", "추후", "to be announced", "to be determined", "to be confirmed"]
    /// Whole words: other words have these letters, too.
    private static let openWords: Set<Substring> = ["tba", "tbd", "tbc"]

    /// A source that doesn't say where leaves it undecided.
    init(guessedFrom venue: String, isPlaced: Bool) {
        let venue = venue.lowercased()
        let isOnline = Self.network.contains { venue.contains($0) }
        let isPlace = Self.place.contains { venue.contains($0) }
        let isOpen =
            venue.isEmpty || Self.open.contains { venue.contains($0) }
            || !Self.openWords.isDisjoint(with: venue.split { !$0.isLetter })
        if isOnline {
            self = isPlace ? .both : .online
        } else {
            self = isOpen && !isPlaced ? .undecided : .offline
        }
    }
}

extension EventCategory {
    private static let words: [(String, EventCategory)] = [
        ("해커톤", .hackathon), ("hackathon", .hackathon), ("공모전", .contest), ("경진대회", .contest),
        ("contest", .contest), ("스터디", .study), ("study", .study), ("컨퍼런스", .conference),
        ("콘퍼런스", .conference), ("conference", .conference), ("교육", .education), ("강의", .education),
        ("workshop", .education), ("워크숍", .education), ("세미나", .talk), ("seminar", .talk), ("강연", .talk),
        ("밋업", .meetup), ("meetup", .meetup), ("모임", .meetup),
    ]

    init(guessedFrom texts: [String]) {
        let text = texts.joined(separator: " ").lowercased()
        self = Self.words.first { text.contains($0.0) }?.1 ?? .other
    }
}
