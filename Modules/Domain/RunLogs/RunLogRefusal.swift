/// The reasons to refuse a log, a track or a stamp.
public enum RunLogRefusal: Refusal, Equatable {
    /// The log doesn't exist, or the reader may not see it.
    case notFound
    /// Another member wrote it.
    case notYours
    case dayInFuture
    case dayTooEarly
    /// A log of a run has the day of that run.
    case otherDay
    case diaryTooLong
    case temperature
    case distance
    case movingTime
    /// More than ``RunLogContents/mostImages``.
    case tooManyImages
    case editedMeanwhile
    /// The run doesn't exist, hasn't started, or the member didn't take part.
    case runNotFound
    /// The member has a log of that run.
    case alreadyWritten
    /// The receiver of a stamp didn't take part in the run.
    case notFellow
    /// The file isn't a GPX, TCX or FIT file, or is damaged.
    case trackUnreadable
    /// More bytes or positions than a track may have.
    case trackTooLarge
    /// Fewer than two positions.
    case trackEmpty
    case trackWithoutTime
    case tooManyToday(retryAfter: Duration)

    public static let examples: [RunLogRefusal] = [
        .notFound, .notYours, .dayInFuture, .dayTooEarly, .otherDay, .diaryTooLong, .temperature, .distance,
        .movingTime, .tooManyImages, .editedMeanwhile, .runNotFound, .alreadyWritten, .notFellow,
        .trackUnreadable, .trackTooLarge, .trackEmpty, .trackWithoutTime,
        .tooManyToday(retryAfter: .seconds(3_600)),
    ]

    public var code: String {
        switch self {
        case .notFound: "run-log.not-found"
        case .notYours: "run-log.not-yours"
        case .dayInFuture: "run-log.day-in-future"
        case .dayTooEarly: "run-log.day-too-early"
        case .otherDay: "run-log.other-day"
        case .diaryTooLong: "run-log.diary-too-long"
        case .temperature: "run-log.temperature"
        case .distance: "run-log.distance"
        case .movingTime: "run-log.moving-time"
        case .tooManyImages: "run-log.too-many-images"
        case .editedMeanwhile: "run-log.edited-meanwhile"
        case .runNotFound: "run-log.run-not-found"
        case .alreadyWritten: "run-log.already-written"
        case .notFellow: "run-log.not-fellow"
        case .trackUnreadable: "run-log.track-unreadable"
        case .trackTooLarge: "run-log.track-too-large"
        case .trackEmpty: "run-log.track-empty"
        case .trackWithoutTime: "run-log.track-without-time"
        case .tooManyToday: "run-log.too-many-today"
        }
    }

    public var kind: RefusalKind {
        switch self {
        case .notFound, .runNotFound, .notFellow: .notFound
        case .notYours: .forbidden
        case .editedMeanwhile: .outdated
        case .alreadyWritten: .conflict
        case .dayInFuture, .dayTooEarly, .otherDay, .diaryTooLong, .temperature, .distance, .movingTime,
            .tooManyImages, .trackUnreadable, .trackTooLarge, .trackEmpty, .trackWithoutTime:
            .invalid
        case .tooManyToday(let wait): .tooSoon(retryAfter: wait)
        }
    }

    public var field: String? {
        switch self {
        case .dayInFuture, .dayTooEarly, .otherDay: "day"
        case .diaryTooLong: "diary"
        case .temperature: "temperature"
        case .distance: "metres"
        case .movingTime: "seconds"
        case .tooManyImages: "images"
        case .trackUnreadable, .trackTooLarge, .trackEmpty, .trackWithoutTime: "track"
        case .notFound, .notYours, .editedMeanwhile, .runNotFound, .alreadyWritten, .notFellow,
            .tooManyToday:
            nil
        }
    }
}
