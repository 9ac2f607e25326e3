/// A parameter that is either `true` or left out.
enum OnlyTrue: String, WireWord {
    case only = "true"

    /// Nil, and so left out, when it is false.
    init?(_ isTrue: Bool) {
        guard isTrue else { return nil }
        self = .only
    }
}
