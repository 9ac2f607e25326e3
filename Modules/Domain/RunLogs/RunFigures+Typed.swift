extension RunDistance {
    /// Metres of kilometres as people type them: "5.2", "5,2" and "5.20 km".
    public static func metres(typed text: String) -> Int? {
        let text = text.replacing(",", with: ".").filter { !$0.isWhitespace }.lowercased()
        let number = text.hasSuffix("km") ? String(text.dropLast(2)) : text
        guard let kilometres = Double(number), (0...1e6).contains(kilometres) else { return nil }
        return Int((kilometres * 1_000).rounded())
    }
}

extension RunMovingTime {
    /// Seconds of a time as people type it: "31:20", "1:02:30", or minutes alone.
    public static func seconds(typed text: String) -> Int? {
        let parts = text.filter { !$0.isWhitespace }.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in Int(part).flatMap { (0...10_000).contains($0) ? $0 : nil } }
        guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
        return switch numbers.count {
        case 1: numbers[0] * 60
        case 2: numbers[0] * 60 + numbers[1]
        default: numbers[0] * 3_600 + numbers[1] * 60 + numbers[2]
        }
    }
}
