import Domain
import HTTPServer
import Markup
import Wording

/// The fields of the filter for figures of listings: deposit, monthly cost and floor area.
enum FigureFields {
    private static let labels = [
        ("Deposit", Words("보증금·매매가 (원)", "Deposit or price (won)")),
        ("Cost", Words("한 달 총비용 (원)", "Total by month (won)")),
        ("Area", Words("전용면적 (㎡, 평은 10평처럼)", "Exclusive area (m², or as 10 pyeong)")),
    ]

    /// As the API takes them: amounts in won, and areas in ㎡. Other values are ignored.
    static func read(_ query: Query) -> [String: String] {
        var values: [String: String] = [:]
        for (name, _) in labels {
            for bound in ["min", "max"] {
                guard let text = query["\(bound)\(name)"] else { continue }
                values["\(bound)\(name)"] =
                    name == "Area"
                    ? FloorArea(typed: text)?.squareMetres : Money(typed: text).map { "\($0.won)" }
            }
        }
        return values
    }

    static func html(_ parts: FormParts) -> [HTML] {
        labels.map { name, label in
            """
            <fieldset class="field"><legend>\(label[parts.visit.language])</legend><div class="row">
            \(parts.line("min\(name)", FeedPhrases.least, attributes: " inputmode=\"decimal\""))
            \(parts.line("max\(name)", FeedPhrases.most, attributes: " inputmode=\"decimal\""))
            </div></fieldset>
            """
        }
    }

    /// "한 달 총비용 1,000,000원까지", "Exclusive area: at least 33.06 m² (10 pyeong)".
    static func words(of name: String, _ value: String) -> Words {
        let label = (labels.first { name.hasSuffix($0.0) }?.1).map(withoutUnit) ?? Words("", "")
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

    private static func withoutUnit(_ label: Words) -> Words {
        func plain(_ text: String) -> String { text.split(separator: " (").first.map(String.init) ?? text }
        return Words(plain(label[.korean]), plain(label[.english]))
    }
}
