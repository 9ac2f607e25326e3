import Domain

@testable import Sources

/// In the first byte the format to expect, behind it the document, which is also read as a robots.txt.
@Sendable func checkSources(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let formats: [SourceFormat?] = [nil] + SourceFormat.allCases
    let body = Array(bytes.dropFirst())
    let document = SourceDocument(body, mediaType: nil, address: "https://example.com/")
    let now = Moment(milliseconds: 1_796_083_200_000)
    let reading = try? DocumentReader().entries(
        of: document,
        as: formats[Int(first) % formats.count],
        host: nil,
        at: now
    )
    let entries = reading?.entries ?? []
    promise(entries.count <= DocumentReader.mostEntries, "more entries than may be")
    promise(Set(entries.map(\.key)).count == entries.count, "two entries of one key")
    for entry in entries {
        promise(!entry.key.uid.isEmpty, "an entry without a key")
        promise(entry.raw.count <= SourceEntry.longestRaw, "a text beyond its limit")
        guard let contents = entry.contents else {
            promise(!entry.diagnostics.isEmpty, "an entry without contents and without a reason")
            continue
        }
        promise(entry.isCancelled || contents.dates.endsAt > now, "an event that is over")
    }
    _ = RobotsRules(body, robot: "Madang").allow("/events.ics")
}
