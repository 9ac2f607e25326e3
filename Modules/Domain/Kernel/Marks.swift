/// A set of words out of a short closed list, as one number that an index can hold. A word's place in its
/// list is for ever: lists grow at the end.
public struct Marks: OptionSet, Hashable, Sendable {
    public let rawValue: Int64

    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    public init<Word: CaseIterable & Hashable>(_ words: Set<Word>) {
        rawValue = Word.allCases.enumerated().reduce(0) { marks, word in
            words.contains(word.element) ? marks | 1 << Int64(word.offset) : marks
        }
    }

    public func words<Word: CaseIterable & Hashable>(of: Word.Type = Word.self) -> Set<Word> {
        Set(
            Word.allCases.enumerated().filter { rawValue & 1 << Int64($0.offset) != 0 }.map(\.element)
        )
    }
}
