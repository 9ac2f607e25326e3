public import Domain
public import JSONCoding

/// The number of listings in each range of a figure.
public struct FigureHistogramBody: Body, Hashable {
    public let figure: Figure
    public let bars: [FigureBarBody]
    public let isEstimate: Bool

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

    public static var name: String { "FigureHistogram" }
    public static var parts: [any Body.Type] { [FigureBarBody.self] }

    public static var schema: Schema {
        .object([
            "figure": .words(of: Figure.self).required,
            "bars": .array(of: .reference(FigureBarBody.name)).required,
            "isEstimate": .boolean
                .described("Whether the counts are projected from a part of very many listings").required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        figure = try fields.choice("figure")
        bars = try fields.bodies("bars")
        isEstimate = try fields.boolean("isEstimate")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("figure", figure.rawValue)
            writer.field("bars", bars)
            writer.field("isEstimate", isEstimate)
        }
    }
}

/// A range of a figure and its listings.
public struct FigureBarBody: Body, Hashable {
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

    public static var name: String { "FigureBar" }

    public static var schema: Schema {
        .object([
            "from": .integer(0...Money.most).described("In won, or in square metres").required,
            "below": .nullable(.integer(0...Money.most)).described("Null for the last").required,
            "count": .integer().required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        from = try fields.integer("from")
        below = try fields.integerIfPresent("below")
        count = try fields.integer("count")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("from", from)
            writer.field("below", below)
            writer.field("count", count)
        }
    }
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
