/// A set of words from a short closed list, as one number that can be indexed. The position in the list is
/// stored, so lists are append only.
public struct Marks: OptionSet, Hashable, Sendable {
    public let rawValue: Int64

    @inlinable
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    @inlinable
    public init<Word: CaseIterable & Hashable>(_ words: Set<Word>) {
        var marks: Int64 = 0
        var mark: Int64 = 1
        for word in Word.allCases {
            if words.contains(word) { marks |= mark }
            mark <<= 1
        }
        rawValue = marks
    }

    @inlinable
    public func words<Word: CaseIterable & Hashable>(of: Word.Type = Word.self) -> Set<Word> {
        Set(
            Word.allCases.enumerated().filter { rawValue & 1 << Int64($0.offset) != 0 }.map(\.element)
        )
    }
}
