import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// The fields of the filter for figures of listings: deposit, monthly cost and floor area.
enum FigureFields {
    private static let labels = [
        ("Deposit", Words("보증금·매매가 (원)", "Deposit or price (won)")),
        ("Cost", Words("한 달 총비용 (원)", "Monthly total (won)")),
        ("Area", Words("전용면적 (㎡, 평은 10평처럼)", "Exclusive area (m², or as 10 pyeong)")),
    ]

    /// Of the parameters.
    static let names = labels.flatMap { ["min\($0.0)", "max\($0.0)"] }

    /// As the API takes them: amounts in won, and areas in ㎡. Other values are ignored.
    static func read(_ query: Query) -> [String: String] {
        labels.reduce(into: [:]) { values, label in
            let (name, _) = label
            let read =
                name == "Area"
                ? bounds(name, query, { FloorArea(typed: $0) }, \.squareMetres)
                : bounds(name, query, { Money(typed: $0) }, { "\($0.won)" })
            values.merge(read) { $1 }
        }
    }

    /// In order, as the API wants them.
    private static func bounds<Value: Comparable>(
        _ name: String,
        _ query: Query,
        _ read: (String) -> Value?,
        _ spell: (Value) -> String
    ) -> [String: String] {
        var (least, most) = (query["min\(name)"].flatMap(read), query["max\(name)"].flatMap(read))
        if let lower = least, let upper = most, upper < lower { (least, most) = (upper, lower) }
        return ["min\(name)": least, "max\(name)": most].compactMapValues { $0.map(spell) }
    }

    static func html(_ parts: FormParts, _ histograms: [FigureHistogramBody]) -> [HTML] {
        labels.map { name, label in
            // The units of an area can't be typed on a number pad.
            let isArea = name == "Area"
            let mode: HTML = isArea ? "" : " inputmode=\"decimal\""
            let (least, most) =
                isArea
                ? (Words("최소", "Min"), Words("최대", "Max")) : (FeedPhrases.least, FeedPhrases.most)
            let histogram = histograms.first { $0.figure.rawValue == name.lowercased() }
            return """
                <fieldset class="field"><legend>\(label[parts.visit.language])</legend>
                \(histogram.map { bars(of: $0, name, label.withoutUnit, parts) })
                <div class="row">
                \(parts.line("min\(name)", least, attributes: mode))
                \(parts.line("max\(name)", most, attributes: mode))
                </div></fieldset>
                """
        }
    }

    private static func bars(
        of histogram: FigureHistogramBody,
        _ name: String,
        _ label: Words,
        _ parts: FormParts
    ) -> HTML {
        FigureBars(
            histogram: histogram,
            label: label,
            fields: ("min\(name)", "max\(name)"),
            values: (parts.entry.text("min\(name)"), parts.entry.text("max\(name)"))
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
