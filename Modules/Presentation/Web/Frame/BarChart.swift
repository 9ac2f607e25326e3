import Markup

/// Bars beside each other. Hidden from screen readers, which read the table beside them.
struct BarChart {
    struct Bar {
        let label: String
        /// Nil for one that isn't known.
        let value: Int?
    }

    private static let height = 100

    let bars: [Bar]
    /// The one that stands out.
    let current: Int
    /// What the highest possible bar means; the highest of the bars by default.
    var most: Int?

    var html: HTML {
        let most = max(1, most ?? bars.compactMap(\.value).max() ?? 1)
        let width = 360 / max(1, bars.count)
        let columns = bars.enumerated().map { index, bar -> HTML in
            let value = bar.value ?? 0
            let height = value > 0 ? max(2, value * Self.height / most) : 0
            return """
                <rect\(" class=\"current\"", if: index == current) x="\(index * width + width / 5)" \
                y="\(Self.height - height + 4)" width="\(width * 3 / 5)" height="\(height)" rx="3"/>\
                <text x="\(index * width + width / 2)" y="\(Self.height + 20)">\(bar.label)</text>
                """
        }
        return """
            <svg viewBox="0 0 360 126" aria-hidden="true"><path d="M0 104.5h360"/>\(columns)</svg>
            """
    }
}
