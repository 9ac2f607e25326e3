import Files

@testable import Addresses
@testable import Location

/// The government's file of entrances, and the same as an address that is looked for.
@Sendable func checkEntrances(_ bytes: [UInt8]) {
    checkSpelling(String(decoding: bytes.prefix(400), as: UTF8.self))
    do throws(AddressImport.Failure) {
        var reader = try EntranceReader()
        try reader.read(LineReader(bytes, named: "fuzz")) { _ in }
        let counts = reader.counts
        let entries = reader.collection.entries
        promise(entries.count == counts.lines - counts.flawed - counts.withoutPoint, "a line is missing")
        promise((reader.firstFlaw == nil) == (counts.flawed == 0), "a flaw without a line")
        for entry in entries {
            promise(Int(entry.road) < reader.collection.roads.count, "a road beyond the last")
            promise((32_000_000...44_000_000).contains(entry.latitude), "a place that isn't in Korea")
            promise((123_000_000...133_000_000).contains(entry.longitude), "a place that isn't in Korea")
            promise(entry.number >> 16 > 0, "a building without a number")
        }
    } catch {
        promise(!"\(error)".isEmpty, "refused for nothing")
    }
}

private func checkSpelling(_ text: String) {
    let spelling = AddressSpelling(text)
    promise(spelling.words.count <= 16, "more words than an address has")
    for place in spelling.words.indices {
        let number = spelling.number(from: place)
        promise(number.map { $0.number.main > 0 && $0.level <= 3 } ?? true, "no number")
        if let divided = spelling.words[place].dividedAtNumber {
            promise(divided.number.number.main > 0, "divided at no number")
        }
    }
}
