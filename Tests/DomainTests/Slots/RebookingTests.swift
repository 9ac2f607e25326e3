import Testing

@testable import Domain

/// Ben moves his lesson with Ana, who teaches on all days of two weeks.
@Suite("A student who moves a lesson without asking")
struct RebookingTests {
    private let now = SampleListing.start

    private func lesson() throws -> Deal { try SampleDeal.negotiation(.accepted).deal }

    private func schedule() throws -> TeachingSchedule {
        let day = try TeachingDay([TeachingSpan(0, 1_440)])
        let week = Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, day) })
        let rules = try BookingRules(
            restsOnHolidays: false,
            pause: 0,
            notice: 2,
            horizon: 2,
            sharesPlace: false
        )
        return TeachingSchedule(try TeachingHours(of: SampleDeal.ana, week: week, rules), besides: [])
    }

    @Test("is one of the two, and not the teacher, and does so before the notice of the lesson begins")
    func allowed() throws {
        let (lesson, rules) = (try lesson(), try schedule().hours.rules)
        try lesson.mustBeRebookable(within: rules, by: SampleDeal.ben, at: now)
        #expect(throws: SlotRefusal.notStudent) {
            try lesson.mustBeRebookable(within: rules, by: SampleDeal.ana, at: now)
        }
        let notice = SampleDeal.startsAt - SampleDeal.hour * 2
        try lesson.mustBeRebookable(within: rules, by: SampleDeal.ben, at: notice)
        #expect(throws: SlotRefusal.noticePassed) {
            try lesson.mustBeRebookable(within: rules, by: SampleDeal.ben, at: notice + .milliseconds(1))
        }
    }

    @Test("does so three times at most, and each time counts as a move")
    func often() throws {
        var lesson = try lesson()
        let schedule = try schedule()
        for time in 1...3 {
            let start = SampleDeal.startsAt + SampleDeal.day * time
            try lesson.mustBeRebookable(within: schedule.hours.rules, by: SampleDeal.ben, at: now)
            try lesson.rebook(to: start, on: schedule, by: SampleDeal.ben, at: now)
            #expect(lesson.terms.startsAt == start && lesson.progress.acceptedMoves == time)
        }
        #expect(throws: SlotRefusal.rebookedOften) {
            try lesson.mustBeRebookable(within: schedule.hours.rules, by: SampleDeal.ben, at: now)
        }
    }
}
