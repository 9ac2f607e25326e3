/// The groups of instruments, as in a menu of lessons.
public enum LessonFamily: String, CaseIterable, Sendable {
    case strings
    case woodwind
    case brass
    case piano
    case voice
    case composition
    case other
}

/// What a lesson teaches: an instrument, singing or composition.
public enum LessonInstrument: String, CaseIterable, Sendable {
    case piano
    case voice
    case composition
    case violin
    case viola
    case cello
    case contrabass
    case flute
    case oboe
    case clarinet
    case bassoon
    case trumpet
    case trombone
    case tuba
    case horn
    case saxophone
    case percussion
    case harp

    /// A saxophone is a woodwind for its reed, though it is made of brass.
    public var family: LessonFamily {
        switch self {
        case .violin, .viola, .cello, .contrabass: .strings
        case .flute, .oboe, .clarinet, .bassoon, .saxophone: .woodwind
        case .trumpet, .trombone, .tuba, .horn: .brass
        case .piano: .piano
        case .voice: .voice
        case .composition: .composition
        case .percussion, .harp: .other
        }
    }
}

public enum LessonPurpose: String, CaseIterable, Sendable {
    case hobby
    /// Of a school or university of music.
    case exam
}

public enum LessonLevel: String, CaseIterable, Sendable {
    case beginner
    case intermediate
    case advanced
}

/// Where lessons take place.
public enum LessonPlace: String, CaseIterable, Sendable {
    case teacher
    case student
    case online
}

public enum LessonFormat: String, CaseIterable, Sendable {
    case single = "one-to-one"
    case group
}

/// How lessons are paid for.
public enum LessonFee: String, CaseIterable, Sendable {
    /// One by one.
    case single
    case pass
    case monthly
}

extension Lesson {
    static let family = Facet("family", LessonFamily.self, bits: 0..<8, isOnCard: true)
    static let instrument = Facet("instrument", LessonInstrument.self, bits: 8..<32, isOnCard: true)
    static let purpose = Facet("purpose", LessonPurpose.self, bits: 32..<35, isOnCard: true)
    static let level = Facet("level", LessonLevel.self, bits: 35..<39)
    static let place = Facet("lessonPlace", LessonPlace.self, bits: 39..<43, isOnCard: true)
    static let format = Facet("format", LessonFormat.self, bits: 43..<46)
    static let fee = Facet("fee", LessonFee.self, bits: 46..<50, isOnCard: true)
    static let trial = Facet("trial", LessonTrial.Kind.self, bits: 50..<54)

    static func isForGroups(_ marks: Marks) -> Bool {
        format.values(in: marks, of: LessonFormat.self).contains(.group)
    }

    private static let all = [family, instrument, purpose, level, place, format, fee, trial]

    static let traits = KindTraits(
        facets: all,
        soldFacets: all,
        tastes: [instrument, family],
        capabilities: [.sides, .prices, .deals, .bookings, .teachers, .paidLessons, .openEnded],
        isForGroups: isForGroups
    )
}

/// The words of a stored lesson, which are marks of its listing.
public struct LessonWords: Hashable, Sendable {
    public let instrument: LessonInstrument
    public let purposes: Set<LessonPurpose>
    public let levels: Set<LessonLevel>
    public let places: Set<LessonPlace>
    public let format: LessonFormat
    public let trial: LessonTrial.Kind

    /// Returns nil for a listing that lacks one of them.
    public init?(of listing: Listing) {
        self.init(in: listing.details.facets)
    }

    public init?(in marks: Marks) {
        guard let instrument = Lesson.instrument.values(in: marks, of: LessonInstrument.self).first,
            let format = Lesson.format.values(in: marks, of: LessonFormat.self).first,
            let trial = Lesson.trial.values(in: marks, of: LessonTrial.Kind.self).first
        else { return nil }
        (self.instrument, self.format, self.trial) = (instrument, format, trial)
        purposes = Lesson.purpose.values(in: marks)
        levels = Lesson.level.values(in: marks)
        places = Lesson.place.values(in: marks)
    }
}
