import BoardIndex
import Domain
import TestSupport
import Testing

@testable import Storage

/// Pages of a range of figures, compared with a plain scan of all listings.
@Suite("Ranges of figures")
struct FigureRangeTests {
    @Test("Any range has the same pages as a plain scan, in any order and after any changes")
    func agreement() {
        var board = PlainFigureBoard(count: 4_000, seed: 69)
        for round in 1...40 {
            board.change(round.isMultiple(of: 10) ? 200 : 3)
            let (question, page) = (board.question(), Int.random(in: 1...20, using: &board.chance))
            let matching = board.matching(question)
            for order in BoardFixture.orders {
                let expected = board.sorted(matching, by: order).prefix(3 * page)
                let found = board.found(question, by: order, pages: 3, of: page)
                #expect(found == Array(expected), "round \(round), \(order) of \(question)")
            }
        }
    }

    @Test("An index that followed all changes equals one that is filled afterwards")
    func changes() {
        var board = PlainFigureBoard(count: 2_500, seed: 18)
        for round in 1...30 { board.change(round.isMultiple(of: 10) ? 300 : 2) }
        #expect(board.filled().differences(of: board.index) == [])
    }

    @Test("The newest listing stays on the page of the country once, wherever it moves")
    func moves() {
        var board = PlainFigureBoard(count: 200, seed: 5)
        let all = PlainFigureBoard.Question(
            figures: [:],
            codes: board.codes,
            statuses: Set(Listing.Status.allCases),
            prices: nil
        )
        for round in 1...40 {
            board.moveNewest()
            let expected = board.sorted(board.matching(all), by: .newest)
            let found = board.found(all, by: .newest, pages: 20, of: 20)
            #expect(found == expected, "round \(round)")
        }
        #expect(board.filled().differences(of: board.index) == [])
    }

    @Test("A page of which hardly any listing in the range matches is whole")
    func rare() {
        let board = PlainFigureBoard(count: 9_000, seed: 7)
        let question = PlainFigureBoard.Question(
            figures: [.cost: 0...10_000],
            codes: board.codes,
            statuses: [.open],
            prices: 2...9
        )
        let expected = board.sorted(board.matching(question), by: .cheapest)
        #expect(board.found(question, by: .cheapest, pages: 1, of: 50) == Array(expected.prefix(50)))
    }

    @Test("A cursor from beyond the range has no page, and a page past the last listing is empty")
    func beyond() throws {
        let board = PlainFigureBoard(count: 500, seed: 3)
        let filter = BoardFilter(kinds: [.shop], figures: [.cost: 5_000...9_000])
        let question = IndexQuestion(filter, in: board.codes, for: nil, hiding: [], at: board.now)
        let last = try RankedCursor(cursor: "9001-\(Listing.ID(rawValue: 1))")
        #expect(board.index.cheapest(question, after: last, limit: 5).ids == [])
        let first = try RankedCursor(cursor: "0-\(Listing.ID(rawValue: 1))")
        #expect(
            board.index.cheapest(question, after: first, limit: 5).ids
                == board.index.cheapest(question, after: nil, limit: 5).ids
        )
    }
}

/// An index of random shops, and the shops as a plain list.
private struct PlainFigureBoard {
    struct Question: CustomStringConvertible {
        let figures: [Figure: ClosedRange<Int>]
        let codes: [NeighbourhoodCode]
        let statuses: Set<Listing.Status>
        /// Few listings have a price.
        let prices: ClosedRange<Int>?

        var description: String { "\(figures) in \(codes.count), \(statuses), \(prices ?? 0...0)" }
    }

    let index = BoardIndex()
    /// In eight provinces.
    let codes = (11..<19).flatMap { (province: Int64) in
        (1...5).compactMap { NeighbourhoodCode(number: province * 100_000_000 + 11_051_500 + $0 * 1_000) }
    }
    let now = Moment(milliseconds: 1_000_000)
    var chance: SeededGenerator
    private var entries: [Listing.ID: BoardEntry] = [:]
    private var last: Int64 = 0

