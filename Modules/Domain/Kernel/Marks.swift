/// A set of words out of a short closed list, as one number that an index can hold. A word's place in its
/// list is for ever: lists grow at the end.
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
