/// Moves a booked lesson to another free time of its teacher, without asking.
public struct RebookDeal: Sendable {
    private let rebookings: any RebookingRepository
    private let clock: any WallClock

    public init(rebookings: any RebookingRepository, clock: any WallClock) {
        self.rebookings = rebookings
        self.clock = clock
    }

    /// The free times to which `member` can move the deal, and the other students of a group by the start of
    /// their lesson.
    public func slots(
        _ id: Deal.ID,
        by member: Member.ID
    ) async throws -> (deal: Deal, slots: [Moment], students: [Moment: Int]) {
        let now = clock.now
        let (negotiation, schedule) = try await rebookings.find(id, by: member, at: now)
        try negotiation.mustBeRebookable(within: schedule.hours.rules, by: member, at: now)
        let terms = negotiation.deal.terms
        let slots = schedule.slots(lasting: terms.minutes, at: now).filter { $0 != terms.startsAt }
        return (negotiation.deal, slots, schedule.students(lasting: terms.minutes))
    }

    public func callAsFunction(_ id: Deal.ID, to startsAt: Moment, by member: Member.ID) async throws {
        let now = clock.now
        try await rebookings.update(id, by: member, at: now) { negotiation, schedule in
            try negotiation.rebook(to: startsAt, on: schedule, by: member, at: now)
        }
    }
}

/// Reads and changes deals together with the schedules of those who teach.
public protocol RebookingRepository: Sendable {
    /// The deal and its provider's schedule, without the time of the deal itself.
    ///
    /// Throws ``DealRefusal/notFound`` for a member who isn't a party, and ``SlotRefusal/notBookable`` for a
    /// provider without hours.
    func find(_ id: Deal.ID, by member: Member.ID, at now: Moment) async throws
        -> (Negotiation, TeachingSchedule)

    /// Loads, changes and saves atomically, serialized with all other changes to the provider's times.
    /// Throws the same as ``find(_:by:at:)``.
    func update(
        _ id: Deal.ID,
        by member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Negotiation, TeachingSchedule) throws -> Void
    ) async throws
}
