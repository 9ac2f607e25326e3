/// What a member likes to learn or teach: the subjects of classes. Stored as ``Marks``: append only.
public enum Interest: String, CaseIterable, Sendable {
    case korean
    case math
    case english
    case science
    case society
    case language
    case major
    case computer
    case hobby
    case music
    case sport
    case art
    case cooking
}

/// A sign-up step that can be postponed but is needed before the board is useful.
public enum MissingStep: String, CaseIterable, Sendable {
    /// No home neighbourhood is chosen.
    case neighbourhood
}
