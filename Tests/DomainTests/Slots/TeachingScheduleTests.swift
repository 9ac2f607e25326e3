import Domain
import TestSupport
import Testing

@Suite("Free times of a teacher")
struct TeachingScheduleTests {
    @Test(
        "The free times of 10,000 random schedules are those that a count of every ten minutes finds",
        arguments: 0..<10
    )
    func everySchedule(_ part: Int) throws {
        var numbers = SeededGenerator(seed: UInt64(part))
        for _ in 0..<1_000 {
            let random = try RandomSchedule(&numbers)
            let slots = random.schedule.slots(lasting: random.minutes, at: random.now)
            #expect(slots == random.counted())
        }
    }

    @Test("A time can be booked when it is among the free times, and no other time can")
    func sameRule() throws {
        var numbers = SeededGenerator(seed: 99)
        for _ in 0..<40 {
            let random = try RandomSchedule(&numbers)
            let slots = Set(random.schedule.slots(lasting: random.minutes, at: random.now))
            for tick in 0..<RandomSchedule.ticks {
                let start = random.start(of: tick)
                let isOffered =
                    (try? random.schedule.mustOffer(start, lasting: random.minutes, at: random.now)) != nil
                #expect(isOffered == slots.contains(start))
            }
        }
    }

    private static let friday = CivilDate(year: 2_026, month: 11, day: 20)!
    private static let now = friday.startInSeoul + .seconds(19 * 3_600)

    /// Mondays from ten to one.
    private func schedule(
        _ rules: BookingRules = .usual,
        exceptions: [CivilDate: TeachingDay] = [:],
        besides taken: [TakenTime] = [],
        sharing shared: Subject? = nil
    ) throws -> TeachingSchedule {
        let day = try TeachingDay([TeachingSpan(600, 780)])
        let hours = try TeachingHours(
            of: Member.ID(rawValue: 1),
            week: [.monday: day],
            exceptions: exceptions,
            rules
        )
        return TeachingSchedule(hours, besides: taken, sharing: shared)
    }

    private func moment(_ days: Int, _ minute: Int) -> Moment {
        CivilDate(daysSince1970: Self.friday.daysSince1970 + days).startInSeoul + .seconds(60 * minute)
    }

    @Test("A group's own times are free for its other students, and take those that overlap")
    func groups() throws {
        let group = TakenTime(moment(3, 600), moment(3, 660), for: Subject(.listing, 1))
        let other = TakenTime(moment(10, 600), moment(10, 660), for: Subject(.listing, 2))
        let rules = try BookingRules(
            restsOnHolidays: true,
            pause: 0,
            notice: 24,
            horizon: 4,
            sharesPlace: false
        )
        let slots = try schedule(rules, besides: [group, other], sharing: Subject(.listing, 1))
            .slots(lasting: 60, at: Self.now)
        #expect(slots.contains(moment(3, 600)) && slots.contains(moment(3, 660)))
        #expect(!slots.contains(moment(3, 630)) && !slots.contains(moment(10, 600)))
        let full = try schedule(rules, besides: [group, group, other], sharing: Subject(.listing, 1))
        #expect(full.students(lasting: 60) == [moment(3, 600): 2] && full.students(lasting: 90).isEmpty)
        let longer = try schedule(rules, besides: [group], sharing: Subject(.listing, 1))
            .slots(lasting: 90, at: Self.now)
        #expect(!longer.contains(moment(3, 600)))
    }

