import Domain
import Testing

@Suite("Importing an entry")
struct ImportStepTests {
    private let now = SampleListing.start

    private func contents(
        _ title: String = "밋업",
        days: Int = 1,
        venue: String = "",
        closesAt: Moment? = nil
    ) throws -> EventContents {
        let start = now + .seconds(Int64(days) * 86_400)
        return try EventContents(
            title: ListingTitle(title),
            hosts: EventHosts([EventHost("모임지기")]),
            description: EventDescription(""),
            venue: EventVenue(venue),
            mode: .offline,
            dates: EventDates([EventPeriod(startsAt: start, endsAt: start + .seconds(3_600))], in: .seoul),
            applications: ApplicationPeriod(opensAt: nil, closesAt: closesAt)
        )
    }

    private func entry(
        _ contents: EventContents?,
        sequence: Int = 0,
        modifiedAt: Moment? = nil,
        isCancelled: Bool = false,
        _ diagnostics: SourceDiagnostic...
    ) -> SourceEntry {
        SourceEntry(
            key: SourceEntry.Key(uid: "a"),
            sequence: sequence,
            modifiedAt: modifiedAt,
            isCancelled: isCancelled,
            title: contents?.title.text ?? "",
            contents: contents,
            raw: "",
            diagnostics: diagnostics
        )
    }

    private func known(_ entry: SourceEntry, _ state: ImportedEntry.State) -> ImportedEntry {
        ImportedEntry(id: .init(rawValue: 1), entry, state: state, listing: .init(rawValue: 2))
    }

    @Test("A new entry is published if nothing is doubtful, and waits otherwise")
    func new() throws {
        let plain = try contents()

        #expect(entry(plain).step(after: nil) == .publish)
        #expect(entry(plain, .yearInferred).step(after: nil) == .wait)
        #expect(entry(nil, .dateUnreadable).step(after: nil) == .wait)
        #expect(entry(plain, isCancelled: true).step(after: nil) == .note)
    }

    @Test("An entry has vanished once two documents in a row don't have it", arguments: 0...3)
    func vanished(_ misses: Int) throws {
        let entry = ImportedEntry(id: .init(rawValue: 1), entry(nil), state: .published, misses: misses)
        #expect(entry.hasVanished == (misses >= 2))
    }

    @Test("A published entry is updated, cancelled or left as it is")
    func published() throws {
        let (plain, changed) = (try contents(), try contents("새 제목"))
        let former = known(entry(plain), .published)

        #expect(entry(plain).step(after: former) == .note)
        #expect(entry(changed).step(after: former) == .update)
        #expect(entry(changed, .weekdayContradicts).step(after: former) == .update)
        #expect(entry(nil, .dateUnreadable).step(after: former) == .note)
        #expect(entry(nil, isCancelled: true).step(after: former) == .cancel)
    }

    @Test("An earlier version is ignored, by its sequence or else by its time")
    func older() throws {
        let (plain, changed) = (try contents(), try contents("새 제목"))
        let second = known(entry(plain, sequence: 2, modifiedAt: now), .published)

        #expect(entry(changed, sequence: 1).step(after: second) == .note)
        #expect(entry(changed, sequence: 3, modifiedAt: now - .seconds(1)).step(after: second) == .update)
        #expect(entry(changed, sequence: 2, modifiedAt: now - .seconds(1)).step(after: second) == .note)
        #expect(entry(changed, sequence: 2).step(after: second) == .update)
    }

    @Test("Skipped entries stay unpublished, and waiting ones are published once they are valid")
    func decided() throws {
        let (plain, changed) = (try contents(), try contents("새 제목"))

        #expect(entry(changed).step(after: known(entry(plain), .skipped)) == .note)
        let waiting = known(entry(plain, .hostMissing), .waiting)
        #expect(entry(plain, .hostMissing).step(after: waiting) == .wait)
        #expect(entry(plain).step(after: waiting) == .publish)
    }

    @Test("Each value follows the source, unless a person has changed it")
    func merging() throws {
        let former = try contents("옛 제목", days: 1, venue: "1층")
        let edited = try contents("사람이 고친 제목", days: 1, venue: "1층")
        let newer = try contents("새 제목", days: 2, venue: "2층")
        let merged = try edited.taking(newer, since: former)

        #expect(merged.title.text == "사람이 고친 제목")
        #expect(merged.dates == newer.dates && merged.venue == newer.venue)
        #expect(try former.taking(newer, since: former) == newer)
    }

    @Test("A cancellation changes nothing else of what the source told before")
    func cancellation() throws {
        let former = entry(try contents())
        let latest = entry(
            try contents("취소: 밋업", days: 9, venue: "없음"),
            sequence: 3,
            modifiedAt: now,
            isCancelled: true,
            .yearInferred
        )
        let cancelled = former.cancelled(as: latest)
        #expect(cancelled.isCancelled && cancelled.sequence == 3 && cancelled.modifiedAt == now)
        #expect(cancelled.contents == former.contents && cancelled.title == former.title)
        #expect(cancelled.diagnostics.isEmpty)
    }

    @Test("Applications end with the event when its source moves the end forward, and stay otherwise")
    func earlierEnd() throws {
        let former = try contents(days: 5)
        let close = now + .seconds(4 * 86_400)
        let edited = try contents(days: 5, closesAt: close)
        let moved = try edited.taking(contents(days: 2), since: former)
        #expect(moved.applications.closesAt == moved.dates.endsAt)
        #expect(moved.dates.endsAt == now + .seconds(2 * 86_400 + 3_600))
        #expect(try edited.taking(contents(days: 9), since: former).applications.closesAt == close)
    }

    @Test("Long and untidy texts of an entry are cut, and each doubt counts once")
    func limits() {
        let entry = SourceEntry(
            key: SourceEntry.Key(uid: String(repeating: "a", count: 1_000)),
            title: String(repeating: "가", count: 100),
            contents: nil,
            raw: String(repeating: "가", count: 10_000),
            diagnostics: [.hostMissing, .titleMissing, .hostMissing]
        )

        #expect(entry.key.uid.count == SourceEntry.Key.longest && entry.title.count == 60)
        #expect(entry.raw.count == SourceEntry.longestRaw)
        #expect(entry.diagnostics == [.titleMissing, .hostMissing])
    }

    @Test(
        "Failures are stored by their words",
        arguments: [
            SourceFailure.unreachable, .timedOut, .tooLarge, .privateAddress, .redirects, .robots, .format,
            .unreadable, .status(503, retryAfter: nil),
        ]
    )
    func failures(_ failure: SourceFailure) {
        #expect(SourceFailure(failure.description) == failure)
        #expect(SourceFailure("nonsense") == nil && SourceFailure("status-x") == nil)
    }
}
