import Domain
import Markup
import Wire
import Wording

/// The bars of a histogram above the two fields of a range. A script adds a slider with two thumbs that move
/// from one bar to the next, and dims the bars outside of the range.
struct FigureBars {
    let histogram: FigureHistogramBody
    /// Without a unit.
    let label: Words
    /// The names of the fields, and their values.
    let fields: (least: String, most: String)
    let values: (least: String, most: String)

    private static let width = 10
    private static let height = 48

    /// Nothing without listings.
    func html(in language: Language) -> HTML {
        guard let most = histogram.bars.map(\.count).max(), most > 0 else { return "" }
        let bars = histogram.bars.enumerated().map { index, bar -> HTML in
            let height = bar.count == 0 ? 0 : max(1, bar.count * Self.height / most)
            let dimmed: HTML = isOutside(bar) ? " class=\"out\"" : ""
            return """
                <rect x="\(index * Self.width + 1)" y="\(Self.height - height)" \
                width="\(Self.width - 2)" height="\(height)"\(dimmed)/>
                """
        }
        return """
            <div class="bars" data-bars data-fields="\(fields.least) \(fields.most)" \
            data-unit="\(unit)" \
            data-steps="\(histogram.bars.map { step($0.from) }.joined(separator: " "))" \
            data-spoken="\(words(in: language).joined(separator: "|"))" \
            data-least="\(FigureBarPhrases.least(label)[language])" \
            data-most="\(FigureBarPhrases.most(label)[language])">
            <svg viewBox="0 0 \(histogram.bars.count * Self.width) \(Self.height)" \
            preserveAspectRatio="none" role="img" aria-label="\(summary[language])">\(bars)</svg></div>
            """
    }

    /// What a field counts in.
    private var unit: Int { histogram.figure == .area ? 1 : 10_000 }

    /// The beginning of a bar, as a field has it.
    private func step(_ from: Int) -> String {
        from.isMultiple(of: unit) ? "\(from / unit)" : "\(Double(from) / Double(unit))"
    }

    private func value(_ text: String) -> Double? {
        histogram.figure == .area
            ? Double(text) : Money(typedInTenThousands: text).map { Double($0.won) }
    }

    /// The fields have areas with decimals.
    private func isOutside(_ bar: FigureBarBody) -> Bool {
        let (least, most) = (value(values.least), value(values.most))
        return (least.map { Double(bar.below ?? .max) <= $0 } ?? false)
            || (most.map { Double(bar.from) >= $0 } ?? false)
    }

    /// What a thumb says at the beginning of each bar, and at the end of the last.
    private func words(in language: Language) -> [String] {
        let limits = histogram.bars.map { words(of: $0.from)[language] }
        let none = FigureBarPhrases.noLimit[language]
        return [none] + limits.dropFirst() + [none]
    }

    private func words(of value: Int) -> Words {
        guard histogram.figure != .area else { return Words("\(value)㎡", "\(value) m²") }
        return Money(won: value)?.spoken ?? Words("", "")
    }

    /// "보증금: 글 120개. 1,000만원~2,000만원이 35개로 가장 많아요".
    private var summary: Words {
        let total = histogram.bars.map(\.count).reduce(0, +)
        guard let highest = histogram.bars.max(by: { $0.count < $1.count }) else { return Words("", "") }
        let (from, below) = (words(of: highest.from), highest.below.map(words(of:)))
        return FigureBarPhrases.summary(
            label,
            total,
            isEstimate: histogram.isEstimate,
            highest: Words(
                "\(from[.korean])~\(below?[.korean] ?? "")",
                "from \(from[.english])\(below.map { " to \($0[.english])" } ?? "")"
            ),
            highest.count
        )
    }
}

private enum FigureBarPhrases {
    static let noLimit = Words("제한 없음", "No limit")

    static func least(_ label: Words) -> Words {
        Words("최소 \(label[.korean])", "Minimum: \(label[.english])")
    }

    static func most(_ label: Words) -> Words {
        Words("최대 \(label[.korean])", "Maximum: \(label[.english])")
    }

    static func summary(
        _ label: Words,
        _ total: Int,
        isEstimate: Bool,
        highest: Words,
        _ count: Int
    ) -> Words {
        let about = isEstimate ? Words("약 ", "about ") : Words("", "")
        return Words(
            """
            \(label[.korean]): 글 \(about[.korean])\(total)개. \
            \(highest[.korean]) 구간이 \(about[.korean])\(count)개로 가장 많아요.
            """,
            """
            \(label[.english]): \(about[.english])\(total.of("listing")), most of them \(highest[.english]): \
            \(about[.english])\(count)
            """
        )
    }
}

extension Visit {
    /// The histograms of a filter, in its drawn area, around a neighbourhood or else in the country. None for
    /// a kind without figures.
    func histograms(
        of filter: FeedFilter,
        around code: NeighbourhoodCode?
    ) async throws -> [FigureHistogramBody] {
        guard filter.kind?.has(.figures) == true else { return [] }
        let place =
            filter.drawn.map { BoardPlace(within: $0) }
            ?? BoardPlace(around: code, code == nil ? .country : filter.reach)
        let query = FigureQuery(filter.criteria, filter.statuses, in: place)
        return try await self(API.board.figures(query)).items
    }
}
