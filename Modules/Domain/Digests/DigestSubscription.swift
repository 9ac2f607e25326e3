/// A member's choice about emails with news of the neighbourhood. There are none until the member consents.
public struct DigestSubscription: Hashable, Sendable {
    public enum Frequency: String, CaseIterable, Sendable {
        case daily
        /// On Fridays, so that the weekend is ahead.
        case weekly
    }

    /// What the member consented to.
    public struct Consent: Hashable, Sendable {
        public let frequency: Frequency
        public let givenAt: Moment
        /// When the next email is due.
        public let nextAt: Moment
        /// What happened before was for earlier emails.
        public let toldUntil: Moment
        /// When an email first asked whether the consent still holds.
        public let askedAt: Moment?

        public init(
            _ frequency: Frequency,
            givenAt: Moment,
            nextAt: Moment,
            toldUntil: Moment,
            askedAt: Moment? = nil
        ) {
            self.frequency = frequency
            self.givenAt = givenAt
            self.nextAt = nextAt
            self.toldUntil = toldUntil
            self.askedAt = askedAt
        }
    }

    public struct End: Hashable, Sendable {
        public enum Reason: String, CaseIterable, Sendable {
            case withdrawn
            /// The member was asked for the consent again and didn't answer.
            case lapsed
        }

        public let reason: Reason
        public let at: Moment

        public init(_ reason: Reason, at moment: Moment) {
            self.reason = reason
            at = moment
        }
    }

    public private(set) var consent: Consent?
    /// Of the last consent; nil while there is one, and for a member who never gave one.
    public private(set) var end: End?

    public static let none = DigestSubscription(consent: nil)

    public init(consent: Consent?) {
        self.consent = consent
    }

    public init(ended end: End) {
        self.end = end
    }

    /// Consents at `now`, or withdraws the consent without a frequency. The same choice again keeps the day
    /// of the consent, unless it is asked for.
    public mutating func choose(_ frequency: Frequency?, at now: Moment) {
        settle(at: now)
        guard let frequency else {
            if consent != nil { self = DigestSubscription(ended: End(.withdrawn, at: now)) }
            return
        }
        if let consent, consent.frequency == frequency, !consent.isAsked(at: now) { return }
        self = DigestSubscription(
            consent: Consent(
                frequency,
                givenAt: now,
                nextAt: frequency.next(after: now),
                toldUntil: consent?.toldUntil ?? now
            )
        )
    }

    /// Ends a consent that wasn't renewed in time.
    public mutating func settle(at now: Moment) {
        guard let consent, now >= consent.endsAt else { return }
        self = DigestSubscription(ended: End(.lapsed, at: consent.endsAt))
    }

    /// Waits for the next time, after an email at `now` or none.
    mutating func proceed(at now: Moment) {
        guard let consent else { return }
        self.consent = Consent(
            consent.frequency,
            givenAt: consent.givenAt,
            nextAt: consent.frequency.next(after: now),
            toldUntil: consent.span(at: now).upperBound,
            askedAt: consent.askedAt ?? (consent.isAsked(at: now) ? now : nil)
        )
    }
}

extension DigestSubscription.Frequency {
    private static let minuteOfDay = 9 * 60

    /// Nine in the morning, in Seoul, of the next day that has an email.
    func next(after now: Moment) -> Moment {
        var day = now.dateInSeoul.daysSince1970
        if now.minuteInSeoul >= Self.minuteOfDay { day += 1 }
        while self == .weekly, CivilDate(daysSince1970: day).weekday != .friday { day += 1 }
        return Zone.seoul.moment(of: LocalTime(CivilDate(daysSince1970: day), minute: Self.minuteOfDay))
    }
}

extension DigestSubscription.Consent {
    /// How long before its end the member is asked for it again.
    private static let askedBefore = Duration.seconds(30 * 86_400)
    /// What was written in the last minute may not be stored yet, and is for the next email.
    private static let storing = Duration.seconds(60)

    /// The beginning of the day on which it is too old to send emails.
    public var endsAt: Moment {
        let day = givenAt.dateInSeoul
        let year = day.year + AdvertisingLaw.korean.yearsOfConsent
        // 29 February isn't in every year.
        let last =
            CivilDate(year: year, month: day.month, day: day.day) ?? CivilDate(year: year, month: 3, day: 1)
        return (last ?? day).startInSeoul
    }

    public func isAsked(at now: Moment) -> Bool { now >= endsAt - Self.askedBefore }

    /// What an email at `now` tells of.
    func span(at now: Moment) -> Range<Moment> {
        toldUntil..<max(toldUntil, now - Self.storing)
    }

    /// The days of the weekend that an email at `now` tells of, counted since 1970. A daily email does so on
    /// Fridays only, so that it doesn't repeat itself.
    func weekend(at now: Moment) -> ClosedRange<Int>? {
        let today = now.dateInSeoul
        guard frequency == .weekly || today.weekday == .friday else { return nil }
        let day = today.daysSince1970
        // On a Sunday, the weekend is the one of the week that it ends.
        guard today.weekday != .sunday else { return day...day }
        let weekend = CalendarWeek(of: day).weekend
        return max(day, weekend.lowerBound)...weekend.upperBound
    }
}
