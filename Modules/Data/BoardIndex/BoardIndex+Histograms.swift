public import Domain

extension BoardIndex {
    /// Counts the listings by figures. A listing counts for a figure if all its other figures are in their
    /// ranges, so that the histogram of a figure doesn't depend on its own range.
    ///
    /// Examines at most ``FigureHistogram/mostExamined`` listings, at equal distances in the order of
    /// neighbourhoods and of arrival, neither of which has to do with figures.
    ///
    /// - Parameter question: without ranges of figures.
    public func histograms(
        _ question: IndexQuestion,
        within ranges: [Figure: ClosedRange<Int>]
    ) -> [FigureHistogram] {
        let ring = country.ring(of: question.codes)
        let groups = question.sieve.groupsWithFigures
        let total = ring.indices.reduce(0) { total, index in
            ring.lend(index) { columns in
                groups.reduce(total) { $0 + columns.arrivals.ranks(of: $1).count }
            }
        }
        let stride = max(1, (total + FigureHistogram.mostExamined - 1) / FigureHistogram.mostExamined)
        var counter = FigureCounter(ranges)
        var offset = 0
        for index in ring.indices {
            ring.lend(index) { columns in
                for group in groups {
                    let ranks = columns.arrivals.ranks(of: group)
                    var rank = ranks.lowerBound + offset
                    while rank < ranks.upperBound {
                        let place = Int(columns.arrivals.places[rank])
                        if question.sieve.passes(place, in: columns) {
                            counter.count(columns.listings[place].figures)
                        }
                        rank += stride
                    }
                    offset = rank - ranks.upperBound
                }
            }
        }
        return counter.histograms(of: stride)
    }

    /// The neighbourhoods that may have listings in the box, in any status, by code.
    public func codes(touching box: MapBox) -> [NeighbourhoodCode] {
        country.areas.codes(touching: box)
    }
}

/// Counts listings for every figure in one pass.
private struct FigureCounter {
    private let ranges: [ClosedRange<Int64>?]
    private let steps = Figure.allCases.map(\.steps)
    private var counts = Figure.allCases.map { $0.steps.map { _ in 0 } }

    init(_ ranges: [Figure: ClosedRange<Int>]) {
        self.ranges = Figure.allCases.map { figure in
            ranges[figure].map { Int64($0.lowerBound)...Int64($0.upperBound) }
        }
    }

    mutating func count(_ figures: PackedFigures) {
        var missed: Int?
        for (index, figure) in Figure.allCases.enumerated() {
            guard let range = ranges[index] else { continue }
            if let number = figures[figure], range.contains(number) { continue }
            guard missed == nil else { return }
            missed = index
        }
        for (index, figure) in Figure.allCases.enumerated() where missed == nil || missed == index {
            guard let number = figures[figure] else { continue }
            let end = steps[index].partitioningIndex { $0 > number }
            counts[index][max(0, end - 1)] += 1
        }
    }

    func histograms(of stride: Int) -> [FigureHistogram] {
        zip(Figure.allCases, counts).map { figure, counts in
            FigureHistogram(figure, counts: counts.map { $0 * stride }, isEstimate: stride > 1)
        }
    }
}
