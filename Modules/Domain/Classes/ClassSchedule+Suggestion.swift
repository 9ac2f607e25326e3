extension ClassSchedule.Arrangement {
    /// A start on the next day that suits the author, from tomorrow on, at the usual hour of the earliest
    /// part of the day. Nil for an author without a preference.
    public func suggestedStart(after now: Moment) -> Moment? {
        guard !weekdays.isEmpty || !timeBands.isEmpty else { return nil }
        let tomorrow = now.dateInSeoul.daysSince1970 + 1
        let day = (tomorrow..<tomorrow + 7).map(CivilDate.init(daysSince1970:)).first {
            weekdays.isEmpty || weekdays.contains($0.weekday)
        }
        let band = TimeBand.allCases.first(where: timeBands.contains) ?? .evening
        return day.map { $0.startInSeoul + .seconds(band.usualHour * 3_600) }
    }
}

extension TimeBand {
    fileprivate var usualHour: Int {
        switch self {
        case .morning: 10
        case .afternoon: 14
        case .evening: 19
        case .night: 21
        }
    }
}
