import Database
import Domain
import TestSupport
import Testing

@testable import Storage

/// What every histogram of the board promises.
@Suite("Histograms of figures")
struct FigureHistogramContract {
    private static let metre = FloorArea.unitsPerSquareMetre

    /// Counts as the rules say it, listing by listing.
    private func expected(
        _ shops: [Listing],
        _ figures: [Figure: ClosedRange<Int>]
    ) -> [Figure: [Int]] {
        func value(_ figure: Figure, _ details: ListingDetails) -> Int? {
            switch figure {
            case .deposit: details.secondAmount?.won
            case .cost: details.monthlyCost
            case .area: details.area?.units
            }
        }
        return Dictionary(
            uniqueKeysWithValues: Figure.allCases.map { figure in
                var counts = figure.steps.map { _ in 0 }
                for shop in shops {
                    let isMeant = figures.allSatisfy { other, range in
                        other == figure || value(other, shop.details).map(range.contains) ?? false
                    }
                    guard isMeant, let number = value(figure, shop.details) else { continue }
                    counts[(figure.steps.lastIndex { $0 <= number }) ?? 0] += 1
                }
                return (figure, counts)
            }
        )
    }

    private func found(
        _ neighbours: BoardFixture,
        _ filter: BoardFilter,
        for viewer: Member.ID? = nil
    ) async throws -> [Figure: [Int]] {
        let histograms = try await neighbours.maps.histograms(
            in: BoardFixture.ring,
            filter,
            for: viewer,
            at: neighbours.store.clock.now
        )
        #expect(histograms.allSatisfy { !$0.isEstimate })
        return Dictionary(uniqueKeysWithValues: histograms.map { ($0.figure, $0.counts) })
    }

    @Test(
        "Each figure is counted regardless of its own range, and within all others",
        arguments: Database.Engine.allCases
    )
    func ranges(_ engine: Database.Engine) async throws {
        var chance = SeededGenerator(seed: 18)
        let neighbours = try await BoardFixture(engine)
        var shops: [Listing] = []
        for number in 1...80 {
            let million = Int.random(in: 0...60, using: &chance) * 1_000_000
            let shop = try neighbours.draft(
                "\(number)",
                .shop,
                in: Bool.random(using: &chance) ? BoardFixture.here : BoardFixture.nextDoor,
                side: nil,
                secondAmount: Int.random(in: 0..<9, using: &chance) == 0 ? nil : Money(won: million),
                monthlyCost: Int.random(in: 0...40, using: &chance) * 250_000,
                area: FloorArea(units: Int.random(in: 1...300, using: &chance) * Self.metre)
            )
            shops.append(try await neighbours.keep(shop))
        }
        // Elsewhere, closed, and of a kind without figures.
        try await neighbours.keep(
            neighbours.draft("0", .shop, in: BoardFixture.elsewhere, side: nil, monthlyCost: 1)
        )
        let closed = try await neighbours.keep(neighbours.draft("0", .shop, side: nil, monthlyCost: 1))
        try await neighbours.change(closed) { try $0.close(at: neighbours.store.clock.now) }
        try await neighbours.keep(neighbours.draft("0", .class, monthlyCost: 1))

        let all: [[Figure: ClosedRange<Int>]] = [
            [:], [.deposit: 5_000_000...20_000_000], [.cost: 0...3_000_000],
            [
                .deposit: 0...30_000_000, .cost: 1_000_000...6_000_000,
                .area: 33 * Self.metre...99 * Self.metre,
            ],
        ]
        for figures in all {
            let counts = try await found(neighbours, BoardFilter(figures: figures))
            #expect(counts == expected(shops, figures), "\(figures)")
        }
        #expect(try await found(neighbours, BoardFilter(kinds: [.class]))[.cost]?.reduce(0, +) == 0)
    }

    @Test("Shops of blocked members aren't counted", arguments: Database.Engine.allCases)
    func blocked(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        let ben = try await neighbours.store.join("ben").account.id
        try await neighbours.keep(neighbours.draft("1", .shop, side: nil, monthlyCost: 1))
        #expect(try await found(neighbours, BoardFilter(), for: ben)[.cost]?.first == 1)
        try await neighbours.store.block(neighbours.author, by: ben)
        #expect(try await found(neighbours, BoardFilter(), for: ben)[.cost]?.first == 0)
    }
}
