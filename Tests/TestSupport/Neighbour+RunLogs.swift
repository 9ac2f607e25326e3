public import JSONCoding

/// What a neighbour does with running logs.
extension Neighbour {
    /// A public personal log of 20 November, with `changes`.
    public static func runLog(_ changes: JSONObject = [:]) -> JSON {
        let log: JSONObject = [
            "day": "2026-11-20", "stamp": "joy", "weather": "rain", "temperature": -3, "diary": "강바람",
            "metres": 5_240, "seconds": 1_880, "public": true,
        ]
        return .object(log.with(changes))
    }

    /// A GPX document of 1,500 metres to the north in ten minutes, from the early morning of 20 November.
    public static func track() -> String {
        let points = (0...150).map { index in
            let (minute, second) = (index * 4 / 60, index * 4 % 60)
            let time = "2026-11-19T21:\(minute < 10 ? "0" : "")\(minute):\(second < 10 ? "0" : "")\(second)Z"
            let latitude = 37.5 + Double(index) * 10 / 111_320
            return "<trkpt lat=\"\(latitude)\" lon=\"127.01\"><ele>8.5</ele><time>\(time)</time></trkpt>"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <gpx version="1.1" creator="Watch" xmlns="http://www.topografix.com/GPX/1/1">
            <metadata><time>2026-11-19T20:00:00Z</time></metadata>
            <trk><name>Morning</name><trkseg>\(points.joined(separator: "\n"))</trkseg></trk></gpx>
            """
    }

    /// Sends a GPX document as it is.
    public func importTrack(_ document: String, zone: String = "") async throws -> TestResponse {
        try await importTrack(Array(document.utf8), zone: zone)
    }

    /// Sends a file as it is.
    public func importTrack(
        _ file: [UInt8],
        as type: String = "application/gpx+xml",
        zone: String = ""
    ) async throws -> TestResponse {
        try await TestResponse.asking(
            "POST",
            "\(server.address)/api/v1/run-logs/tracks\(zone)",
            file,
            headers: ["Authorization": "Bearer \(accessToken)", "Content-Type": type]
        )
    }
}
