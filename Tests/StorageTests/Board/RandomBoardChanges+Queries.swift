import Domain
import TestSupport

@testable import Storage

extension RandomBoardChanges {
    /// The questions that the index answers differently.
    mutating func disagreements() async throws -> [String] {
        let viewer = Bool.random(using: &chance) ? members.randomElement(using: &chance) : nil
        let codes = Array(
            BoardFixture.block.shuffled(using: &chance).prefix(Int.random(in: 1...7, using: &chance))
        )
        let order = BoardFixture.orders.randomElement(using: &chance) ?? .newest
        let filter = filter()
        let now = neighbours.store.clock.now
        var broken: [String] = []

        let expected = try await plain.listings(filter, in: codes, by: order, for: viewer, at: now)
        let limit = Int.random(in: 1...7, using: &chance)
        let found = try await listed(filter, codes, order, limit, viewer)
        if found != expected { broken.append("\(order) of \(filter): \(found) instead of \(expected)") }

        broken += try await searchDisagreement(filter, codes, limit, viewer)

        broken += try await countDisagreement(codes, filter.kinds.map(\.kind), viewer)

        let seen = try await plain.listings(
            filter.ofOpen,
            in: BoardFixture.block,
            by: .newest,
            for: viewer,
            at: now
        )
        let box = try MapBox(west: 126.9, south: 37.5, east: 127, north: 37.6)
        let map = try await neighbours.maps.map(of: box, in: .listings, filter, for: viewer, at: now)
        if map.listings.map(\.id) != seen.sorted(by: >) { broken.append("map: \(map.listings.map(\.id))") }
        broken += try await plain.differences(of: map.listings).map { "card: \($0)" }
        return broken
    }

    private func countDisagreement(
        _ codes: [NeighbourhoodCode],
        _ kinds: [Listing.Kind],
        _ viewer: Member.ID?
    ) async throws -> [String] {
        let now = neighbours.store.clock.now
        var broken: [String] = []
        let area = BoardArea(codes)
        let filter = BoardFilter(kinds: kinds)
        let counts = try await neighbours.maps.counts(in: area, filter, for: nil, at: now)
        let expectedCounts = try await plain.counts(in: codes, kinds)
        if counts != expectedCounts { broken.append("counts: \(counts) instead of \(expectedCounts)") }

        let country = try MapBox(west: 124, south: 33, east: 132, north: 39)
        for detail in [MapDetail.provinces, .districts, .neighbourhoods] {
            let areas = try await neighbours.maps.map(
                of: country,
                in: detail,
                BoardFilter(),
                for: viewer,
                at: now
            )
            if try await areas.clusters != plain.areas(detail) {
                broken.append("\(detail): \(areas.clusters)")
            }
        }
        return broken
    }

    private mutating func filter() -> BoardFilter {
        let statuses = Set(Listing.Status.allCases.filter { _ in Bool.random(using: &chance) })
        let kinds = [[.class], [.run], Listing.Kind.allCases].randomElement(using: &chance) ?? []
        let metre = FloorArea.unitsPerSquareMetre
        let figures: [[Figure: ClosedRange<Int>]] = [
            [.deposit: 3...6], [.cost: 0...4], [.area: 2 * metre...6 * metre],
            [.cost: 2...9, .deposit: 0...9],
        ]
        let filter = BoardFilter(
            kinds: kinds,
            side: kinds == [.run] ? nil : [nil, nil, .offer, .want].randomElement(using: &chance) ?? nil,
            facets: kinds == [.run]
                ? ["tag": some(RunTag.allCases), "age": some(AgeDecade.allCases)]
                : ["subject": some(ClassSubject.allCases), "weekday": some(Weekday.allCases)],
            statuses: statuses.isEmpty ? [.open] : statuses,
            prices: Int.random(in: 0..<4, using: &chance) == 0 ? 10_000...30_000 : nil,
            figures: Int.random(in: 0..<4, using: &chance) == 0
                ? figures.randomElement(using: &chance) ?? [:] : [:],
            times: Int.random(in: 0..<5, using: &chance) == 0
                ? WeekTimes(bits: Int64.random(in: 1..<1 << 21, using: &chance)) : nil,
            within: Int.random(in: 0..<3, using: &chance) == 0 ? drawn() : nil
        )
        guard Bool.random(using: &chance) else { return filter }
        let details = MemberDetails(
            birthYear: Bool.random(using: &chance) ? BirthYear(accepted: 1_990) : nil,
            gender: Gender.allCases.randomElement(using: &chance),
            jobGroup: JobGroup.allCases.randomElement(using: &chance)
        )
        return filter.admitting(details, at: neighbours.store.clock.now)
    }

    /// A triangle near the corner, in or around which listings are.
    private mutating func drawn() -> DrawnArea? {
        let points = (0..<3).compactMap { _ in
            Point(
                microLatitude: BoardFixture.corner.microLatitude
                    + 10 * Int.random(in: -500...500, using: &chance) + 10,
                microLongitude: BoardFixture.corner.microLongitude
                    + 10 * Int.random(in: -500...500, using: &chance) + 10
            )
        }
        return try? DrawnArea(around: points)
    }

    /// A few of the words, or none in half of all cases.
    private mutating func some<Word: RawRepresentable<String>>(_ words: [Word]) -> [String] {
        guard Bool.random(using: &chance) else { return [] }
        return words.prefix(4).filter { _ in Bool.random(using: &chance) }.map(\.rawValue)
    }

    private mutating func searchDisagreement(
        _ filter: BoardFilter,
        _ codes: [NeighbourhoodCode],
        _ limit: Int,
        _ viewer: Member.ID?
    ) async throws -> [String] {
        let questions = [
            "피아노", "영어회화", "회화", "수학 피아", "4", "4급", "b", "b2 기초", "jav", "노", "하프", "ㅍ", "ㅍㅇㄴ", "ㅇㅎ",
            "노래 음악", "2", "아노", "어회", "#하프", "#음악 ㅍ",
        ]
        let text = questions.randomElement(using: &chance) ?? ""
        let (sought, now) = (try SearchText(text), neighbours.store.clock.now)
        let expected = try await plain.listings(
            sought,
            saying: words,
            filter,
            in: codes,
            for: viewer,
            at: now
        )
        let found = try await parts(of: limit) { [neighbours] slice in
            try await neighbours.search.listings(
                sought,
                filter,
                in: BoardArea(codes),
                slice,
                for: viewer,
                at: now
            )
        }
        return found == expected ? [] : ["\(text) in \(filter): \(found) instead of \(expected)"]
    }

    private func listed(
        _ filter: BoardFilter,
        _ codes: [NeighbourhoodCode],
        _ order: BoardOrder,
        _ limit: Int,
        _ viewer: Member.ID?
    ) async throws -> [Listing.ID] {
        try await parts(of: limit) { [neighbours] slice in
            try await neighbours.board.listings(
                filter,
                in: BoardArea(codes),
                by: order,
                slice,
                for: viewer,
                at: neighbours.store.clock.now
            )
        }
    }

    private func parts(
        of limit: Int,
        _ ask: (SliceRequest) async throws -> Slice<ListingSummary>
    ) async throws -> [Listing.ID] {
        var (ids, cursor): ([Listing.ID], String?) = ([], nil)
        repeat {
            let part = try await ask(SliceRequest(limit: limit, after: cursor))
            ids += part.items.map(\.id)
            cursor = part.next
        } while cursor != nil
        return ids
    }
}
