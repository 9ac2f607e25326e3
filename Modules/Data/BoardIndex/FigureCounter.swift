import Domain

/// Counts listings for every figure in one pass.
struct FigureCounter {
    private static let steps = StepTable()

    private let ranges: [(figure: Figure, range: ClosedRange<Int64>)]
    private let figures = Figure.allCases.map(\.self)
    /// A copy: requests would contend for the reference counts of shared arrays.
    private let steps = Self.steps.copy()
    private var counts: [Int]
    /// Whether a listing counts for others that aren't examined.
    var isEstimate = false

    init(_ ranges: [Figure: ClosedRange<Int>]) {
        self.ranges = ranges.map { ($0, Int64($1.lowerBound)...Int64($1.upperBound)) }
        counts = Array(repeating: 0, count: steps.count)
    }

    mutating func count(_ numbers: PackedFigures, times: Int) {
        var missed: Figure?
        for (figure, range) in ranges {
            if let number = numbers[figure], range.contains(number) { continue }
            guard missed == nil else { return }
            missed = figure
        }
        for index in figures.indices where missed == nil || missed == figures[index] {
            guard let number = numbers[figures[index]] else { continue }
            counts[steps.step(of: number, at: index)] += times
        }
    }

    var histograms: [FigureHistogram] {
        figures.enumerated().map { index, figure in
            FigureHistogram(figure, counts: Array(counts[steps.range(at: index)]), isEstimate: isEstimate)
        }
    }
}

/// The steps of all figures, found without a search: few of them have as many binary digits as a number.
private struct StepTable {
    /// Of all figures, one after the other, each with ``most`` values at its end that no number reaches.
    private var steps: [Int64] = []
    /// By figure and binary digits, the index of the first step with as many.
    private var first: [Int] = []
    /// By figure, the index of its first step.
    private var starts: [Int] = []
    /// The largest number of steps of a figure with the same number of binary digits.
    private let most: Int

    init() {
        let sizes = Figure.allCases.flatMap { figure in
            Dictionary(grouping: figure.steps) { Self.digits(of: Int64($0)) }.values.map(\.count)
        }
        most = sizes.max() ?? 0
        for figure in Figure.allCases {
            let (start, digits) = (steps.count, figure.steps.map { Self.digits(of: Int64($0)) })
            starts.append(start)
            first += (0...Int64.bitWidth).map { number in
                start + (digits.firstIndex { $0 >= number } ?? digits.count)
            }
            steps += figure.steps.map(Int64.init) + Array(repeating: .max, count: most)
        }
    }

    private init(_ other: StepTable) {
        steps = other.steps.map(\.self)
        first = other.first.map(\.self)
        starts = other.starts.map(\.self)
        most = other.most
    }

    func copy() -> StepTable { StepTable(self) }

    /// One or zero, for numbers that aren't negative.
    private static func one(if step: Int64, isAtMost number: Int64) -> Int {
        Int(truncatingIfNeeded: UInt64(bitPattern: step &- number &- 1) >> 63)
    }

    private static func digits(of number: Int64) -> Int { Int64.bitWidth - number.leadingZeroBitCount }

    /// The number of steps of all figures, including those that no number reaches.
    var count: Int { steps.count }

    func range(at figure: Int) -> Range<Int> {
        let end = figure + 1 < starts.count ? starts[figure + 1] : steps.count
        return starts[figure]..<end - most
    }

    /// The index of the last step of a figure up to a number. Without branches, which would be mispredicted.
    func step(of number: Int64, at figure: Int) -> Int {
        let start = first[figure * (Int64.bitWidth + 1) + Self.digits(of: number)]
        var reached = start
        for index in start..<start + most { reached &+= Self.one(if: steps[index], isAtMost: number) }
        return max(starts[figure], reached - 1)
    }
}
