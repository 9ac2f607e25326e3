import Location
import Testing

@Suite("Names and codes of regions")
struct NamesTests {
    private let atlas: RegionAtlas

    init() throws {
        var source = Chessboard.source(columns: 2, rows: 1)
        source.successions = [
            AtlasSource.Succession(of: 102, since: 1_000, code: 900, labels: ["meadow", "row 0"])
        ]
        source.terms = [
            AtlasSource.Term(FoldedText("field").joined, of: 101, role: 1, label: "Field!"),
            AtlasSource.Term(FoldedText("field").joined, of: 102, role: 2, era: .untilSuccession),
            AtlasSource.Term(FoldedText("meadow").joined, of: 102, role: 2, era: .sinceSuccession),
        ]
        atlas = try Chessboard.atlas(source)
    }

    @Test("A region is found by its code and by the one that succeeds it")
    func codes() {
        #expect(atlas.region(code: 101) == 0)
        #expect(atlas.region(code: 102) == 1)
        #expect(atlas.region(code: 900) == 1)
        #expect(atlas.region(code: 103) == nil)
        #expect(atlas.code(of: 1) == 102)
    }

    @Test("Words, their point and the edition come back as they were written")
    func labels() {
        #expect(atlas.edition == "first")
        #expect(atlas.labels(of: 1) == ["field 1", "row 0"])
        #expect(atlas.point(of: 1) == (0.005, 0.015))
    }

    @Test("A change of name happens at its moment, not before")
    func succession() {
        #expect(atlas.succession(of: 1)?.labels == ["meadow", "row 0"])
        #expect(atlas.succession(of: 0) == nil)
        #expect(!atlas.isSucceeded(1, at: 999))
        #expect(atlas.isSucceeded(1, at: 1_000))
        #expect(!atlas.isSucceeded(0, at: 1_000))
    }

    @Test("A word is told with every region it belongs to")
    func postings() throws {
        let term = try #require(atlas.term(FoldedText("FIELD").joined))
        var found: [String] = []
        atlas.eachPosting(of: term) {
            found.append("\($0.region) \($0.role) \($0.era) \(atlas.text($0.label))")
        }
        #expect(found == ["0 1 always Field!", "1 2 untilSuccession "])
        #expect(atlas.term(FoldedText("fields").joined) == nil)
    }

    @Test("A source that contradicts itself is refused by name")
    func contradictions() {
        var twice = Chessboard.source(columns: 2, rows: 1)
        twice.regions.append(twice.regions[0])
        #expect(throws: AtlasSourceFailure.repeatedCode(101)) { try AtlasWriter.bytes(of: twice) }
        var stray = Chessboard.source(columns: 2, rows: 1)
        stray.links.append((101, 5))
        #expect(throws: AtlasSourceFailure.unknownCode(5)) { try AtlasWriter.bytes(of: stray) }
        var renamed = Chessboard.source(columns: 2, rows: 1)
        let change = AtlasSource.Succession(of: 101, since: 0, code: nil, labels: ["a", "b"])
        renamed.successions = [change, change]
        #expect(throws: AtlasSourceFailure.repeatedSuccession(101)) { try AtlasWriter.bytes(of: renamed) }
    }
}
