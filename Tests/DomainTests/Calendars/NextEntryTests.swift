import Testing

@testable import Domain

@Suite("The next entry of a calendar")
struct NextEntryTests {
    private static let now = SampleListing.start
    private static let hour = Duration.seconds(3_600)

    private func entry(
        _ title: String,
        _ kind: Subject.Kind = .listing,
        in hours: Int,
        of listing: Int64 = 7,
        isCancelled: Bool = false
    ) -> CalendarEntry {
        let start = Self.now + Self.hour * hours
        return CalendarEntry(
            Subject(kind, listing),
            of: Listing.ID(rawValue: listing),
            .class,
            title: title,
            startsAt: start,
            endsAt: start + Self.hour,
            in: NeighbourhoodCode(number: 1_114_055_000)!,
            exact: nil,
            isCancelled: isCancelled,
            sequence: 0,
            changedAt: Self.now
        )
    }

    @Test("The next entry is the first to begin that isn't over, and may have begun")
    func first() {
        let (over, later, sooner) = (entry("지난", in: -1), entry("나중", in: 2), entry("먼저", in: 1))
        #expect([later, over, sooner].next(at: Self.now)?.title == "먼저")
        #expect([later, sooner].next(at: Self.now + Self.hour * 1)?.title == "먼저")
        #expect([over].next(at: Self.now) == nil)
    }

    @Test("A cancelled entry doesn't count")
    func cancelled() {
        let entries = [entry("취소", in: 1, isCancelled: true), entry("그대로", in: 2, of: 8)]
        #expect(entries.next(at: Self.now)?.title == "그대로")
    }

    @Test("A date of a listing gives way to the deal about it, until that is cancelled")
    func repetition() {
        let date = entry("수업", in: 1)
        #expect([date, entry("약속", .deal, in: 1)].next(at: Self.now)?.title == "약속")
        let cancelled = entry("약속", .deal, in: 1, isCancelled: true)
        #expect([date, cancelled].next(at: Self.now)?.title == "수업")
    }
}
