/// The number of a release, as in `0.2.1`.
public struct ReleaseNumber: Comparable, Sendable, CustomStringConvertible {
    private let parts: [Int]

    /// Takes the first word of a text, also with a `v` before it; nil for anything else.
    public init?(_ text: String) {
        guard var word = text.split(whereSeparator: \.isWhitespace).first else { return nil }
        if word.first == "v" { word = word.dropFirst() }
        let parts = word.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        let known = parts.compactMap(\.self)
        guard (1...4).contains(parts.count), known.count == parts.count, known.allSatisfy({ $0 >= 0 }) else {
            return nil
        }
        self.parts = known
    }

    public var description: String { parts.map(String.init).joined(separator: ".") }

    public static func < (left: Self, right: Self) -> Bool {
        let count = max(left.parts.count, right.parts.count)
        return left.padded(to: count).lexicographicallyPrecedes(right.padded(to: count))
    }

    public static func == (left: Self, right: Self) -> Bool { !(left < right) && !(right < left) }

    private func padded(to count: Int) -> [Int] {
        parts + Array(repeating: 0, count: count - parts.count)
    }
}
