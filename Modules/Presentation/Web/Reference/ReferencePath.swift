import Wire

/// Paths of the pages that describe the API.
enum ReferencePath: String, Path {
    case index = "/developers"
    /// The operations of a feature.
    case feature = "/developers/{feature}"

    static func feature(_ tag: String) -> String { "\(index.rawValue)/\(tag)" }
}
