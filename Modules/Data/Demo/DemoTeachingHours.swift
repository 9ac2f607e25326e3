import Database
import Domain
import Storage

/// The teaching hours of a demo's member, and the times that are booked.
struct DemoTeachingHours: Sendable {
    private let hours: TeachingHours
    private var taken: [TakenTime] = []

    /// Nil for a teacher who takes no bookings.
    init?(_ teacher: Member.ID, _ chance: inout Chance) throws {
        guard chance.happens(90) else { return nil }
        let evening = chance.happens(50)
        let first = (evening ? chance.within(15...18) : chance.within(9...12)) * 60
        let length = chance.within(2...5) * 60
        let day = try TeachingDay([TeachingSpan(first, min(first + length, 22 * 60))])
        let week = Weekday.allCases.filter { _ in chance.happens(50) }
        let days = week.isEmpty ? [Weekday.saturday] : week
        hours = try TeachingHours(
            of: teacher,
            week: Dictionary(uniqueKeysWithValues: days.map { ($0, day) }),
            BookingRules(
                restsOnHolidays: chance.happens(80),
                pause: chance.pick([0, 10, 10, 30]),
                notice: chance.pick([3, 12, 24, 24, 48]),
                horizon: chance.pick([2, 4, 4, 8]),
                sharesPlace: chance.happens(30)
            )
        )
    }

    func times(lasting minutes: Int) -> WeekTimes { hours.times(lasting: minutes) }

    /// One of the next free times; nil without any.
    func slot(lasting minutes: Int, at moment: Moment, _ chance: inout Chance) -> Moment? {
        let slots = TeachingSchedule(hours, besides: taken).slots(lasting: minutes, at: moment).prefix(40)
        return slots.isEmpty ? nil : slots[chance.below(slots.count)]
    }

    mutating func take(_ deal: Deal) {
        taken.append(TakenTime(deal.terms.startsAt, deal.terms.endsAt, for: deal.subject))
    }

    func addHours(to batch: inout RowBatch, at now: Moment) {
        batch.add(TeachingHoursRow(hours, at: now))
        for time in TeachingTimeRow.all(of: hours) { batch.add(time) }
    }
}
