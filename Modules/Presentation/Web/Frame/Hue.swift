import Markup

/// A colour with which the styles mark a kind, also for what belongs to no kind.
enum Hue: String, CaseIterable {
    case green = "class"
    case orange = "run"
    case blue = "event"
    case ochre = "shop"
    case violet = "lesson"
    case pink = "community"
}

extension Icon {
    /// The icon on an area of a colour.
    func tile(_ hue: Hue?) -> HTML {
        let kind: HTML = hue.map { " data-kind=\"\($0.rawValue)\"" } ?? ""
        return "<span class=\"kind-icon\"\(kind)>\(html)</span>"
    }
}
