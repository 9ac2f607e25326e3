/// The lessons of a pass.
extension Order {
    /// Nil for another item.
    public var pass: Pass? { terms.item.pass }

    /// The refund of a pass by the number of used lessons, without earlier refunds.
    public var passStretches: [PassStretch] {
        let stretches = pass?.stretches(of: amount) ?? []
        guard state.isCharged else { return stretches }
        return stretches.map { PassStretch(from: $0.used, rest(of: $0.amount)) }
    }

    /// The lessons that are taken or booked.
    public var lessonsUsed: Int { uses.filter(\.counts).count }

    public var lessonsLeft: Int { max(0, (pass?.count ?? 0) - lessonsUsed) }

    /// The lessons that can't be cancelled in time any more.
    public func lessonsTaken(at now: Moment) -> Int {
        guard let pass else { return 0 }
        return uses.filter { $0.counts && pass.noticeEnd(before: $0.noticeStart) <= now }.count
    }

    /// Whether lessons can still be booked with it. Until then, its payer buys no other for the same lessons.
    public func hasLessons(at now: Moment) -> Bool {
        pass != nil && hasSeat && lessonsLeft > 0 && (!state.isCharged || now < terms.deadline)
    }

    /// What is left of a pass that is paid; nil for another item and once it has ended.
    public var passLeft: PassLeft? {
        guard pass != nil, state.isCharged, hasSeat else { return nil }
        return PassLeft(lessons: lessonsLeft, until: terms.deadline)
    }

    /// What both parties are told once, when its end is near, of a pass with lessons that aren't booked. A
    /// pass that lasts no longer than that is new, and needs no reminder.
    public func endReminders(at now: Moment) -> [NoticeDraft] {
        guard state.isCharged, hasLessons(at: now), let soldAt, soldAt < terms.deadline - Pass.reminderTime
        else { return [] }
        return [payer, payee].compactMap(\.self).map {
            NoticeDraft(to: $0, .passEndsSoon, of: Subject(.order, id), count: lessonsLeft)
        }
    }

    /// Whether it pays for a lesson that begins then.
    public func covers(lessonAt start: Moment) -> Bool {
        state.isCharged && hasLessons(at: start)
    }
}
