import Domain
import Markup
import Wording

/// A route as lines, without a map: nothing is loaded from elsewhere.
struct RunRouteDrawing {
    let route: RunRoute
    let words: Words

    private static let side = 320.0
    private static let margin = 12.0

    func html(in language: Language) -> HTML {
        let lines = scaled.map { line -> HTML in
            let points = line.map { "\($0.x),\($0.y)" }.joined(separator: " ")
            return "<polyline points=\"\(points)\"/>"
        }
        return """
            <svg class="route" viewBox="0 0 \(size.x) \(size.y)" role="img" aria-label="\(words[language])">\
            \(lines)</svg>
            """
    }

    /// Degrees from the north-west corner, those to the east shortened as on the ground.
    private var offsets: [[(x: Double, y: Double)]] {
        let all = route.lines.flatMap(\.self)
        let (north, west) = (all.map(\.latitude).max() ?? 0, all.map(\.longitude).min() ?? 0)
        let ratio = Point.cosine(ofDegrees: north)
        return route.lines.map { line in
            line.map { (($0.longitude - west) * ratio, north - $0.latitude) }
        }
    }

    private var scale: Double {
        let all = offsets.flatMap(\.self)
        let longest = max(all.map(\.x).max() ?? 0, all.map(\.y).max() ?? 0, 1e-6)
        return (Self.side - 2 * Self.margin) / longest
    }

    private var scaled: [[(x: Int, y: Int)]] {
        let scale = scale
        return offsets.map { line in
            line.map { (Self.whole($0.x * scale + Self.margin), Self.whole($0.y * scale + Self.margin)) }
        }
    }

    private var size: (x: Int, y: Int) {
        let all = scaled.flatMap(\.self)
        let margin = Self.whole(Self.margin)
        return ((all.map(\.x).max() ?? 0) + margin, (all.map(\.y).max() ?? 0) + margin)
    }

    private static func whole(_ value: Double) -> Int { Int(value.rounded()) }
}
