/// Why a picture can't be taken in, or put somewhere.
public enum ImageRefusal: Refusal, Equatable {
    /// Never there, or swept because nothing used it.
    case notFound
    /// Somebody else uploaded it.
    case notYours
    /// More than ``Image/mostPerPost`` in one place.
    case tooMany
    /// The same picture twice in one place.
    case repeated
    /// More bytes than ``Image/mostBytes``.
    case tooLarge
    /// More pixels, or a longer side, than anybody's camera makes.
    case tooManyPixels
    /// Cut off, damaged, or not what it says it is.
    case unreadable
    /// Not a kind of picture that is taken in.
    case unsupported
    /// The server has nothing to look at pictures with.
    case unavailable
    case tooManyToday(retryAfter: Duration)

    public static let examples: [ImageRefusal] = [
        .notFound, .notYours, .tooMany, .repeated, .tooLarge, .tooManyPixels, .unreadable, .unsupported,
        .unavailable, .tooManyToday(retryAfter: .seconds(3_600)),
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
        }
    }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .notYours: .forbidden
        case .unavailable: .conflict
        case .tooMany, .repeated, .tooLarge, .tooManyPixels, .unreadable, .unsupported: .invalid
        case .tooManyToday(let wait): .tooSoon(retryAfter: wait)
        }
    }

    public var field: String? {
        switch self {
        case .notFound, .notYours, .tooMany, .repeated: "images"
        case .tooLarge, .tooManyPixels, .unreadable, .unsupported, .unavailable, .tooManyToday: nil
        }
    }
}
