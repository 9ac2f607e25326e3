/// The reasons to refuse an image or its use.
public enum ImageRefusal: Refusal, Equatable {
    /// The image doesn't exist or was swept while unused.
    case notFound
    /// Another member uploaded it.
    case notYours
    /// More than ``Post/mostImages`` in one post, or ``Image/mostPerPost`` in a message.
    case tooMany
    /// The same image twice in one post.
    case repeated
    /// More bytes than ``Image/mostBytes``.
    case tooLarge
    /// More pixels, or a longer side, than any camera produces.
    case tooManyPixels
    /// Truncated, damaged, or of another format than declared.
    case unreadable
    /// A format that isn't accepted.
    case unsupported
    /// The server can't process images.
    case unavailable
    case tooManyToday(retryAfter: Duration)
    /// The member's uploads took all the processor time of a day.
    case tooMuchWork(retryAfter: Duration)

    public static let examples: [ImageRefusal] = [
        .notFound, .notYours, .tooMany, .repeated, .tooLarge, .tooManyPixels, .unreadable, .unsupported,
        .unavailable, .tooManyToday(retryAfter: .seconds(3_600)),
        .tooMuchWork(retryAfter: .seconds(30)),
    ]

    public var code: String {
        switch self {
        case .notFound: "image.not-found"
        case .notYours: "image.not-yours"
        case .tooMany: "image.too-many"
        case .repeated: "image.repeated"
        case .tooLarge: "image.too-large"
        case .tooManyPixels: "image.too-many-pixels"
        case .unreadable: "image.unreadable"
        case .unsupported: "image.unsupported"
        case .unavailable: "image.unavailable"
        case .tooManyToday: "image.too-many-today"
        case .tooMuchWork: "image.too-much-work"
        }
    }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .notYours: .forbidden
        case .unavailable: .conflict
        case .tooMany, .repeated, .tooLarge, .tooManyPixels, .unreadable, .unsupported: .invalid
        case .tooManyToday(let wait), .tooMuchWork(let wait): .tooSoon(retryAfter: wait)
        }
    }

    public var field: String? {
        switch self {
        case .notFound, .notYours, .tooMany, .repeated: "images"
        case .tooLarge, .tooManyPixels, .unreadable, .unsupported, .unavailable, .tooManyToday, .tooMuchWork:
            nil
        }
    }
}
