/// The lessons of a pass.
extension Order {
    /// Nil for another item.
    public var pass: Pass? { terms.item.pass }

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

    /// Whether it pays for a lesson that begins then.
    public func covers(lessonAt start: Moment) -> Bool {
        state.isCharged && hasLessons(at: start)
    }
}
