import Domain
import Wire
import XML

/// Reads the track of a GPX or TCX document. Everything else in it is skipped.
struct TrackReader: XMLReader {
    /// Three elements for each position: itself, its elevation and its time, and some that watches add.
    static let limits = XMLLimits(elements: 12 * RunTrack.mostFixes)

    private(set) var parts: [[RunTrack.Fix]] = []
    private var names: Names?
    private var latitude: Double?
    private var longitude: Double?
    private var moment: Moment?
    private var isInPoint = false
    /// The text of an element that is being read.
    private var value: String?
    private var count = 0

    /// What the two formats call the same.
    private struct Names {
        let root: String
        /// Begins a part.
        let part: String
        let point: String
        let time: String

        static let all = [
            Names(root: "gpx", part: "trkseg", point: "trkpt", time: "time"),
            // The laps of an activity follow each other; a second track within one follows a pause.
            Names(root: "TrainingCenterDatabase", part: "Track", point: "Trackpoint", time: "Time"),
        ]
    }

    /// Tracks of the lap of a TCX document that is open.
    private var tracksInLap: Int?

    mutating func start(_ name: String, in namespace: String?, _ attributes: XMLAttributes) throws {
        guard let names else {
            guard let found = Names.all.first(where: { $0.root == name }) else {
                throw RunLogRefusal.trackUnreadable
            }
            names = found
            return
        }
        switch name {
        case "Lap": tracksInLap = 0
        case "Activity": parts.append([])
        case names.part: beginPart()
        case names.point:
            count += 1
            guard count <= RunTrack.mostFixes else { throw RunLogRefusal.trackTooLarge }
            (latitude, longitude) = (
                attributes["lat"].flatMap(Double.init), attributes["lon"].flatMap(Double.init)
            )
            (moment, isInPoint) = (nil, true)
        case names.time, "LatitudeDegrees", "LongitudeDegrees": value = isInPoint ? "" : nil
        default: break
        }
    }

    private mutating func beginPart() {
        if let tracks = tracksInLap {
            tracksInLap = tracks + 1
            if tracks == 0, !parts.isEmpty { return }
        }
        parts.append([])
    }

    mutating func text(_ part: String) {
        guard let read = value, read.utf8.count + part.utf8.count <= 64 else { return }
        value = read + part
    }

    mutating func end(_ name: String) throws {
        guard let names, isInPoint else { return }
        let read = value.map { $0.filter { !$0.isWhitespace } }
        switch name {
        case names.time: moment = read.flatMap { Moment(utc: $0) }
        case "LatitudeDegrees": latitude = read.flatMap(Double.init)
        case "LongitudeDegrees": longitude = read.flatMap(Double.init)
        case names.point: try endPoint()
        default: return
        }
        value = nil
    }

    private mutating func endPoint() throws {
        isInPoint = false
        // Watches write TCX without positions while they look for satellites.
        guard let latitude, let longitude else {
            guard names?.root != "gpx" else { throw RunLogRefusal.trackUnreadable }
            return
        }
        guard let point = Point(latitude: latitude, longitude: longitude) else {
            throw RunLogRefusal.trackUnreadable
        }
        guard !parts.isEmpty else { return }
        parts[parts.count - 1].append(RunTrack.Fix(point, at: moment))
    }
}

extension Moment {
    /// As of XML Schema. Both formats write times of UTC, some programs without saying so.
    fileprivate init?(utc text: String) {
        guard let moment = Moment(rfc3339: text) ?? Moment(rfc3339: text + "Z") else { return nil }
        self = moment
    }
}
