public import Domain
import JSONCoding

/// The number of listings in each range of a figure.
public struct FigureHistogramBody: ShapedBody, Hashable {
    public let figure: Figure
    public let bars: [FigureBarBody]
    public let isEstimate: Bool

    public static let shape = Shape<Self>(
        "FigureHistogram",
        Field("figure", \.figure),
        Field("bars", \.bars),
        Field(
            "isEstimate",
            \.isEstimate,
            about: "Whether the counts are projected from a part of very many listings"
        ),
        make: Self.init
    )
}

extension FigureHistogramBody {
    public init(_ histogram: FigureHistogram) {
        figure = histogram.figure
        isEstimate = histogram.isEstimate
        let steps = histogram.figure.steps.map { $0 / histogram.figure.unit }
        bars = histogram.counts.enumerated().map { index, count in
            FigureBarBody(
                from: steps[index],
                below: index + 1 < steps.count ? steps[index + 1] : nil,
                count: count
            )
        }
    }
}

/// A range of a figure and its listings.
public struct FigureBarBody: ShapedBody, Hashable {
    /// In won, or in square metres.
    public let from: Int
    /// Nil for the last.
    public let below: Int?
    public let count: Int

    public init(from: Int, below: Int?, count: Int) {
        self.from = from
        self.below = below
        self.count = count
    }

    public static let shape = Shape<Self>(
        "FigureBar",
        Field("from", \.from, .integer(0...Money.most), about: "In won, or in square metres"),
        Field("below", \.below, .integer(0...Money.most), about: "Null for the last"),
        Field("count", \.count),
        make: Self.init
    )
}

extension Figure {
    /// The unit of a bar: a won, or a square metre.
    fileprivate var unit: Int {
        switch self {
        case .deposit, .cost: 1
        case .area: FloorArea.unitsPerSquareMetre
        }
    }
}
