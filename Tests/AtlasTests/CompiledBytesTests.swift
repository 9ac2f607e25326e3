import Foundation
import Location
import TestSupport
import Testing

@testable import Atlas

@Suite("The compiled gazetteer")
struct CompiledBytesTests {
    @Test("The bytes that are kept are the ones that the kept sources give")
    func sameBytes() throws {
        let bytes = try GazetteerCompiler.compile(GazetteerSources(folder: AtlasFixture.sources.path))
        let kept = try Data(contentsOf: AtlasFixture.compiled.appendingPathComponent("gazetteer.bin"))
        // Compared before it is expected: on a difference the library would search for the least one, for
        // hours.
        let isSame = Data(bytes) == kept
        #expect(isSame, "run the tool again: swift run gazetteer")
        let stamp = try String(
            contentsOf: AtlasFixture.compiled.appendingPathComponent("stamp.h"),
            encoding: .utf8
        )
        #expect(GazetteerCompiler.stamp(of: bytes) == stamp)
    }

    @Test("The program carries the bytes that are kept, and a file of them answers as it does")
    func embedded() throws {
        let embedded = try MappedGazetteer.embedded()
        let mapped = try MappedGazetteer(
            mapping: AtlasFixture.compiled.appendingPathComponent("gazetteer.bin").path
        )
        #expect(embedded.edition == "2026-02-01")
        #expect(mapped.edition == embedded.edition)
        #expect(mapped.atlas.count == 3_558)
        #expect(embedded.atlas.count == 3_558)
    }

    @Test("A file that was damaged is not opened", arguments: [9, 40, 70, 400, 300_000, 4_000_000])
    func damaged(place: Int) throws {
        let folder = try TemporaryFolder()
        var bytes = try Data(contentsOf: AtlasFixture.compiled.appendingPathComponent("gazetteer.bin"))
        bytes[place] ^= 1
        try bytes.write(to: folder.file("gazetteer.bin"))
        #expect(throws: (any Error).self) { try MappedGazetteer(mapping: folder.file("gazetteer.bin").path) }
    }

    @Test("A table with a row that cannot be read is refused with its line")
    func badRow() throws {
        let table = try TabbedTable(Array("a\tb\n1\t2\nx\t4\n".utf8), columns: ["b", "a"], file: "t.tsv")
        #expect(table.rows == [["2", "1"], ["4", "x"]])
        let error = #expect(throws: GazetteerSourceFailure.self) { try table.map { UInt64($0[1]) } }
        #expect(error?.line == 3)
        #expect(throws: GazetteerSourceFailure.self) {
            try TabbedTable(Array("a\tb\n1\n".utf8), columns: ["a"], file: "t.tsv")
        }
        #expect(throws: GazetteerSourceFailure.self) {
            try TabbedTable(Array("a\n1\n".utf8), columns: ["c"], file: "t.tsv")
        }
    }
}
