/// The hours of a teacher, and the times that are taken. Free times are computed from both and never stored.
public struct TeachingSchedule: Sendable {
    /// Minutes between the starts of lessons, from the beginning of a part of a day.
    public static let step = 30

    public let hours: TeachingHours
    private let taken: [TakenTime]
    private let shared: Subject?

    /// - Parameter shared: the listing whose students come together: its own times are free for others.
    public init(_ hours: TeachingHours, besides taken: [TakenTime], sharing shared: Subject? = nil) {
        self.hours = hours
        self.taken = taken
        self.shared = shared
    }

    /// The free starts of lessons of this length, in order.
    public func slots(lasting minutes: Int, at now: Moment) -> [Moment] {
        let (first, end) = (now.dateInSeoul, hours.rules.end(at: now))
        let earliest = hours.rules.earliest(at: now)
        return (first.daysSince1970..<end.daysSince1970).flatMap { day -> [Moment] in
            let date = CivilDate(daysSince1970: day)
            let midnight = date.startInSeoul
            let starts = hours.day(on: date).starts(lasting: minutes).map { midnight + .seconds(60 * $0) }
            guard let last = starts.last else { return [] }
            let near = taken.filter { !isApart($0, from: starts[0], to: last + .seconds(60 * minutes)) }
            return starts.filter { start in
                start >= earliest && isFree(start, lasting: minutes, besides: near)
            }
        }
    }

    /// The number of students who come to a lesson of a shared listing, by its start.
    public func students(lasting minutes: Int) -> [Moment: Int] {
        taken.reduce(into: [:]) { students, time in
            guard time.subject == shared, time.startsAt + .seconds(60 * minutes) == time.endsAt else {
                return
            }
            students[time.startsAt, default: 0] += 1
        }
    }

    /// Throws the refusal for the reason that a lesson can't start then.
    ///
    /// - Parameter isFurther: whether it follows another that is booked with it, and may be later than one
    ///   that is booked alone.
    public func mustOffer(
        _ start: Moment,
        lasting minutes: Int,
        at now: Moment,
        isFurther: Bool = false
    ) throws(SlotRefusal) {
        let date = start.dateInSeoul
        guard start.milliseconds.isMultiple(of: 60_000),
            hours.day(on: date).offers(start.minuteInSeoul, lasting: minutes)
        else { throw .notOffered }
        guard start >= hours.rules.earliest(at: now) else { throw .tooSoon }
        let isNear = date.daysSince1970 < hours.rules.end(at: now).daysSince1970
        guard isNear || isFurther else { throw .tooFar }
        guard isFree(start, lasting: minutes, besides: taken) else { throw .taken }
    }

    private func isFree(_ start: Moment, lasting minutes: Int, besides taken: [TakenTime]) -> Bool {
        let end = start + .seconds(60 * minutes)
        return taken.allSatisfy { time in
            isApart(time, from: start, to: end)
                || time.subject == shared && time.startsAt == start && time.endsAt == end
        }
    }

    /// Whether the pause lies between them.
    private func isApart(_ time: TakenTime, from start: Moment, to end: Moment) -> Bool {
        let pause = Duration.seconds(60 * hours.rules.pause)
        return end + pause <= time.startsAt || time.endsAt + pause <= start
    }
}

/// The time of an accepted deal.
public struct TakenTime: Hashable, Sendable {
    public let startsAt: Moment
    public let endsAt: Moment
    /// The listing that the deal is about.
    public let subject: Subject

    public init(_ startsAt: Moment, _ endsAt: Moment, for subject: Subject) {
        self.startsAt = startsAt
        self.endsAt = endsAt
        self.subject = subject
    }
}

/// The reasons that a lesson can't be booked at a time.
public enum SlotRefusal: String, Refusal, CaseIterable {
    /// The teacher has set no hours.
    case notBookable = "slot.not-bookable"
    /// The author looks for a teacher.
    case wanted = "slot.wanted"
    /// The teacher's hours don't include it.
    case notOffered = "slot.not-offered"
    case tooSoon = "slot.too-soon"
    case tooFar = "slot.too-far"
    /// Another deal takes the time.
    case taken = "slot.taken"
    /// Only the student moves a lesson without asking.
    case notStudent = "slot.not-student"
    /// The lesson starts too soon to be moved without asking.
    case noticePassed = "slot.notice-passed"
    /// Its student has moved it ``Deal/mostRebookings`` times; the teacher can still be asked.
    case rebookedOften = "slot.rebooked-often"
    /// The teacher offers no trial lesson.
    case noTrial = "slot.no-trial"
    /// Only who has had no lesson of the teacher, and has no pass, books a trial.
    case trialTaken = "slot.trial-taken"

    public var code: String { rawValue }
    public var kind: RefusalKind { self == .notStudent ? .forbidden : .conflict }

    public var field: String? {
        switch self {
        case .notOffered, .tooSoon, .tooFar, .taken: "startsAt"
        case .noTrial, .trialTaken: "isTrial"
        case .notBookable, .wanted, .notStudent, .noticePassed, .rebookedOften: nil
        }
    }
}
