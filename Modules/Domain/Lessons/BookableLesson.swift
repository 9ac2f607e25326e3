/// A lesson with what a booking depends on.
public struct BookableLesson: Sendable {
    public let lesson: Lesson
    /// Nil for a teacher without hours.
    public let schedule: TeachingSchedule?
    /// The reader's seat.
    private let seat: DealSeat
    private let ahead: LessonsAhead
    /// Whether the reader has agreed on no lesson with the teacher.
    private let isNew: Bool

    public init(
        _ lesson: Lesson,
        _ schedule: TeachingSchedule?,
        seat: DealSeat,
        besides ahead: LessonsAhead = .none,
        isNew: Bool = true
    ) {
        self.lesson = lesson
        self.schedule = schedule
        self.seat = seat
        self.ahead = ahead
        self.isNew = isNew
    }

    /// The free times, in order. Throws the refusal for the reason that `reader` can't book any.
    public func slots(for reader: Member.ID?, at now: Moment) throws -> [Moment] {
        try openSchedule(for: reader, at: now).slots(lasting: lesson.contents.minutes, at: now)
    }

    /// The number of students of a group who come already, by the start of their lesson.
    public var students: [Moment: Int] { schedule?.students(lasting: lesson.contents.minutes) ?? [:] }

    /// What a booking costs the reader.
    ///
    /// - Parameter start: the time of the lesson; nil for any.
    public func offer(at start: Moment?) -> BookingOffer {
        BookingOffer(
            minutes: lesson.contents.minutes,
            price: lesson.contents.prices.listed,
            trial: mayTry ? lesson.contents.prices.trial.cost : nil,
            lessonsLeft: ahead.lessonsLeft(at: start)
        )
    }

    /// A trial is for those who don't know the teacher yet.
    private var mayTry: Bool { isNew && !ahead.hasPass }

    /// The booking: the lesson's length, and its price on the board or that of a trial.
    public func booking(_ wish: BookingWish, by student: Member.ID, at now: Moment) throws -> LessonBooking {
        let schedule = try openSchedule(for: student, at: now)
        let starts = try starts(wish, on: schedule, at: now)
        let terms = try DealTerms(
            startsAt: starts[0],
            minutes: lesson.contents.minutes,
            place: place(sharingExact: schedule.hours.rules.sharesPlace),
            price: price(wish.extent),
            note: wish.note,
            for: wish.extent == .trial ? .trial : DealExtent(weeks: starts.count)
        )
        return LessonBooking(terms, further: Array(starts.dropFirst()))
    }

    /// The times that are wished for, or those of them that are free. At least one.
    private func starts(
        _ wish: BookingWish,
        on schedule: TeachingSchedule,
        at now: Moment
    ) throws -> [Moment] {
        let (all, minutes) = (wish.extent.starts(from: wish.startsAt), lesson.contents.minutes)
        var free: [Moment] = []
        for start in all {
            do {
                try schedule.mustOffer(start, lasting: minutes, at: now, isFurther: start > wish.startsAt)
                free.append(start)
            } catch {
                // Of one lesson, the reason says more than its time.
                if all.count == 1 { throw error }
            }
        }
        let isEnough = free.count == all.count || wish.skipsTaken && !free.isEmpty
        guard isEnough else { throw WeeklySlotsRefusal.notFree(all.filter { !free.contains($0) }) }
        return free
    }

    private func price(_ extent: DealExtent) throws -> Price {
        guard extent == .trial else { return lesson.contents.prices.listed }
        guard let price = lesson.contents.prices.trial.cost else { throw SlotRefusal.noTrial }
        guard mayTry else { throw SlotRefusal.trialTaken }
        return .fixed(price, per: .wholeClass)
    }

    /// The teacher's place, if lessons are given there and the teacher shares it with those who book.
    private func place(sharingExact isShared: Bool) -> DealPlace {
        let place = lesson.listing.details.place
        let isThere = lesson.contents.places.contains(.teacher)
        return DealPlace(neighbourhood: place.neighbourhood, exact: isShared && isThere ? place.exact : nil)
    }

    private func openSchedule(for reader: Member.ID?, at now: Moment) throws -> TeachingSchedule {
        let listing = lesson.listing
        guard listing.author != reader else { throw ConversationRefusal.ownListing }
        guard listing.side == .offer else { throw SlotRefusal.wanted }
        guard let schedule, schedule.hours.isOpen else { throw SlotRefusal.notBookable }
        try listing.mustAdmit(seat, at: now)
        return schedule
    }
}
