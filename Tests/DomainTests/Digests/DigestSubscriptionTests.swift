import Testing

@testable import Domain

@Suite("Consents to news of the neighbourhood by mail")
struct DigestSubscriptionTests {
    /// 28 November 2026 was a Saturday.
    private func seoul(
        _ month: Int,
        _ day: Int,
        _ hour: Int,
        _ minute: Int = 0,
        in year: Int = 2_026
    ) throws -> Moment {
        let date = try #require(CivilDate(year: year, month: month, day: day))
        return Zone.seoul.moment(of: LocalTime(date, minute: hour * 60 + minute))
    }

    private func chosen(_ frequency: DigestSubscription.Frequency, at now: Moment) -> DigestSubscription {
        var subscription = DigestSubscription.none
        subscription.choose(frequency, at: now)
        return subscription
    }

    @Test("A daily email is due at the next nine in the morning, a weekly one on the next Friday")
    func times() throws {
        let saturday = try seoul(11, 28, 10)
        let (daily, weekly) = (DigestSubscription.Frequency.daily, DigestSubscription.Frequency.weekly)
        #expect(try daily.next(after: saturday) == seoul(11, 29, 9))
        #expect(try daily.next(after: seoul(11, 28, 8)) == seoul(11, 28, 9))
        #expect(try weekly.next(after: saturday) == seoul(12, 4, 9))
        let friday = try seoul(12, 4, 9)
        #expect(try weekly.next(after: friday) == seoul(12, 11, 9))
        #expect(weekly.next(after: friday - .seconds(1)) == friday)
    }

    @Test("Nothing is sent from nine in the evening to eight in the morning, nor shortly before")
    func night() throws {
        let law = AdvertisingLaw.korean
        for (hour, minute) in [(20, 50), (21, 0), (23, 59), (0, 0), (7, 59)] {
            #expect(!law.allowsSending(at: try seoul(11, 28, hour, minute)), "\(hour):\(minute)")
        }
        for (hour, minute) in [(8, 0), (9, 0), (20, 49)] {
            #expect(law.allowsSending(at: try seoul(11, 28, hour, minute)), "\(hour):\(minute)")
        }
    }

    @Test("The same choice again keeps the day of the consent, another one is a consent of its own")
    func again() throws {
        let first = try seoul(11, 28, 10)
        var subscription = chosen(.daily, at: first)
        subscription.choose(.daily, at: first + .seconds(86_400))
        #expect(subscription == chosen(.daily, at: first))

        let later = first + .seconds(2 * 86_400)
        subscription.choose(.weekly, at: later)
        #expect(subscription.consent?.givenAt == later && subscription.consent?.frequency == .weekly)
        #expect(subscription.consent?.toldUntil == first)
    }

    @Test("A withdrawal is kept with its day, also when it is repeated")
    func withdrawal() throws {
        let day = try seoul(11, 28, 10)
        var subscription = chosen(.daily, at: day)
        subscription.choose(nil, at: day)
        subscription.choose(nil, at: day + .seconds(60))
        #expect(subscription == DigestSubscription(ended: .init(.withdrawn, at: day)))
        var stranger = DigestSubscription.none
        stranger.choose(nil, at: day)
        #expect(stranger == .none)
    }

    @Test("A consent is asked for in its last thirty days and renewed by the same choice")
    func question() throws {
        let given = try seoul(11, 28, 10)
        var subscription = chosen(.weekly, at: given)
        let consent = try #require(subscription.consent)
        #expect(try consent.endsAt == seoul(11, 28, 0, in: 2_028))
        #expect(!consent.isAsked(at: try seoul(10, 28, 23, 59, in: 2_028)))
        #expect(consent.isAsked(at: try seoul(10, 29, 0, in: 2_028)))

        let renewal = try seoul(11, 1, 9, in: 2_028)
        subscription.choose(.weekly, at: renewal)
        #expect(subscription.consent?.givenAt == renewal)
        #expect(subscription.consent?.isAsked(at: renewal) == false)
    }

    @Test("A consent of 29 February ends on 1 March")
    func leapDay() throws {
        let consent = try #require(chosen(.daily, at: try seoul(2, 29, 10, in: 2_028)).consent)
        #expect(try consent.endsAt == seoul(3, 1, 0, in: 2_030))
    }

    @Test("Without an answer a consent ends after two years, and can be given again")
    func lapse() throws {
        let given = try seoul(11, 28, 10)
        var subscription = chosen(.daily, at: given)
        let end = try seoul(11, 28, 0, in: 2_028)
        subscription.settle(at: end - .seconds(1))
        #expect(subscription.consent != nil)
        subscription.settle(at: end)
        #expect(subscription == DigestSubscription(ended: .init(.lapsed, at: end)))
        subscription.choose(.daily, at: end + .seconds(60))
        #expect(subscription.consent?.givenAt == end + .seconds(60) && subscription.end == nil)
    }

    @Test("Each email tells of what happened since the one before, up to the last minute")
    func span() throws {
        let given = try seoul(11, 28, 10)
        var subscription = chosen(.daily, at: given)
        let nine = try seoul(11, 29, 9)
        #expect(subscription.consent?.span(at: nine) == given..<(nine - .seconds(60)))
        subscription.proceed(at: nine)
        #expect(try subscription.consent?.nextAt == seoul(11, 30, 9))
        #expect(subscription.consent?.span(at: try seoul(11, 30, 9)).lowerBound == nine - .seconds(60))
        let short = try #require(chosen(.daily, at: nine - .seconds(1)).consent)
        #expect(short.span(at: nine).isEmpty)
    }

    @Test("An email that is due after days without a server tells of what is left of the weekend")
    func weekend() throws {
        func days(_ frequency: DigestSubscription.Frequency, _ day: Int) throws -> [CivilDate]? {
            let now = try seoul(12, day, 9)
            return chosen(frequency, at: now - .seconds(86_400 * 3)).consent?.weekend(at: now)
                .map { $0.map(CivilDate.init(daysSince1970:)) }
        }
        func dates(_ days: Int...) throws -> [CivilDate] {
            try days.map { try #require(CivilDate(year: 2_026, month: 12, day: $0)) }
        }
        #expect(try days(.weekly, 4) == dates(5, 6))
        #expect(try days(.weekly, 5) == dates(5, 6))
        #expect(try days(.weekly, 6) == dates(6))
        #expect(try days(.weekly, 7) == dates(12, 13))
        #expect(try days(.daily, 4) == dates(5, 6))
        #expect(try days(.daily, 5) == nil)
    }
}
