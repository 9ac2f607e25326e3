import Database
import Domain
import Storage

/// Generates the running logs of the known members, over a year. They run around their homes.
struct DemoRunLogs: Sendable {
    private static let days = 364

    let plan: DemoPlan
    let town: DemoTown
    let clock: DemoClock

    func add(of number: Int, to batch: inout RowBatch) throws {
        var chance = Chance(plan.seed, .runLog, number)
        // Some run most days, some at weekends, some never.
        let habit = [0, 15, 30, 45, 60][number % 5]
        for ago in (0...Self.days).reversed() where chance.happens(habit) {
            batch.add(try log(of: number, ago, &chance))
        }
    }

    private func log(of number: Int, _ ago: Int, _ chance: inout Chance) throws -> RunLog {
        let written = min(clock.now, clock.now.day(-ago, hour: 7 + chance.below(15)))
        // Faster over the year, by half a minute for a kilometre.
        let pace = 330 + 6 * (number % 10) + ago * 30 / Self.days + chance.within(-12...12)
        let metres = 3_000 + 250 * chance.below(number % 3 == 0 ? 60 : 24)
        let contents = try RunLogContents(
            day: written.dateInSeoul,
            stamp: chance.pick(RunStamp.allCases),
            weather: chance.happens(70) ? chance.pick(RunWeather.allCases.filter { $0 != .snow }) : nil,
            temperature: chance.happens(60) ? RunTemperature(chance.within(2...24)) : nil,
            diary: RunDiary(chance.happens(60) ? chance.pick(DemoWords.diaries) : ""),
            distance: RunDistance(metres: metres),
            time: RunMovingTime(seconds: metres * pace / 1_000),
            isPublic: chance.happens(80)
        )
        return RunLog(
            id: clock.id(at: written, number),
            member: clock.member(number),
            run: nil,
            contents,
            chance.happens(40) ? route(around: town.home(of: number).point, metres, &chance) : nil,
            version: 1,
            writtenAt: written
        )
    }

    /// A walk of equal steps that turns a little to the left.
    private func route(around home: Point, _ metres: Int, _ chance: inout Chance) -> RunRoute? {
        var points = [home.moved(by: 500, &chance)]
        var (north, east) = (1.0, 0.0)
        let step = Double(metres) / 40 / Point.metresOfDegree
        for _ in 1...40 {
            // Nine degrees, and up to nine more or less.
            let turn = Double(chance.within(0...18)) * .pi / 180
            (north, east) = (north - east * turn, east + north * turn)
            let length = (north * north + east * east).squareRoot()
            (north, east) = (north / length, east / length)
            guard let last = points.last,
                let next = Point(
                    latitude: last.latitude + north * step,
                    longitude: last.longitude + east * step * 1.26
                )
            else { return nil }
            points.append(next)
        }
        return RunRoute(lines: [points])
    }
}
