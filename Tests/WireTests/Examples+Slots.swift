import Domain
import Wire

extension Examples {
    static let slots: [any Body] = [
        TeachingHoursBody(nil), TeachingHoursBody(hours), TeachingTimeBody(.monday, from: 0, to: 1_440),
        TeachingExceptionBody(day), TeachingExceptionBody(day, from: 600, to: 720),
        SlotsBody([now, now + .seconds(86_400)], [now: 2], lasting: 60, from: now.dateInSeoul, days: 1),
        SlotsBody([], lasting: 30, from: now.dateInSeoul, days: 31),
        BookingBody(startsAt: now, note: "바흐를 배우고 싶어요"), BookingBody(startsAt: now),
        BookingBody(startsAt: now, weeks: 6, skipsTaken: true), BookingBody(startsAt: now, isTrial: true),
        BookingOfferBody(BookingOffer(minutes: 60, price: .negotiable, trial: .zero, lessonsLeft: 0)),
        BookingOfferBody(
            BookingOffer(minutes: 60, price: .fixed(.zero, per: .hour), trial: nil, lessonsLeft: 3)
        ),
    ]

    private static let day = now.dateInSeoul

    private static let hours = made {
        let morning = try TeachingDay([TeachingSpan(600, 720), TeachingSpan(840, 1_440)])
        return try TeachingHours(
            of: account.id,
            week: [.monday: morning, .sunday: morning],
            exceptions: [day: .closed, CivilDate(daysSince1970: day.daysSince1970 + 1): morning],
            BookingRules(restsOnHolidays: false, pause: 0, notice: 336, horizon: 12, sharesPlace: true)
        )
    }
}
