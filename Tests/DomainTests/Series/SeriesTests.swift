import Domain
import Testing

@Suite("A weekly series")
struct SeriesTests {
    private let now = SampleListing.start
    private let day = Duration.seconds(86_400)

    /// Begins in three days.
    private func series(weeks: Int = 4) throws -> Series {
        Series(
            id: Series.ID(rawValue: 1),
            kind: .run,
            host: SampleListing.author,
            weeks: try SeriesLength(weeks),
            startsAt: now + day * 3,
            posted: 1
        )
    }

    @Test("Its dates are on one weekday, at one time in Seoul")
    func dates() throws {
        let series = try series(weeks: 12)
        let starts = (1...12).map(series.start)
        #expect(Set(starts.map(\.weekdayInSeoul)).count == 1)
        #expect(Set(starts.map(\.minuteInSeoul)).count == 1)
        #expect(starts.first == now + day * 3 && starts.last == now + day * (3 + 77))
    }

    @Test("A date is due two weeks before its start, and not before")
    func due() throws {
        var series = try series()
        #expect(series.due(at: now) == 2)
        series.post(2)
        #expect(series.next(at: now) == 3)
        #expect(series.due(at: now + day * 3 - .milliseconds(1)) == nil)
        #expect(series.due(at: now + day * 3) == 3)
    }

    @Test("Weeks that began before they were posted are left out, and count")
    func missed() throws {
        let series = try series()
        #expect(series.due(at: now + day * 10) == 3)
        #expect(series.due(at: now + day * 17) == 4)
        #expect(series.next(at: now + day * 24) == nil)
    }

    @Test("It is over when the last week is posted")
    func complete() throws {
        var series = try series(weeks: 2)
        series.post(2)
        #expect(series.next(at: now) == nil && series.end == nil)
        series.end(.host, at: now)
        #expect(series.end == nil)
    }

    @Test("Once ended it posts nothing more, and the first end stays")
    func ended() throws {
        var series = try series()
        series.end(.host, at: now)
        series.end(.suspension, at: now + day)
        #expect(series.end == SeriesEnd(.host, at: now))
        #expect(series.due(at: now) == nil && series.next(at: now) == nil)
    }

    @Test("An ended series keeps its future dates only")
    func resumed() throws {
        var series = try series()
        #expect(throws: SeriesRefusal.notResumable) { try series.resume(at: now) }
        series.end(.host, at: now)
        var late = series
        try series.resume(at: now + day * 10)
        #expect(series.end == nil && series.next(at: now + day * 10) == 3)
        #expect(throws: SeriesRefusal.notResumable) { try late.resume(at: now + day * 24) }

        var suspended = try self.series()
        suspended.end(.suspension, at: now)
        #expect(throws: SeriesRefusal.notResumable) { try suspended.resume(at: now) }
    }

    @Test("It takes two to twelve weeks")
    func lengths() {
        for wrong in [-1, 0, 1, 13] {
            #expect(throws: SeriesRefusal.weeks) { try SeriesLength(wrong) }
        }
        #expect([2, 12].allSatisfy { (try? SeriesLength($0))?.count == $0 })
    }
}
