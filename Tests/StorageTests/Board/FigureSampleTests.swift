import BoardIndex
import Domain
import TestSupport
import Testing

/// Histograms of more shops than are examined.
@Suite("Histograms of very many shops")
struct FigureSampleTests {
    @Test("The counts of the country are close to a plain count after any changes, and exact for few shops")
    func country() throws {
        var board = ManyShops(count: 4 * FigureHistogram.mostExamined)
        #expect(try board.counted(in: board.codes).isEstimate)
        // Down to a tenth of the shops, and up to three times as many.
        for count in [-6_000, -6_000, -4_000, -2_000, 2_000, 2_000] {
            board.change(count)
            let (found, expected) = try (board.counted(in: board.codes), board.expected(in: board.codes))
            for (counted, actual) in zip(found.counts, expected) {
                #expect(
                    abs(counted - actual) * 25 <= board.count,
                    "\(counted) of \(actual) at \(board.count)"
                )
            }
            #expect(board.filled().differences(of: board.index) == [])
            if board.count <= FigureHistogram.mostExamined / 2 {
                #expect(!found.isEstimate && found.counts == expected)
            }
        }
    }

    @Test("The counts of a few neighbourhoods are close to a plain count")
    func ring() throws {
        let board = ManyShops(count: 8 * FigureHistogram.mostExamined)
        let codes = Array(board.codes.prefix(12))
        let (found, expected) = try (board.counted(in: codes), board.expected(in: codes))
        #expect(found.isEstimate)
        for (counted, actual) in zip(found.counts, expected) {
            #expect(abs(counted - actual) * 25 <= expected.reduce(0, +), "\(counted) instead of \(actual)")
        }
    }

    @Test("Most of the country is counted without the shops elsewhere")
    func mostOfCountry() throws {
        let board = ManyShops(count: 1_000)
        let codes = Array(board.codes.prefix(25))
        #expect(try board.counted(in: codes).counts == board.expected(in: codes))
    }
}

/// An index of random shops, and their costs as a plain list.
private struct ManyShops {
    let index = BoardIndex()
    let codes = (11..<19).flatMap { (province: Int64) in
        (1...5).compactMap { NeighbourhoodCode(number: province * 100_000_000 + 11_051_500 + $0 * 1_000) }
    }
    private var chance = SeededGenerator(seed: 77)
    private var entries: [BoardEntry] = []
    private var last: Int64 = 0

    init(count: Int) {
        for _ in 0..<count { add() }
        index.fill(filled())
    }

    var count: Int { entries.count }

    func filled() -> BoardSnapshot {
        let filling = BoardFilling()
        for entry in entries { filling.add(entry) }
        return filling.finish()
    }

    private mutating func add() {
        last += 1
        entries.append(
            BoardEntry(
                id: Listing.ID(rawValue: last << 20),
                author: Member.ID(rawValue: 1),
                position: Identifier(rawValue: last),
                kind: .shop,
                side: nil,
                status: .open,
                isTakenDown: false,
                facets: [],
                price: nil,
                figures: ListingFigures(cost: Int.random(in: 0...6_000_000, using: &chance)),
                neighbourhood: codes.randomElement(using: &chance) ?? codes[0],
                point: BoardFixture.corner,
                expiresAt: nil,
                popularity: Popularity(thousandths: 0)
            )
        )
    }

    /// Adds listings, or removes them.
    mutating func change(_ count: Int) {
        entries.shuffle(using: &chance)
        let gone = entries.suffix(max(0, -count))
        entries.removeLast(gone.count)
        let kept = entries.count
        for _ in 0..<max(0, count) { add() }
        let added = Array(entries[kept...])
        let changed = Dictionary(grouping: gone + added, by: \.neighbourhood)
        index.apply(changed.mapValues { Set($0.map(\.id)) }, added)
    }

    func counted(in codes: [NeighbourhoodCode]) throws -> FigureHistogram {
        let now = Moment(milliseconds: 0)
        let question = IndexQuestion(BoardFilter(), in: codes, for: nil, hiding: [], at: now)
        return try #require(index.histograms(question, within: [:]).first { $0.figure == .cost })
    }

    func expected(in codes: [NeighbourhoodCode]) -> [Int] {
        let costs = entries.filter { codes.contains($0.neighbourhood) }.compactMap(\.figures.cost)
        return Figure.cost.steps.indices.map { step in
            costs.count { cost in Figure.cost.steps.lastIndex { $0 <= cost } == step }
        }
    }
}
