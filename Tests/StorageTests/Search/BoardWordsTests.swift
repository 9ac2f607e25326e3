import Domain
import Testing

@testable import BoardIndex

@Suite("Search texts in memory")
struct BoardWordsTests {
    private let here = BoardFixture.here

    private func entry(_ number: Int64, at position: Int64? = nil, in code: NeighbourhoodCode) -> BoardEntry {
        BoardEntry(
            id: Listing.ID(rawValue: number),
            author: Member.ID(rawValue: 1),
            position: Identifier(rawValue: position ?? number),
            kind: .class,
            side: .offer,
            status: .open,
            isTakenDown: false,
            facets: [],
            price: nil,
            neighbourhood: code,
            point: BoardFixture.corner,
            expiresAt: nil,
            popularity: Popularity(thousandths: 0)
        )
    }

    private func post(_ entries: [BoardEntry], on index: BoardIndex) {
        index.apply(
            Dictionary(grouping: entries, by: \.neighbourhood).mapValues { Set($0.map(\.id)) },
            entries
        )
    }

    private func question(in codes: [NeighbourhoodCode]) -> IndexQuestion {
        IndexQuestion(BoardFilter(), in: codes, for: nil, hiding: [], at: Moment(milliseconds: 0))
    }

    private func texts(_ ids: [Listing.ID], _ text: String) -> [Listing.ID: ListingText] {
        Dictionary(ids.map { ($0, ListingText(folded: "\(text)\n")) }) { $1 }
    }

    /// - Parameter read: hears which texts are asked for.
    private func find(
        _ text: String,
        on index: BoardIndex,
        in code: NeighbourhoodCode,
        after last: Int64? = nil,
        _ read: ([Listing.ID]) -> [Listing.ID: ListingText]
    ) throws -> IndexedSlice<Identifier<Listing.Position>> {
        index.words(in: [code]).completed(read).newest(
            try SearchText(text),
            question(in: [code]),
            after: last.map { Identifier(rawValue: $0) },
            limit: 10
        )
    }

    @Test("A value read during a change is not cached")
    func racing() throws {
        let index = BoardIndex()
        index.limitWords(to: 1 << 20)
        post([entry(1, in: here)], on: index)
        let first = index.words(in: [here])
        post([entry(1, in: here)], on: index)
        _ = first.completed { texts($0, "피아노") }
        #expect(try find("수학", on: index, in: here) { texts($0, "수학") }.ids.count == 1)

        post([entry(1, in: here)], on: index)
        let second = index.words(in: [here])
        post([entry(1, in: here)], on: index)
        _ = second.completed { texts($0, "피아노") }
        #expect(try find("바둑", on: index, in: here) { texts($0, "바둑") }.ids.count == 1)
        #expect(try find("피아노", on: index, in: here) { texts($0, "체스") }.ids.isEmpty)
    }

    @Test("Only what has changed is read again")
    func reading() throws {
        let index = BoardIndex()
        index.limitWords(to: 1 << 20)
        post((1...100).map { entry($0, in: here) }, on: index)
        var read: [Int64] = []
        let ask = { (text: String, said: String) in
            try find(text, on: index, in: here) { ids in
                read = ids.map(\.rawValue).sorted()
                return texts(ids, said)
            }.ids.count
        }
        #expect(try ask("피아노", "피아노") == 10 && read == Array(1...100))
        read = []
        #expect(try ask("피아노", "수학") == 10 && read == [])
        post([entry(7, at: 200, in: here), entry(8, in: here)], on: index)
        #expect(try ask("수학", "수학") == 2 && read == [7, 8])
        read = []
        #expect(try ask("수학", "바둑") == 2 && read == [])
        // More changes than the postings take: they are built again.
        post((1...70).map { entry($0, in: here) }, on: index)
        #expect(try ask("바둑", "바둑") == 10 && read == Array(1...70))
        #expect(try ask("수학", "") == 0)
        #expect(try ask("피아노", "") == 10)
        // More changes than are remembered: everything is read again.
        read = []
        post((1...300).map { entry($0, in: here) }, on: index)
        #expect(try ask("바둑", "바둑") == 10 && read == Array(1...300))
    }

    @Test("No more is kept than there is room for, and what was asked for lately stays")
    func room() throws {
        let index = BoardIndex()
        index.limitWords(to: 40_000)
        let codes = (0..<40).compactMap { NeighbourhoodCode(number: 1_111_051_500 + $0 * 100_000) }
        #expect(codes.count > 20)
        post(codes.flatMap { code in (1...9).map { entry(code.number * 10 + $0, in: code) } }, on: index)
        var reads = 0
        for code in codes.dropFirst() {
            for code in [code, codes[0]] {
                let found = try find("피아노", on: index, in: code) { ids in
                    reads += 1
                    return texts(ids, "피아노를 천천히 배워요")
                }
                #expect(found.ids.count == 9)
                #expect(index.bytesOfWords <= 40_000)
            }
        }
        #expect(reads == codes.count)
        #expect(try find("피아노", on: index, in: codes[1]) { texts($0, "피아노") }.ids.count == 9)
    }

    @Test("A query inspects two thousand candidates, and the next continues after them")
    func candidates() throws {
        let index = BoardIndex()
        index.limitWords(to: 1 << 24)
        post((1...4_001).map { entry($0, in: here) }, on: index)
        // The newest and the oldest say it; what is between has the same tokens.
        let read = { (ids: [Listing.ID]) in
            Dictionary(
                ids.map { id in
                    let isFound = id.rawValue == 1 || id.rawValue == 4_001
                    return (id, ListingText(folded: isFound ? "가나다\n" : "가나 나다\n"))
                }
            ) { $1 }
        }
        let first = try find("가나다", on: index, in: here, read)
        #expect(first.ids.map(\.rawValue) == [4_001] && first.last?.rawValue == 2_002)
        let second = try find("가나다", on: index, in: here, after: 2_002, read)
        #expect(second.ids == [] && second.last?.rawValue == 2)
        let third = try find("가나다", on: index, in: here, after: 2, read)
        #expect(third.ids.map(\.rawValue) == [1] && third.last == nil)
    }

    @Test("A neighbourhood may have more listings than sixteen bits number")
    func many() throws {
        let index = BoardIndex()
        index.limitWords(to: 1 << 26)
        post((1...66_000).map { entry($0, in: here) }, on: index)
        let found = try find("하프", on: index, in: here) { ids in
            Dictionary(ids.map { ($0, ListingText(folded: $0.rawValue <= 3 ? "하프\n" : "북\n")) }) { $1 }
        }
        #expect(found.ids.map(\.rawValue) == [3, 2, 1])
    }
}