    @Test("The reason names what keeps a time from being booked")
    func reasons() throws {
        let lesson = TakenTime(moment(10, 660), moment(10, 720), for: Subject(.listing, 1))
        let schedule = try schedule(besides: [lesson])
        func refusal(_ days: Int, _ minute: Int, at now: Moment = Self.now) -> SlotRefusal? {
            do throws(SlotRefusal) {
                try schedule.mustOffer(moment(days, minute), lasting: 60, at: now)
                return nil
            } catch {
                return error
            }
        }
        #expect(refusal(3, 600) == nil)
        #expect(refusal(3, 615) == .notOffered)
        #expect(refusal(3, 750) == .notOffered)
        #expect(refusal(4, 600) == .notOffered)
        #expect(refusal(3, 600, at: moment(2, 601)) == .tooSoon)
        #expect(refusal(3, 600, at: moment(2, 600)) == nil)
        #expect(refusal(31, 600) == .tooFar)
        #expect(refusal(24, 600) == nil)
        #expect(refusal(10, 690) == .taken)
        #expect(refusal(10, 600) == .taken)
        // After the pause of ten minutes, none of the half hours has room.
        #expect(refusal(10, 720) == .taken)
    }

    @Test("The last day that can be booked is the last of the four weeks from today on")
    func horizon() throws {
        let day = try TeachingDay([TeachingSpan(600, 660)])
        let days = [27, 28].map { CivilDate(daysSince1970: Self.friday.daysSince1970 + $0) }
        let schedule = try schedule(exceptions: [days[0]: day, days[1]: day])
        try schedule.mustOffer(moment(27, 600), lasting: 60, at: Self.now)
        #expect(throws: SlotRefusal.tooFar) {
            try schedule.mustOffer(moment(28, 600), lasting: 60, at: Self.now)
        }
        #expect(schedule.slots(lasting: 60, at: Self.now).last == moment(27, 600))
    }

    @Test("A day off has no free times, other hours replace those of the day, and both precede a holiday")
    func exceptions() throws {
        let monday = CivilDate(daysSince1970: Self.friday.daysSince1970 + 3)
        let tuesday = CivilDate(daysSince1970: Self.friday.daysSince1970 + 4)
        let christmas = CivilDate(year: 2_026, month: 12, day: 25)!
        let evening = try TeachingDay([TeachingSpan(1_140, 1_200)])
        let rules = try BookingRules(
            restsOnHolidays: true,
            pause: 0,
            notice: 0,
            horizon: 1,
            sharesPlace: false
        )
        let closed = try schedule(rules, exceptions: [monday: .closed, tuesday: evening])
        #expect(closed.slots(lasting: 60, at: Self.now) == [moment(4, 1_140)])
        let eve = moment(34, 0)
        #expect(try schedule(rules).hours.day(on: christmas) == .closed)
        let open = try schedule(rules, exceptions: [christmas: evening]).slots(lasting: 60, at: eve)
        #expect(open.first == moment(35, 1_140))
    }

    @Test("Parts of a day that touch or overlap are one; wrong ones are refused")
    func spans() throws {
        let day = try TeachingDay([
            TeachingSpan(720, 780), TeachingSpan(600, 720), TeachingSpan(900, 960), TeachingSpan(930, 1_440),
        ])
        #expect(day.spans == [try TeachingSpan(600, 780), try TeachingSpan(900, 1_440)])
        for (start, end) in [(600, 600), (700, 600), (-10, 60), (1_400, 1_441)] {
            #expect(throws: TeachingHoursRefusal.span) { try TeachingSpan(start, end) }
        }
        let span = try TeachingSpan(0, 10)
        #expect(throws: TeachingHoursRefusal.tooManySpans) {
            try TeachingDay(Array(repeating: span, count: TeachingDay.mostSpans + 1))
        }
    }
}

/// A week of random hours, of which each minute that matters is a multiple of ten.
private struct RandomSchedule {
    static let ticks = 7 * 144

    let now: Moment
    let minutes: Int
    let schedule: TeachingSchedule
    private let hours: TeachingHours
    private let taken: [TakenTime]
    private let today: CivilDate

    /// The holidays of the days that can be drawn.
    private static let holidays: Set<[Int]> = [
        [9, 24], [9, 25], [9, 26], [10, 3], [10, 5], [10, 9],
    ]

