/// The state of an event as readers see it, computed from the clock.
public enum EventStatus: String, CaseIterable, Sendable {
    /// 예정. It hasn't begun and says nothing about applications.
    case upcoming
    /// 신청 전
    case notYetOpen = "not-yet-open"
    /// 신청 중
    case open
    /// 마감 임박. Applications close within ``closingSoonBefore``.
    case closingSoon = "closing-soon"
    /// 신청 마감
    case closed
    /// 진행 중. Also between two dates.
    case running
    case ended
    case cancelled
    /// 연기. New dates will follow.
    case postponed

    public static let closingSoonBefore = Duration.seconds(3 * 86_400)

    init(of event: Event, at now: Moment) {
        self.init(
            from: event.dates.startsAt,
            to: event.dates.endsAt,
            event.applications,
            isCancelled: event.listing.cancellation != nil,
            isPostponed: event.isPostponed,
            isClosedByAuthor: event.listing.isClosedByAuthor,
            at: now
        )
    }

    /// - Parameters:
    ///   - start: of the first date.
    ///   - end: of the last date.
    public init(
        from start: Moment,
        to end: Moment,
        _ applications: ApplicationPeriod,
        isCancelled: Bool = false,
        isPostponed: Bool = false,
        isClosedByAuthor: Bool = false,
        at now: Moment
    ) {
        if isCancelled {
            self = .cancelled
        } else if isPostponed {
            self = .postponed
        } else if end <= now {
            self = .ended
        } else if start <= now {
            self = .running
        } else if isClosedByAuthor {
            self = .closed
        } else {
            self = Self.ahead(applications, at: now)
        }
    }

    /// The status of an event that takes place as announced.
    public init(
        _ dates: EventDates,
        _ applications: ApplicationPeriod,
        isClosedByAuthor: Bool = false,
        at now: Moment
    ) {
        self.init(
            from: dates.startsAt,
            to: dates.endsAt,
            applications,
            isClosedByAuthor: isClosedByAuthor,
            at: now
        )
    }

    private static func ahead(_ applications: ApplicationPeriod, at now: Moment) -> EventStatus {
        if let opensAt = applications.opensAt, now < opensAt { return .notYetOpen }
        guard let closesAt = applications.closesAt else {
            return applications.opensAt == nil ? .upcoming : .open
        }
        if closesAt <= now { return .closed }
        return closesAt - now <= closingSoonBefore ? .closingSoon : .open
    }
}
