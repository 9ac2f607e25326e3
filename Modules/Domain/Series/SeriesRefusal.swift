/// The reasons to refuse a series.
public enum SeriesRefusal: String, Refusal, CaseIterable {
    /// The series doesn't exist, or is another member's.
    case notFound = "series.not-found"
    /// The number of weeks is outside ``SeriesLength/allowed``.
    case weeks = "series.weeks"
    /// The member has ``Series/mostRunning`` series with dates to come.
    case tooMany = "series.too-many"
    /// Its host didn't end it, or no date is to come.
    case notResumable = "series.not-resumable"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .weeks: .invalid
        case .tooMany, .notResumable: .conflict
        }
    }

    public var field: String? {
        switch self {
        case .notFound, .notResumable: nil
        case .weeks, .tooMany: "weeks"
        }
    }
}
