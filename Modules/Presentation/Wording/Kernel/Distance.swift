/// Distances as people say them.
public enum Distance {
    /// Rounded to hundreds of metres, when one end isn't known better.
    public static func about(_ metres: Int) -> Words {
        let text = text(max(100, (metres + 50) / 100 * 100))
        return Words("약 \(text)", "about \(text)")
    }

    /// Rounded to tens of metres.
    public static func near(_ metres: Int) -> Words {
        let text = text(max(10, (metres + 5) / 10 * 10))
        return Words(text, text)
    }

    /// "350m", "1.2km".
    public static func text(_ metres: Int) -> String {
        guard metres >= 1_000 else { return "\(metres)m" }
        return metres >= 10_000 ? "\(metres / 1_000)km" : "\(metres / 1_000).\(metres % 1_000 / 100)km"
    }
}
