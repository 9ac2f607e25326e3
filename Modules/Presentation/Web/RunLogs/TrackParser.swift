import Domain
import XML

/// Reads a recorded track as it arrives: GPX, TCX or FIT, by its first bytes.
enum TrackParser {
    case undecided([UInt8])
    case document(XMLParser<TrackReader>)
    case fit(FITReader)

    /// What tells FIT from a document.
    private static let head = 12

    mutating func take(_ bytes: [UInt8]) throws {
        switch self {
        case .undecided(let former):
            let known = former + bytes
            guard known.count >= Self.head else {
                self = .undecided(known)
                return
            }
            self =
                FITReader.recognizes(known)
                ? .fit(FITReader())
                : .document(try XMLParser(TrackReader(), limits: TrackReader.limits))
            try take(known)
        case .document(let parser): try parser.take(bytes)
        case .fit(var reader):
            // Without a copy of what was read before.
            self = .undecided([])
            defer { self = .fit(reader) }
            try reader.take(bytes)
        }
    }

    mutating func end() throws -> [[RunTrack.Fix]] {
        switch self {
        case .undecided(let bytes):
            let parser = try XMLParser(TrackReader(), limits: TrackReader.limits)
            try parser.take(bytes)
            return try parser.end().parts
        case .document(let parser): return try parser.end().parts
        case .fit(let reader): return try reader.end()
        }
    }
}

extension RunTrack {
    /// Reads a file as it arrives.
    init(reading chunks: some AsyncSequence<[UInt8], any Error>) async throws {
        do {
            var parser = TrackParser.undecided([])
            var count = 0
            for try await chunk in chunks {
                count += chunk.count
                guard count <= Self.mostBytes else { throw RunLogRefusal.trackTooLarge }
                try parser.take(chunk)
            }
            try self.init(parser.end())
        } catch XMLError.tooLarge {
            throw RunLogRefusal.trackTooLarge
        } catch is XMLError {
            throw RunLogRefusal.trackUnreadable
        }
    }
}
