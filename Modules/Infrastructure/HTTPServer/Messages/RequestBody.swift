/// What came after a request's head: whole for buffered routes, piece by piece for streamed ones.
public struct RequestBody: Sendable {
    private enum Source {
        case bytes([UInt8])
        case stream(BodyStream)
    }

    private let source: Source

    public static let empty = RequestBody([])

    public init(_ bytes: [UInt8]) {
        source = .bytes(bytes)
    }

    init(_ stream: BodyStream) {
        source = .stream(stream)
    }

    /// The whole body of a buffered route; empty for a streamed one, whose `chunks` have to be read.
    public var bytes: [UInt8] {
        if case .bytes(let bytes) = source { bytes } else { [] }
    }

    public var chunks: Chunks { Chunks(body: self) }

    /// Everything, from either kind of route. Throws ``Rejection/bodyTooLarge(limit:)`` once a route's body
    /// turns out to be more than this reader takes.
    public func collected(atMost limit: Int = .max) async throws -> [UInt8] {
        var all: [UInt8] = []
        for try await chunk in chunks {
            guard all.count + chunk.count <= limit else { throw Rejection.bodyTooLarge(limit: limit) }
            all += chunk
        }
        return all
    }

    /// The pieces of a body. The connection rests while the reader lags; only one reader at a time.
    public struct Chunks: AsyncSequence, Sendable {
        public typealias Element = [UInt8]

        fileprivate let body: RequestBody

        public func makeAsyncIterator() -> Iterator {
            switch body.source {
            case .bytes(let bytes): Iterator(rest: bytes.isEmpty ? nil : bytes, stream: nil)
            case .stream(let stream): Iterator(rest: nil, stream: stream)
            }
        }
    }

    /// Walks over the pieces once.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var rest: [UInt8]?
        fileprivate let stream: BodyStream?

        public mutating func next() async throws -> [UInt8]? {
            if let stream { return try await stream.next() }
            defer { rest = nil }
            return rest
        }
    }
}

/// Why the rest of a streamed body will not come.
public enum RequestBodyError: Error, Sendable {
    /// The connection ended before the body did.
    case truncated
}
