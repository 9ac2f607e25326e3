/// The subject of a class.
public enum ClassSubject: String, CaseIterable, Sendable {
    case korean
    case math
    case english
    case science
    case society
    case language
    case major
    case computer
    /// Any other hobby.
    case hobby
    case music
    case sport
    case art
    case cooking
}

/// The audience of a class.
public enum ClassTarget: String, CaseIterable, Sendable {
    case elementary
    case junior
    case senior
    case university
    case housewife
    case all
}

/// A part of the day.
public enum TimeBand: String, CaseIterable, Sendable {
    case morning
    case afternoon
    case evening
    case night
}

extension Class {
    static let subject = Facet("subject", ClassSubject.self, bits: 0..<24, isOnCard: true)
    static let target = Facet("target", ClassTarget.self, bits: 24..<40)
    static let weekday = Facet("weekday", Weekday.self, bits: 40..<47)

    static let traits = KindTraits(
        facets: [subject, target, weekday],
        soldFacets: [subject, target],
        capabilities: [.sides, .prices, .deals, .paidSeats, .openEnded]
    )

    public static func marks(
        subjects: Set<ClassSubject>,
        targets: Set<ClassTarget>,
        weekdays: Set<Weekday>
    ) -> Marks {
        [subject.marks(of: subjects), target.marks(of: targets), weekday.marks(of: weekdays)]
    }
}
