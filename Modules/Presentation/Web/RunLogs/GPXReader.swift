import Domain
import Wire
import XML

/// Reads the track of a GPX document. Everything else in it is skipped.
struct GPXReader: XMLReader {
    /// Three elements for each position: itself, its elevation and its time, and some that watches add.
    static let limits = XMLLimits(elements: 12 * RunTrack.mostFixes)

    private(set) var parts: [[RunTrack.Fix]] = []
    private var point: Point?
    private var moment: Moment?
    /// The text of a time that is being read.
    private var time: String?
    private var count = 0
    private var isBegun = false

    mutating func start(_ name: String, in namespace: String?, _ attributes: XMLAttributes) throws {
        guard isBegun || name == "gpx" else { throw RunLogRefusal.trackUnreadable }
        isBegun = true
        switch name {
        case "trkseg": parts.append([])
        case "trkpt":
            count += 1
            guard count <= RunTrack.mostFixes else { throw RunLogRefusal.trackTooLarge }
            guard let latitude = attributes["lat"].flatMap(Double.init),
                let longitude = attributes["lon"].flatMap(Double.init),
                let read = Point(latitude: latitude, longitude: longitude)
            else { throw RunLogRefusal.trackUnreadable }
            (point, moment) = (read, nil)
        case "time": time = point == nil ? nil : ""
        default: break
        }
    }

    mutating func text(_ part: String) {
        guard let read = time, read.utf8.count + part.utf8.count <= 64 else { return }
        time = read + part
    }

    mutating func end(_ name: String) throws {
        switch name {
        case "time":
            guard let read = time else { return }
            time = nil
            guard let found = Moment(rfc3339: read) else { throw RunLogRefusal.trackUnreadable }
            moment = found
        case "trkpt":
            guard let point, !parts.isEmpty else { return }
            parts[parts.count - 1].append(RunTrack.Fix(point, at: moment))
            self.point = nil
        default: break
        }
    }
}

extension RunTrack {
    /// Reads a GPX document as it arrives.
    init(gpx chunks: some AsyncSequence<[UInt8], any Error>) async throws {
        do {
            let parser = try XMLParser(GPXReader(), limits: GPXReader.limits)
            var count = 0
            for try await chunk in chunks {
                count += chunk.count
                guard count <= Self.mostBytes else { throw RunLogRefusal.trackTooLarge }
                try parser.take(chunk)
            }
            try self.init(parser.end().parts)
        } catch XMLError.tooLarge {
            throw RunLogRefusal.trackTooLarge
        } catch is XMLError {
            throw RunLogRefusal.trackUnreadable
        }
    }
}
