/// The number of listings in each range of a figure.
public struct FigureHistogram: Hashable, Sendable {
    /// The listings examined for one answer. Of more, a part is: every second, third and so on, or a sample.
    public static let mostExamined = 4_000

    public let figure: Figure
    /// One for each of ``Figure/steps``.
    public let counts: [Int]
    /// Whether only a part of the listings was examined, and the counts are projected from it.
    public let isEstimate: Bool

    public init(_ figure: Figure, counts: [Int], isEstimate: Bool) {
        self.figure = figure
        self.counts = counts
        self.isEstimate = isEstimate
    }
}

extension Figure {
    /// The beginnings of the ranges of a histogram, ascending from zero. The last range has no end.
    public var steps: [Int] {
        switch self {
        case .deposit: Self.depositSteps
        case .cost: Self.costSteps
        case .area: Self.areaSteps
        }
    }

    /// From five million to ten billion won.
    private static let depositSteps = [
        0, 500, 1_000, 2_000, 3_000, 5_000, 7_000, 10_000, 15_000, 20_000, 30_000, 50_000, 70_000, 100_000,
        200_000, 500_000, 1_000_000,
    ].map { $0 * 10_000 }

    /// From half a million to fifty million won.
    private static let costSteps = [
        0, 50, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1_000, 1_500, 2_000, 3_000, 5_000,
    ].map { $0 * 10_000 }

    /// From ten to five thousand square metres.
    private static let areaSteps = [
        0, 10, 20, 30, 40, 50, 70, 100, 130, 170, 200, 300, 500, 1_000, 2_000, 5_000,
    ].map { $0 * FloorArea.unitsPerSquareMetre }
}
