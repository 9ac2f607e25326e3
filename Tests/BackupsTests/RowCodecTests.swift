import Database
import Testing

@testable import Backups

@Suite("Rows in backups")
struct RowCodecTests {
    private let rows: [[SQLValue]] = [
        [.null, .integer(0), .integer(-1), .integer(.max), .integer(.min), .integer(64)],
        [
            .real(-0.5), .real(.greatestFiniteMagnitude), .text(""), .text("가\u{1F3E1}"), .bytes([]),
            .bytes([0, 255]),
        ],
    ]

    @Test("They are read as they were written")
    func roundTrip() throws {
        var bytes: [UInt8] = []
        for row in rows { RowCodec.append(row, to: &bytes) }
        var rest = bytes[...]
        for row in rows { #expect(try RowCodec.row(of: 6, from: &rest) == row) }
        #expect(rest.isEmpty)
    }

    @Test("Bytes that are cut off anywhere are refused")
    func cutOff() throws {
        var bytes: [UInt8] = []
        RowCodec.append(rows[1], to: &bytes)
        for count in 0..<bytes.count {
            var rest = bytes.prefix(count)
            #expect(throws: BackupFlaw.unreadable) { try RowCodec.row(of: 6, from: &rest) }
        }
        var strange: ArraySlice<UInt8> = [9]
        #expect(throws: BackupFlaw.unreadable) { try RowCodec.row(of: 1, from: &strange) }
        var endless = ArraySlice([1] + [UInt8](repeating: 0xFF, count: 20))
        #expect(throws: BackupFlaw.unreadable) { try RowCodec.row(of: 1, from: &endless) }
        var huge = ArraySlice([3] + [UInt8](repeating: 0xFF, count: 9) + [1])
        #expect(throws: BackupFlaw.unreadable) { try RowCodec.row(of: 1, from: &huge) }
    }

    @Test("Their sum doesn't depend on the order, and notices each change and repetition")
    func sums() throws {
        let (one, two): ([UInt8], [UInt8]) = ([1, 2], [1, 3])
        func sum(_ rows: [[UInt8]]) -> RowSum { rows.reduce(into: RowSum()) { $0.add($1) } }
        #expect(sum([one, two]) == sum([two, one]))
        #expect(sum([one, two]) != sum([one, one]) && sum([one]) != sum([one, one]))
        let kept = try #require(RowSum(rows: 2, text: sum([one, two]).text))
        #expect(kept == sum([one, two]))
        #expect(RowSum(rows: 2, text: "zz") == nil)
    }
}
