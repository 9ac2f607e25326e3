/// A request's body: in memory for buffered routes, in pieces for streamed ones.
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

    /// The whole body of a buffered route; empty for a streamed one, whose `chunks` must be read.
    public var bytes: [UInt8] {
        if case .bytes(let bytes) = source { bytes } else { [] }
    }

    public var chunks: Chunks { Chunks(body: self) }

    /// Returns the whole body, from either kind of route. Throws ``Rejection/bodyTooLarge(limit:)`` when it
    /// exceeds `limit`.
    public func collected(atMost limit: Int = .max) async throws -> [UInt8] {
        var all: [UInt8] = []
        for try await chunk in chunks {
            guard all.count + chunk.count <= limit else { throw Rejection.bodyTooLarge(limit: limit) }
            all += chunk
        }
        return all
    }

    /// The pieces of a body. The connection is suspended while the reader is behind; only one reader at a
    /// time.
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

/// The reason the rest of a streamed body is unavailable.
public enum RequestBodyError: Error, Sendable {
    /// The connection closed before the body ended.
    case truncated
}
