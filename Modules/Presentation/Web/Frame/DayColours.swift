/// The colours of the stylesheet by day, for pictures that are drawn without it.
struct DayColours {
    /// A colour of every page, such as "soft".
    static func named(_ name: String) -> String { colour(name, in: page) }

    private static func colour(_ name: String, in colours: [String: String]) -> String {
        guard let colour = colours[name] else { preconditionFailure("no colour called \(name)") }
        return colour
    }

    static func of(_ hue: Hue) -> DayColours {
        guard let colours = hues[hue] else { preconditionFailure("every hue has colours") }
        return colours
    }

    private static let hues = Dictionary(uniqueKeysWithValues: Hue.allCases.map { ($0, DayColours($0)) })

    private init(_ hue: Hue) {
        let colours = Self.declared(in: "[data-kind=\"\(hue.rawValue)\"]")
        solid = Self.colour("hue", in: colours)
        soft = Self.colour("hue-soft", in: colours)
        text = Self.colour("hue-text", in: colours)
    }

    let solid: String
    /// Of an area.
    let soft: String
    /// Of words on the area.
    let text: String

    /// A drawing with the colours in it.
    static func filling(_ drawing: String) -> String {
        page.filter { $0.key.hasPrefix("d-") }.reduce(drawing) { drawing, colour in
            drawing.replacing("var(--\(colour.key))", with: colour.value)
        }
    }

    private static let page = declared(in: ":root")

    /// The first rule with the selector, by name without the hyphens.
    private static func declared(in selector: String) -> [String: String] {
        let styles = Asset.commonStyles.condensed.replacing(" {", with: "{")
        guard let start = styles.firstRange(of: selector + "{") else {
            preconditionFailure("no style of \(selector)")
        }
        let rule = styles[start.upperBound...].prefix { $0 != "}" }
        let colours = rule.split(whereSeparator: { $0 == ";" || $0 == "\n" }).compactMap(colour)
        return Dictionary(colours) { first, _ in first }
    }

    private static func colour(of declaration: Substring) -> (String, String)? {
        let parts = declaration.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, parts[0].hasPrefix("--") else { return nil }
        let value = parts[1].trimmingPrefix("light-dark(").prefix { $0 != "," && $0 != ")" }
        guard value.hasPrefix("#") else { return nil }
        return (String(parts[0].dropFirst(2)), String(value))
    }
}
