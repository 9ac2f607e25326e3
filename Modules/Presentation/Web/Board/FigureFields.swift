import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// The fields of the filter for figures of listings: deposit, monthly cost and floor area.
enum FigureFields {
    private static let labels = [
        ("Deposit", Words("보증금·매매가 (만원)", "Deposit or price (₩10,000)")),
        ("Cost", Words("한 달 총비용 (만원)", "Monthly total (₩10,000)")),
        ("Area", Words("전용면적 (㎡, 평은 10평처럼)", "Exclusive area (m², or as 10 pyeong)")),
    ]

    /// The field in which people type the amount of a parameter, in 만원. That of an area has its name.
    static func field(of name: String) -> String {
        guard !name.hasSuffix("Area") else { return name }
        return (name.hasPrefix("min") ? "least" : "most") + name.dropFirst(3)
    }

    /// An amount that was typed in a field, or else the parameter itself, in won.
    static func amount(_ name: String, _ query: Query) -> Money? {
        query[field(of: name)].flatMap { Money(typedInTenThousands: $0) }
            ?? query[name].flatMap { Money(typed: $0) }
    }

    /// What the fields show.
    static func entry(_ figures: [(name: String, value: String)]) -> [(name: String, value: String)] {
        figures.map { (name: field(of: $0.name), value: typed($0.value, for: $0.name)) }
    }

    static func typed(_ value: String, for name: String) -> String {
        guard !name.hasSuffix("Area"), let money = Int(value).flatMap({ Money(won: $0) }) else {
            return value
        }
        return money.typedInTenThousands
    }

    /// As the API takes them: amounts in won, and areas in ㎡. Other values are ignored.
    static func read(_ query: Query) -> [String: String] {
        labels.reduce(into: [:]) { values, label in
            let (name, _) = label
            let read =
                name == "Area"
                ? bounds(name, { query[$0].flatMap { FloorArea(typed: $0) } }, \.squareMetres)
                : bounds(name, { amount($0, query) }, { "\($0.won)" })
            values.merge(read) { $1 }
        }
    }

    /// In order, as the API wants them.
    private static func bounds<Value: Comparable>(
        _ name: String,
        _ read: (_ parameter: String) -> Value?,
        _ spell: (Value) -> String
    ) -> [String: String] {
        var (least, most) = (read("min\(name)"), read("max\(name)"))
        if let lower = least, let upper = most, upper < lower { (least, most) = (upper, lower) }
        return ["min\(name)": least, "max\(name)": most].compactMapValues { $0.map(spell) }
    }

    static func html(_ parts: FormParts, _ histograms: [FigureHistogramBody]) -> [HTML] {
        labels.map { name, label in
            // The units of an area can't be typed on a number pad.
            let isArea = name == "Area"
            let mode: HTML = isArea ? "" : " inputmode=\"decimal\" data-won=\"10000\""
            let histogram = histograms.first { $0.figure.rawValue == name.lowercased() }
            return """
                <fieldset class="field"><legend>\(label[parts.visit.language])</legend>
                \(histogram.map { bars(of: $0, name, label.withoutUnit, parts) })
                <div class="row">
                \(parts.line(field(of: "min\(name)"), least, attributes: mode))
                \(parts.line(field(of: "max\(name)"), most, attributes: mode))
                </div></fieldset>
                """
        }
    }

    static let least = Words("최소", "Min")
    static let most = Words("최대", "Max")

    private static func bars(
        of histogram: FigureHistogramBody,
        _ name: String,
        _ label: Words,
        _ parts: FormParts
    ) -> HTML {
        FigureBars(
            histogram: histogram,
            label: label,
            fields: (field(of: "min\(name)"), field(of: "max\(name)")),
            values: (
                parts.entry.text(field(of: "min\(name)")), parts.entry.text(field(of: "max\(name)"))
            )
        ).html(in: parts.visit.language)
    }

    /// "한 달 총비용 1,000,000원까지", "Exclusive area: from 33.06 m² (10 pyeong)".
    static func words(of name: String, _ value: String) -> Words {
        let label = labels.first { name.hasSuffix($0.0) }?.1.withoutUnit ?? Words("", "")
        let amount =
            (name.hasSuffix("Area")
                ? FloorArea(typed: value)?.words : Int(value).flatMap { Money(won: $0) }?.words)
            ?? Words(value, value)
        return name.hasPrefix("min")
            ? Words(
                "\(label[.korean]) \(amount[.korean])부터",
                "\(label[.english]): from \(amount[.english])"
            )
            : Words(
                "\(label[.korean]) \(amount[.korean])까지",
                "\(label[.english]): up to \(amount[.english])"
            )
    }
}
