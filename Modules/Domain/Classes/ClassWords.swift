/// What a class is about.
public enum ClassSubject: String, CaseIterable, Sendable {
    case korean
    case math
    case english
    case science
    case society
    case language
    case major
    case computer
    case hobby
}

/// Whom a class is for.
public enum ClassTarget: String, CaseIterable, Sendable {
    case elementary
    case junior
    case senior
    case university
    case housewife
    case all
}

/// The part of a day that suits.
public enum TimeBand: String, CaseIterable, Sendable {
    case morning
    case afternoon
    case evening
    case night
}

extension Vocabulary {
    public static let classes = Vocabulary(
        .class,
        categories: ClassSubject.self,
        audiences: ClassTarget.self
    )
}
