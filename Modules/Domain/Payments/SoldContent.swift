/// What a payer pays for, in the parts that its author can't change without asking.
public struct SoldContent: Equatable, Sendable {
    public enum Part: String, CaseIterable, Sendable {
        case title
        case text
        /// The dates with their lengths.
        case dates
        case place
        case price
        /// What else its kind has, such as the instrument of a lesson.
        case others
    }

    private let values: [Part: String]
    private let exact: ExactPlace?
    /// When the dates begin.
    let starts: [Moment]

    /// - Parameters:
    ///   - dates: the listing's dates, in order.
    ///   - others: the words of its kind.
    public init(
        of listing: Listing,
        text: String,
        dates: [(start: Moment, end: Moment)],
        others: [String]
    ) {
        let details = listing.details
        let prices = [details.price?.sold, details.secondAmount?.won.description]
        starts = dates.map(\.start)
        values = [
            .title: details.title.text, .text: text,
            .dates: dates.map(Self.date).joined(separator: " "),
            .place: details.place.neighbourhood.number.description,
            .price: prices.compactMap(\.self).joined(separator: " "),
            .others: others.joined(separator: " "),
        ]
        exact = details.place.exact
    }

    private static func date(_ start: Moment, _ end: Moment) -> String {
        "\(start.milliseconds)/\((end - start).components.seconds / 60)"
    }

    /// What differs from `former`, in the order of ``Part``.
    public func changes(since former: SoldContent, at now: Moment) -> [SoldChange] {
        Part.allCases.compactMap { part in
            let (from, to) = (former.values[part] ?? "", values[part] ?? "")
            let hasMoved = part == .place && former.exact != exact
            return from == to && !hasMoved ? nil : SoldChange(part, from: from, to: to, at: now)
        }
    }
}

/// A part of what was sold that its author has changed.
public struct SoldChange: Equatable, Sendable {
    public let part: SoldContent.Part
    /// What it was: the text; for dates their starts in milliseconds and their minutes, as
    /// `1795219200000/60`; the code of the neighbourhood; the price in won and its unit. Equal to ``to`` if
    /// only the exact place changed.
    public let from: String
    public let to: String
    public let at: Moment

    public init(_ part: SoldContent.Part, from: String, to: String, at moment: Moment) {
        self.part = part
        self.from = from
        self.to = to
        at = moment
    }
}

extension Price {
    fileprivate var sold: String {
        switch self {
        case .negotiable: "negotiable"
        case .fixed(let money, let unit): "\(money.won) \(unit.rawValue)"
        }
    }
}
