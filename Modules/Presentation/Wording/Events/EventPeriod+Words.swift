public import Domain

extension EventPeriod {
    /// "12월 5일 (토) 오후 2:00~5:00", "Sat 5 Dec, 2:00 pm – 5:00 pm" by the clocks of a zone; the days alone
    /// for an all-day date.
    public func words(in zone: Zone, at now: Moment) -> Words {
        let year = now.yearInSeoul
        let start = zone.localTime(at: startsAt)
        let (first, last) = days(in: zone)
        guard !isAllDay else {
            let (from, to) = (LocalTime(first).day(in: year), LocalTime(last).day(in: year))
            return first == last
                ? from : Words("\(from[.korean])~\(to[.korean])", "\(from[.english]) – \(to[.english])")
        }
        let end = zone.localTime(at: endsAt)
        let (from, to) = (start.day(in: year), end.day(in: year))
        let isOneDay = first == last && end.date == start.date
        let isOneHalf = isOneDay && start.minute / 720 == end.minute / 720
        let until = end.timeOfDay[.korean]
        return Words(
            """
            \(from[.korean]) \(start.timeOfDay[.korean])~\
            \(isOneDay ? "" : to[.korean] + " ")\
            \(isOneHalf ? String(until.split(separator: " ")[1]) : until)
            """,
            """
            \(from[.english]), \(start.timeOfDay[.english]) – \
            \(isOneDay ? "" : to[.english] + ", ")\(end.timeOfDay[.english])
            """
        )
    }
}