    init(_ numbers: inout SeededGenerator) throws {
        func within(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
        func day() throws -> TeachingDay {
            try TeachingDay(
                (0..<within(0...3)).map { _ in
                    let start = 10 * within(0...140)
                    return try TeachingSpan(start, min(1_440, start + 10 * within(1...45)))
                }
            )
        }
        let start = CivilDate(year: 2_026, month: 9, day: 18)!.daysSince1970 + within(0...18)
        today = CivilDate(daysSince1970: start)
        let midnight = today.startInSeoul
        now = midnight + .seconds(600 * within(0...143))
        minutes = 10 * within(1...24)
        let dates = (0..<within(0...3)).map { _ in CivilDate(daysSince1970: start + within(0...6)) }
        hours = try TeachingHours(
            of: Member.ID(rawValue: 1),
            week: Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, try day()) }),
            exceptions: Dictionary(try dates.map { ($0, try day()) }) { first, _ in first },
            BookingRules(
                restsOnHolidays: within(0...1) == 0,
                pause: 10 * within(0...6),
                notice: within(0...30),
                horizon: 1,
                sharesPlace: false
            )
        )
        taken = (0..<within(0...8)).map { _ in
            let start = midnight + .seconds(600 * within(-6...1_015))
            return TakenTime(start, start + .seconds(600 * within(1...20)), for: Subject(.listing, 1))
        }
        schedule = TeachingSchedule(hours, besides: taken)
    }

    func start(of tick: Int) -> Moment { today.startInSeoul + .seconds(600 * tick) }

    /// By marking every ten minutes of the week, without the rules of the domain.
    func counted() -> [Moment] {
        var isTaken = [Bool](repeating: false, count: Self.ticks)
        let pause = hours.rules.pause / 10
        for time in taken {
            let (first, last) = (tick(time.startsAt) - pause, tick(time.endsAt) + pause)
            for tick in (first..<last).clamped(to: 0..<Self.ticks) { isTaken[tick] = true }
        }
        let earliest = tick(now) + 6 * hours.rules.notice
        return (0..<7).flatMap { day -> [Moment] in
            let midnight = 144 * day
            let taken = isTaken[midnight..<(midnight + 144)]
            return starts(isOpen: marks(of: day), taken, from: earliest - midnight)
                .map { start(of: midnight + $0) }
        }
    }

    private func marks(of day: Int) -> [Bool] {
        var isOpen = [Bool](repeating: false, count: 144)
        for span in spans(on: day) {
            for tick in span.start / 10..<span.end / 10 { isOpen[tick] = true }
        }
        return isOpen
    }

    /// The ticks of a day at which a lesson can start.
    private func starts(isOpen: [Bool], _ isTaken: ArraySlice<Bool>, from earliest: Int) -> [Int] {
        var starts: [Int] = []
        // Open ticks up to here, and those of them since the last that is taken.
        var (opened, free) = (0, 0)
        let length = minutes / 10
        for tick in 0..<144 {
            opened = isOpen[tick] ? opened + 1 : 0
            free = isOpen[tick] && !isTaken[isTaken.startIndex + tick] ? free + 1 : 0
            let start = tick + 1 - length
            let sinceOpening = opened - length
            if free >= length, sinceOpening.isMultiple(of: 3), start >= earliest { starts.append(start) }
        }
        return starts
    }

    private func tick(_ moment: Moment) -> Int {
        Int((moment - today.startInSeoul).wholeMilliseconds / 600_000)
    }

    private func spans(on day: Int) -> [TeachingSpan] {
        let date = CivilDate(daysSince1970: today.daysSince1970 + day)
        if let exception = hours.exceptions[date] { return exception.spans }
        let isHoliday = Self.holidays.contains([date.month, date.day])
        return isHoliday && hours.rules.restsOnHolidays ? [] : hours.week[date.weekday]?.spans ?? []
    }
}
