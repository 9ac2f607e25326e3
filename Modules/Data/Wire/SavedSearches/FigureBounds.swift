public import Domain
import JSONCoding

/// The least and the most of figures as flat fields, such as `minDeposit` and `maxArea`.
public struct FigureBounds: Hashable, Sendable {
    /// In the unit of the figure.
    public var least: [Figure: Int]
    public var most: [Figure: Int]

    public init(least: [Figure: Int] = [:], most: [Figure: Int] = [:]) {
        self.least = least
        self.most = most
    }

    /// Without the bounds that no listing exceeds.
    init(_ ranges: [Figure: ClosedRange<Int>]) {
        self.init()
        for (figure, range) in ranges {
            if range.lowerBound > figure.allowed.lowerBound { least[figure] = range.lowerBound }
            if range.upperBound < figure.allowed.upperBound { most[figure] = range.upperBound }
        }
    }

    static var schema: [(name: String, schema: Schema)] {
        Figure.allCases.flatMap { figure in
            [figure.least, figure.most].map { name in (name, .nullable(figure.schema)) }
        }
    }

    init(_ fields: Fields) throws(FieldError) {
        self.init()
        for figure in Figure.allCases {
            least[figure] = try figure.value(figure.least, in: fields)
            most[figure] = try figure.value(figure.most, in: fields)
        }
    }

    func write(to writer: inout JSONWriter) {
        for figure in Figure.allCases {
            figure.write(least[figure], as: figure.least, to: &writer)
            figure.write(most[figure], as: figure.most, to: &writer)
        }
    }

    /// The parameters of the board.
    public var query: [(name: String, value: String)] {
        Figure.allCases.flatMap { figure in
            [(figure.least, least[figure]), (figure.most, most[figure])].compactMap { name, value in
                value.map { (name, figure.spelling(of: $0)) }
            }
        }
    }

    /// Throws ``SavedSearchRefusal/contradictoryFigures`` for a least that exceeds the most.
    func ranges() throws(SavedSearchRefusal) -> [Figure: ClosedRange<Int>] {
        var ranges: [Figure: ClosedRange<Int>] = [:]
        for figure in Figure.allCases where least[figure] != nil || most[figure] != nil {
            let (lower, upper) = (
                least[figure] ?? figure.allowed.lowerBound, most[figure] ?? figure.allowed.upperBound
            )
            guard lower <= upper else { throw .contradictoryFigures }
            ranges[figure] = lower...upper
        }
        return ranges
    }
}

extension Figure {
    /// The name of the field, and of the board's parameter.
    fileprivate var least: String { "min\(noun)" }
    fileprivate var most: String { "max\(noun)" }

    private var noun: String {
        switch self {
        case .deposit: "Deposit"
        case .cost: "Cost"
        case .area: "Area"
        }
    }

    fileprivate var schema: Schema {
        switch self {
        case .deposit, .cost: .integer(0...Money.most)
        case .area: .string(maxLength: FloorArea.longestText)
        }
    }

    fileprivate func value(_ name: String, in fields: Fields) throws(FieldError) -> Int? {
        switch self {
        case .deposit, .cost: try fields.integerIfPresent(name)
        case .area:
            try fields.textIfPresent(
                name,
                as: { (text) throws(SavedSearchRefusal) in
                    guard let area = FloorArea(typed: text) else { throw .area }
                    return area.units
                }
            )
        }
    }

    fileprivate func write(_ value: Int?, as name: String, to writer: inout JSONWriter) {
        switch self {
        case .deposit, .cost: writer.field(name, value)
        case .area: writer.field(name, value.map(spelling))
        }
    }

    /// A number of won, or of ㎡.
    fileprivate func spelling(of value: Int) -> String {
        switch self {
        case .deposit, .cost: "\(value)"
        case .area: FloorArea(units: value)?.squareMetres ?? ""
        }
    }
}
