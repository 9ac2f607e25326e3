import Domain
import Synchronization
import Testing

@Suite("Figures are counted by week")
struct CountFiguresTests {
    private final class Counts: FiguresRepository {
        struct Count: Hashable {
            let week: Week
            let isCurrent: Bool
        }

        let counts = Mutex<[Count]>([])
        let latest = Mutex<Moment?>(nil)

        func latestCount() async throws -> Moment? { latest.withLock(\.self) }

        func count(_ week: Week, at now: Moment, isCurrent: Bool) async throws {
            counts.withLock { $0.append(Count(week: week, isCurrent: isCurrent)) }
            latest.withLock { $0 = now }
        }

        /// The counts since the last call.
        func take() -> [Count] {
            counts.withLock { counts in
                defer { counts = [] }
                return counts
            }
        }
    }

    /// A Friday evening in Seoul.
    private let friday = Moment(milliseconds: 1_795_170_600_000)

    @Test(
        "A week begins on Monday in Seoul",
        arguments: [("2026-11-15", 9), ("2026-11-16", 16), ("2026-11-22", 16)]
    )
    func monday(_ day: String, _ monday: Int) throws {
        let parts = day.split(separator: "-").compactMap { Int($0) }
        let date = try #require(CivilDate(year: parts[0], month: parts[1], day: parts[2]))
        #expect(Week(of: date).monday == CivilDate(year: 2026, month: 11, day: monday))
        #expect(Week(of: date).next.earlier(by: 1) == Week(of: date))
    }

    @Test("The first time counts a year back, and then the current week once an hour")
    func counting() async throws {
        let counts = Counts()
        let count = CountFigures(counts)
        try await count(at: friday)
        let first = counts.take()
        #expect(first.count == WeekFigures.most && first.last?.isCurrent == true)
        #expect(first.filter(\.isCurrent).count == 1)
        try await count(at: friday + .seconds(3_599))
        #expect(counts.take().isEmpty)
        try await count(at: friday + .seconds(3_600))
        #expect(counts.take() == [first[WeekFigures.most - 1]])
    }

    @Test("A week that ended meanwhile is counted once more, when its last questions are a day old")
    func end() async throws {
        let counts = Counts()
        let count = CountFigures(counts)
        try await count(at: friday)
        let current = try #require(counts.take().last)
        // On Monday evening, after a weekend without a server.
        try await count(at: friday + .seconds(3 * 86_400))
        #expect(counts.take().map(\.week) == [current.week, current.week.next])
        try await count(at: friday + .seconds(3 * 86_400 + 3_600))
        #expect(counts.take().map(\.week) == [current.week, current.week.next])
        // On Tuesday evening, a day after the last count within a day of its end.
        try await count(at: friday + .seconds(5 * 86_400))
        _ = counts.take()
        try await count(at: friday + .seconds(5 * 86_400 + 3_600))
        #expect(counts.take().map(\.week) == [current.week.next])
    }
}
