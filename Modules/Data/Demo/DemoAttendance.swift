import Database
import Domain
import Storage

/// The generated attendance of a run that is over: most came, some late, and few hosts forget to mark.
struct DemoAttendance {
    private let clock: DemoClock
    private let listing: DemoListing
    private var chance: Chance

    init(_ plan: DemoPlan, _ clock: DemoClock, of listing: DemoListing) {
        self.clock = clock
        self.listing = listing
        chance = Chance(plan.seed, .attendance, listing.number)
    }

    mutating func mark(_ members: [Member.ID], to batch: inout RowBatch) {
        guard let startsAt = listing.post.sessions.first, let endsAt = listing.endsAt, endsAt < clock.now
        else { return }
        let window = AttendanceWindow(startsAt: startsAt, endsAt: endsAt)
        let isMarked = chance.happens(80)
        for member in members {
            let status: AttendanceStatus =
                chance.happens(85) ? .present : chance.pick([.late, .late, .absent, .excused])
            var mark = AttendanceMark()
            if status == .present, chance.happens(70) {
                let arrival = startsAt.later(minutes: chance.within(-20...5))
                mark = AttendanceMark(checkIn: .init(at: arrival, method: chance.pick([.position, .code])))
            }
            if isMarked {
                let decided = min(clock.now, endsAt.later(minutes: chance.within(1...120)))
                mark = AttendanceMark(checkIn: mark.checkIn, decision: .init(status, at: decided))
            }
            guard mark != AttendanceMark() else { continue }
            batch.add(AttendanceMarkRow(mark, of: member, in: listing.id, window))
        }
    }
}
