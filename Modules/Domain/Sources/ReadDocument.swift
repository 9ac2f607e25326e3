/// Reads the events of a document that a member has, without storing any. Rate limited, because a hostile
/// document keeps a parser busy for a second.
public struct ReadDocument: Sendable {
    public static let mostBytes = 2_000_000

    private let reader: any SourceReader
    private let throttle: any CallThrottle
    private let clock: any WallClock

    public init(reader: any SourceReader, throttle: any CallThrottle, clock: any WallClock) {
        self.reader = reader
        self.throttle = throttle
        self.clock = clock
    }

    /// Throws a ``DocumentReadingRefusal``.
    public func callAsFunction(_ bytes: [UInt8], by member: Member.ID) async throws -> SourceReading {
        do {
            try await throttle.take(.documents(of: member), at: clock.now)
        } catch CallRefusal.tooOften(let wait) {
            throw DocumentReadingRefusal.tooOften(retryAfter: wait)
        }
        let document = SourceDocument(bytes, mediaType: nil, address: "")
        do {
            return try reader.entries(of: document, as: nil, host: nil, at: clock.now)
        } catch SourceFailure.format {
            throw DocumentReadingRefusal.format
        } catch is SourceFailure {
            throw DocumentReadingRefusal.damaged
        }
    }
}

/// The reasons not to read a document.
public enum DocumentReadingRefusal: Refusal, Equatable {
    /// It is no calendar, feed or page with events.
    case format
    case damaged
    case tooOften(retryAfter: Duration)

    public static let examples: [DocumentReadingRefusal] = [
        .format, .damaged, .tooOften(retryAfter: .seconds(60)),
    ]

    public var code: String {
        switch self {
        case .format: "event-document.format"
        case .damaged: "event-document.damaged"
        case .tooOften: "event-document.too-often"
        }
    }

    public var kind: RefusalKind {
        switch self {
        case .format, .damaged: .invalid
        case .tooOften(let wait): .tooSoon(retryAfter: wait)
        }
    }
}

extension CountedCall {
    /// Ten at once, then one in six minutes.
    public static func documents(of member: Member.ID) -> CountedCall {
        CountedCall(key: "documents \(member)", rule: .init(tries: 10, interval: .seconds(360)))
    }
}
