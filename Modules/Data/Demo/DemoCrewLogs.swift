import Database
import Domain
import Storage

/// The generated logs of those who took part in a run that is over, and the stamps they gave each other.
struct DemoCrewLogs {
    private let clock: DemoClock
    private let listing: DemoListing
    private var chance: Chance

    init(_ plan: DemoPlan, _ clock: DemoClock, of listing: DemoListing) {
        self.clock = clock
        self.listing = listing
        chance = Chance(plan.seed, .crewLog, listing.number)
    }

    /// - Parameter members: the host and those admitted.
    mutating func write(by members: [Member.ID], to batch: inout RowBatch) throws {
        guard let startsAt = listing.post.sessions.first, let endsAt = listing.endsAt, endsAt < clock.now
        else {
            return
        }
        // All ran the same course.
        let metres = listing.post.minutes * chance.within(140...190)
        for (place, member) in members.enumerated() where chance.happens(60) {
            let written = min(clock.now, endsAt.later(minutes: chance.within(10...900)))
            batch.add(try log(of: member, metres, startsAt, at: written, place))
        }
        for giver in members where members.count > 1 {
            for receiver in members where receiver != giver && chance.happens(25) {
                let given = min(clock.now, endsAt.later(minutes: chance.within(10...2_000)))
                let stamp = chance.pick(RunStamp.allCases)
                batch.add(RunStampRow(stamp, for: listing.id, from: giver, to: receiver, at: given))
            }
        }
    }

    private mutating func log(
        of member: Member.ID,
        _ metres: Int,
        _ startsAt: Moment,
        at written: Moment,
        _ place: Int
    ) throws -> RunLog {
        let contents = try RunLogContents(
            day: startsAt.dateInSeoul,
            stamp: chance.pick(RunStamp.allCases),
            weather: chance.happens(50) ? chance.pick(RunWeather.allCases.filter { $0 != .snow }) : nil,
            temperature: chance.happens(40) ? RunTemperature(chance.within(2...24)) : nil,
            diary: RunDiary(chance.happens(60) ? chance.pick(DemoWords.diaries) : ""),
            distance: RunDistance(metres: metres),
            time: RunMovingTime(seconds: listing.post.minutes * 60 - chance.below(120)),
            isPublic: chance.happens(80)
        )
        return RunLog(
            // Personal logs have no milliseconds, and those of one run have different ones.
            id: clock.id(at: written + .milliseconds(1 + place), listing.number),
            member: member,
            run: listing.id,
            contents,
            nil,
            version: 1,
            writtenAt: written
        )
    }
}
