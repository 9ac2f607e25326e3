import TestSupport
import Testing

@testable import Domain

@Suite("Running log")
struct RunLogTests {
    /// 20 November 2026, 09:00 in Seoul.
    private static let now = Moment(milliseconds: 1_795_132_800_000)
    private static let today = now.dateInSeoul
    private static let ana = Member.ID(rawValue: 1)
    private static let ben = Member.ID(rawValue: 2)

    private static func day(_ offset: Int) -> CivilDate {
        CivilDate(daysSince1970: today.daysSince1970 + offset)
    }

    private func contents(
        on day: CivilDate = today,
        metres: Int? = nil,
        seconds: Int? = nil,
        images: Int = 0
    ) throws -> RunLogContents {
        try RunLogContents(
            day: day,
            stamp: .joy,
            diary: RunDiary("강바람"),
            images: (0..<images).map { Image.ID(rawValue: Int64($0)) },
            distance: metres.map { try RunDistance(metres: $0) },
            time: seconds.map { try RunMovingTime(seconds: $0) },
            isPublic: true
        )
    }

    private func write(
        _ contents: RunLogContents,
        about run: AttendedRun? = nil,
        by member: Member.ID = ana
    ) throws -> RunLog {
        try RunLog(writing: RunLog.ID(rawValue: 9), by: member, about: run, contents, at: Self.now)
    }

    private func run(startsIn minutes: Int = -60, with members: Set<Member.ID> = [ana]) -> AttendedRun {
        AttendedRun(
            listing: Listing.ID(rawValue: 5),
            startsAt: Self.now + .seconds(60 * minutes),
            members: members
        )
    }

    @Test("A log is about any day from 2000 up to today in Seoul")
    func days() throws {
        #expect(try write(contents()).contents.day == Self.today)
        #expect(try write(contents(on: RunLog.firstDay)).contents.day.year == 2_000)
        #expect(throws: RunLogRefusal.dayInFuture) { try write(contents(on: Self.day(1))) }
        let before = CivilDate(daysSince1970: RunLog.firstDay.daysSince1970 - 1)
        #expect(throws: RunLogRefusal.dayTooEarly) { try write(contents(on: before)) }
    }

    @Test("Text, pictures and figures have limits")
    func limits() throws {
        #expect(throws: RunLogRefusal.diaryTooLong) { try RunDiary(String(repeating: "강", count: 501)) }
        #expect(try RunDiary(String(repeating: "강", count: 500)).text.count == 500)
        #expect(throws: RunLogRefusal.temperature) { try RunTemperature(51) }
        #expect(throws: RunLogRefusal.temperature) { try RunTemperature(-41) }
        #expect(try RunTemperature(-40).degrees == -40)
        #expect(throws: RunLogRefusal.distance) { try RunDistance(metres: 300_001) }
        #expect(throws: RunLogRefusal.distance) { try RunDistance(metres: 9) }
        #expect(throws: RunLogRefusal.movingTime) { try RunMovingTime(seconds: 172_801) }
        #expect(throws: RunLogRefusal.tooManyImages) { try contents(images: 6) }
        #expect(try contents(images: 5).images.count == 5)
    }

    @Test("The pace is the time for a kilometre")
    func pace() throws {
        #expect(try contents(metres: 5_000, seconds: 1_550).pace == 310)
        #expect(try contents(metres: 5_000).pace == nil)
        #expect(try contents(seconds: 1_550).pace == nil)
    }

    @Test("A log of a run needs one that has started and that its writer took part in, and has its day")
    func runs() throws {
        let log = try write(contents(), about: run())
        #expect(log.run == Listing.ID(rawValue: 5))
        #expect(throws: RunLogRefusal.runNotFound) { try write(contents(), about: run(startsIn: 1)) }
        #expect(throws: RunLogRefusal.runNotFound) { try write(contents(), about: run(with: [Self.ben])) }
        #expect(throws: RunLogRefusal.otherDay) { try write(contents(on: Self.day(-1)), about: run()) }
    }

    @Test("An edit keeps the run, and names the version it is based on")
    func edits() throws {
        var log = try write(contents(), about: run())
        let changed = try contents(metres: 5_000)
        try log.edit(changed, of: run(), basedOn: 1, at: Self.now)
        #expect(log.contents == changed && log.run != nil && log.version == 2)
        #expect(throws: RunLogRefusal.editedMeanwhile) {
            try log.edit(contents(metres: 6_000), of: run(), basedOn: 1, at: Self.now)
        }
        #expect(throws: RunLogRefusal.otherDay) {
            try log.edit(contents(on: Self.day(-1)), of: run(), basedOn: nil, at: Self.now)
        }
        try log.edit(changed, of: run(), basedOn: 1, at: Self.now)
        #expect(log.version == 2)
    }

    @Test("A stamp is for another member of the same run, once it has started")
    func stamps() throws {
        let both = run(with: [Self.ana, Self.ben])
        #expect(throws: Never.self) { try both.mustAllowStamp(from: Self.ana, to: Self.ben, at: Self.now) }
        #expect(throws: RunLogRefusal.notFellow) {
            try both.mustAllowStamp(from: Self.ana, to: Self.ana, at: Self.now)
        }
        #expect(throws: RunLogRefusal.notFellow) {
            try run().mustAllowStamp(from: Self.ana, to: Self.ben, at: Self.now)
        }
        #expect(throws: RunLogRefusal.runNotFound) {
            try run(startsIn: 1, with: [Self.ana, Self.ben])
                .mustAllowStamp(from: Self.ana, to: Self.ben, at: Self.now)
        }
    }

    @Test("Distances and times are read as people type them")
    func typed() {
        #expect(RunDistance.metres(typed: "5.2") == 5_200 && RunDistance.metres(typed: "5,25 km") == 5_250)
        #expect(RunDistance.metres(typed: "five") == nil && RunDistance.metres(typed: "nan") == nil)
        #expect(RunMovingTime.seconds(typed: "31:20") == 1_880)
        #expect(
            RunMovingTime.seconds(typed: "1:02:30") == 3_750 && RunMovingTime.seconds(typed: "45") == 2_700
        )
        #expect(
            RunMovingTime.seconds(typed: "1:2:3:4") == nil && RunMovingTime.seconds(typed: "-1:00") == nil
        )
    }
}