    init(count: Int, seed: UInt64) {
        chance = SeededGenerator(seed: seed)
        for _ in 0..<count {
            let entry = entry(nextNumber())
            entries[entry.id] = entry
        }
        index.fill(filled())
    }

    func filled() -> BoardSnapshot {
        let filling = BoardFilling()
        for entry in entries.values { filling.add(entry) }
        return filling.finish()
    }

    private mutating func nextNumber() -> Int64 {
        last += 1
        return last
    }

    /// Round numbers, so that many listings share one.
    ///
    /// - Parameter position: nil for a new one.
    private mutating func entry(
        _ id: Int64,
        at position: Identifier<Listing.Position>? = nil
    ) -> BoardEntry {
        let isRare = Int.random(in: 0..<400, using: &chance) == 0
        return BoardEntry(
            id: Listing.ID(rawValue: id),
            author: Member.ID(rawValue: Int64.random(in: 1...9, using: &chance)),
            position: position ?? Identifier(rawValue: nextNumber()),
            kind: .shop,
            side: nil,
            status: Int.random(in: 0..<4, using: &chance) == 0 ? .closed : .open,
            isTakenDown: Int.random(in: 0..<20, using: &chance) == 0,
            facets: [],
            price: isRare ? Int.random(in: 1...9, using: &chance) : nil,
            figures: ListingFigures(
                deposit: Int.random(in: -10...100, using: &chance) * 100,
                cost: Int.random(in: 0..<9, using: &chance) == 0
                    ? nil : Int.random(in: 0...100, using: &chance) * 100,
                area: Int.random(in: 1...50, using: &chance) * 10
            ),
            neighbourhood: codes.randomElement(using: &chance) ?? BoardFixture.here,
            point: point(),
            expiresAt: Bool.random(using: &chance)
                ? now + .seconds(Int.random(in: -99...999, using: &chance)) : nil,
            popularity: Popularity(thousandths: Int.random(in: 0...99, using: &chance))
        )
    }

    private mutating func point() -> Point {
        let corner = BoardFixture.corner
        let latitude = corner.microLatitude + Int.random(in: -900...900, using: &chance)
        let longitude = corner.microLongitude + Int.random(in: -900...900, using: &chance)
        return Point(microLatitude: latitude, microLongitude: longitude) ?? corner
    }

    /// Removes, replaces and adds listings, some of them in other neighbourhoods.
    mutating func change(_ count: Int) {
        var changed: [NeighbourhoodCode: Set<Listing.ID>] = [:]
        let all = entries.keys.sorted()
        for _ in 0..<count {
            let former = Bool.random(using: &chance) ? all.randomElement(using: &chance) : nil
            let id = former ?? Listing.ID(rawValue: nextNumber())
            if let code = entries[id]?.neighbourhood { changed[code, default: []].insert(id) }
            let position = Bool.random(using: &chance) ? entries[id]?.position : nil
            entries[id] =
                Int.random(in: 0..<3, using: &chance) == 0 ? nil : entry(id.rawValue, at: position)
            if let code = entries[id]?.neighbourhood { changed[code, default: []].insert(id) }
        }
        let ids = Set(changed.values.joined())
        index.apply(changed, ids.compactMap { entries[$0] })
    }

    /// Moves the newest listing to another neighbourhood, at its position.
    mutating func moveNewest() {
        guard let newest = entries.values.max(by: { $0.position.rawValue < $1.position.rawValue }) else {
            return
        }
        let moved = entry(newest.id.rawValue, at: newest.position)
        entries[newest.id] = moved
        let changed = [newest.neighbourhood, moved.neighbourhood].map { ($0, Set([newest.id])) }
        index.apply(Dictionary(changed) { one, _ in one }, [moved])
    }

