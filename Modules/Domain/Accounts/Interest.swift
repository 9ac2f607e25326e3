/// What a member likes to learn or teach; the words of the lessons that ClassToday introduced. Kept as
/// ``Marks``: the list grows at its end.
public enum Interest: String, CaseIterable, Sendable {
    case korean
    case maths
    case english
    case science
    case society
    case language
    case major
    case computer
    case hobby
}

/// What an account can do without at first, and should have before the board makes sense.
public enum MissingStep: String, CaseIterable, Sendable {
    /// No home neighbourhood is chosen yet.
    case neighbourhood
}
