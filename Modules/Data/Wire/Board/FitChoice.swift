/// The values of the filter `fits`.
public enum FitChoice: String, CaseIterable, Sendable {
    /// Only listings whose conditions the reader meets.
    case me
}