    mutating func question() -> Question {
        var figures: [Figure: ClosedRange<Int>] = [:]
        for figure in Figure.allCases where Bool.random(using: &chance) {
            let most = figure == .area ? 500 : 10_000
            let start = Int.random(in: 0...most, using: &chance)
            figures[figure] = start...(Bool.random(using: &chance) ? most : min(most, start + most / 20))
        }
        let width = [3, 20, 40].randomElement(using: &chance) ?? 40
        return Question(
            figures: figures,
            codes: Array(codes.shuffled(using: &chance).prefix(width)),
            statuses: Bool.random(using: &chance) ? [.open] : [.open, .closed, .expired],
            prices: Int.random(in: 0..<4, using: &chance) == 0 ? 2...9 : nil
        )
    }

    func matching(_ question: Question) -> [BoardEntry] { entries.values.filter { matches($0, question) } }

    func sorted(_ matching: [BoardEntry], by order: BoardOrder) -> [Listing.ID] {
        matching.map { entry -> (rank: Int, tie: Int64, id: Listing.ID) in
            let tie = if case .nearest = order { entry.id.rawValue } else { -entry.id.rawValue }
            return (rank(entry, order), tie, entry.id)
        }.sorted { ($0.rank, $0.tie) < ($1.rank, $1.tie) }.map(\.id)
    }

    private func matches(_ entry: BoardEntry, _ question: Question) -> Bool {
        let isOver = entry.expiresAt.map { $0 <= now } ?? false
        return !entry.isTakenDown && question.codes.contains(entry.neighbourhood)
            && question.statuses.contains(isOver && entry.status == .open ? .expired : entry.status)
            && question.prices.map { prices in entry.price.map(prices.contains) ?? false } ?? true
            && question.figures.allSatisfy { figure, range in
                let number =
                    switch figure {
                    case .deposit: entry.figures.deposit
                    case .cost: entry.figures.cost
                    case .area: entry.figures.area
                    }
                return number.map(range.contains) ?? false
            }
    }

    /// The least first; ties by the latest first, but by the earliest when nearest.
    private func rank(_ entry: BoardEntry, _ order: BoardOrder) -> Int {
        switch order {
        case .newest: return Int(-entry.position.rawValue)
        case .popular: return -entry.popularity.thousandths
        case .soonest: return entry.expiresAt.map { Int($0.milliseconds) } ?? .max
        case .cheapest: return entry.figures.cost ?? .max
        case .largest: return -(entry.figures.area ?? 0)
        case .nearest(let point):
            let north = entry.point.microLatitude - point.microLatitude
            let east = (entry.point.microLongitude - point.microLongitude) * 793 / 1_000
            return north * north + east * east
        }
    }

    func found(_ question: Question, by order: BoardOrder, pages: Int, of limit: Int) -> [Listing.ID] {
        let filter = BoardFilter(
            kinds: [.shop],
            statuses: question.statuses,
            prices: question.prices,
            figures: question.figures
        )
        let asked = IndexQuestion(filter, in: question.codes, for: nil, hiding: [], at: now)
        func ids<Key>(_ page: (Key?) -> IndexedSlice<Key>) -> [Listing.ID] {
            var (ids, last): ([Listing.ID], Key?) = ([], nil)
            for _ in 1...pages {
                let slice = page(last)
                ids += slice.ids
                last = slice.last
                if last == nil { break }
            }
            return ids
        }
        return switch order {
        case .newest: ids { index.newest(asked, after: $0, limit: limit) }
        case .popular: ids { index.popular(asked, after: $0, limit: limit) }
        case .soonest: ids { index.soonest(asked, after: $0, limit: limit) }
        case .cheapest: ids { index.cheapest(asked, after: $0, limit: limit) }
        case .largest: ids { index.largest(asked, after: $0, limit: limit) }
        case .nearest(let point): ids { index.nearest(asked, to: point, after: $0, limit: limit) }
        }
    }
}
